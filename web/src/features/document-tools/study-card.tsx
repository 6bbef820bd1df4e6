import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { commonTexts } from '../../texts/en/common.ts';
import { documentsTexts } from '../../texts/en/documents.ts';
import { shareTexts } from '../../texts/en/share.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Prose } from '../../ui/prose.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { ShareLink } from '../../ui/share-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type MadeStudy, madeStudyQuery } from './api.ts';

const texts = documentsTexts.study;

/** New study materials: their link and the ways to hand it on, then the materials themselves. */
export function StudyCard({ studyId }: { studyId: string }) {
  const study = useQuery(madeStudyQuery(studyId));
  return (
    <Card className="flex flex-col gap-4">
      {study.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {study.isError ? (
        <Banner
          tone="error"
          title={texts.loadFailed}
          action={
            <Button variant="secondary" busy={study.isFetching} onClick={() => study.refetch()}>
              {commonTexts.retry}
            </Button>
          }
        />
      ) : null}
      {study.data ? <Made study={study.data} /> : null}
    </Card>
  );
}

function Made({ study: { title, link, html } }: { study: MadeStudy }) {
  const [showsAll, setShowsAll] = useState(false);
  const address = new URL(link, window.location.origin).href;
  return (
    <>
      <div>
        <h2 className="text-lg">{texts.ready}</h2>
        <p className="text-ink-soft">{title}</p>
      </div>
      <ShareLink
        link={address}
        label={texts.link}
        message={texts.message(title, address)}
        texts={shareTexts}
        qr={{
          picture: <QrPicture text={address} label={texts.qr} hint={shareTexts.qrText} />,
          show: shareTexts.showQr,
        }}
      >
        {/* Another document of ours, so no link of the router. */}
        <a href={link} className={buttonClass('accent', 'md', false)}>
          <ExternalLink aria-hidden />
          {texts.open}
        </a>
      </ShareLink>
      <div className="border-line border-t pt-4">
        <div className={cx('relative', !showsAll && 'max-h-96 overflow-hidden')}>
          <Prose html={html} />
          {showsAll ? null : (
            <div
              aria-hidden
              className="pointer-events-none absolute inset-x-0 bottom-0 h-20 bg-linear-to-t from-surface to-transparent"
            />
          )}
        </div>
        <Button
          variant="ghost"
          className="mt-2 -ml-4"
          aria-expanded={showsAll}
          onClick={() => setShowsAll((now) => !now)}
        >
          {showsAll ? texts.hide : texts.show}
        </Button>
      </div>
    </>
  );
}
