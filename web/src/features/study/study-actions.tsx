import type { StudyPage } from '@akada/contract/client';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { isOnSale } from '../../lib/sale.ts';
import { studyTexts } from '../../texts/en/study.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { describeFailure, downloadPdf } from './api.ts';
import { ShareButton } from './share-button.tsx';

/** What can be done with the text: hand it on, print it, and, for its owner, keep it as PDF. */
export function StudyActions({ study }: { study: StudyPage }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    await downloadPdf(study.id, study.title).catch((error: unknown) => setFailure(describeFailure(error)));
    setBusy(false);
  };
  return (
    <div data-print="hide" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2.5">
        {study.status === 'open' ? <ShareButton title={study.title} link={study.link} /> : null}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden />
          {studyTexts.print}
        </Button>
        {study.isOwner ? (
          <Button
            variant="secondary"
            disabled={!study.can_download_pdf}
            aria-describedby={study.can_download_pdf ? undefined : 'pdf-reason'}
            busy={isBusy}
            busyLabel={studyTexts.pdfBusy}
            onClick={download}
          >
            <Download aria-hidden />
            {studyTexts.pdf}
          </Button>
        ) : null}
      </div>
      {study.isOwner && !study.can_download_pdf ? (
        <p id="pdf-reason" className="text-ink-soft text-sm">
          {isOnSale() ? (
            <>
              {studyTexts.pdfNeedsPro}{' '}
              <a href="/billing/plans" className="link">
                {studyTexts.seePlans}
              </a>
            </>
          ) : (
            studyTexts.pdfNotHere
          )}
        </p>
      ) : null}
      {failure ? <Banner tone="error">{failure}</Banner> : null}
    </div>
  );
}
