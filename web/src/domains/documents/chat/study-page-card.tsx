import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { Prose } from '../../../ui/prose.tsx';
import { madeStudyPageQuery } from '../api.ts';
import { MadeCard } from '../quiz/made-card.tsx';
import { documentsTexts } from '../texts.ts';

const texts = documentsTexts.study;

/** New study materials, with their page and their beginning. */
export function StudyPageCard({ studyId }: { studyId: string }) {
  return (
    <MadeCard
      result={useQuery(madeStudyPageQuery(studyId))}
      texts={texts}
      about={({ title }) => title}
      actions={({ link }) => (
        // Another document of ours, so no link of the router.
        <a href={link} className={buttonClass('accent', 'md', false)}>
          <ExternalLink aria-hidden />
          {texts.open}
        </a>
      )}
    >
      {({ html }) => <Materials html={html} />}
    </MadeCard>
  );
}

function Materials({ html }: { html: string }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
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
    </>
  );
}
