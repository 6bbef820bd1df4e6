import type { StudyPage } from '@akada/contract/client';
import { useEffect } from 'react';
import { formatDate } from '../../lib/format.ts';
import { studyTexts } from '../../texts/en/study.ts';
import { Prose } from '../../ui/prose.tsx';
import { StudyActions } from './study-actions.tsx';

/** The browser looked for the place in its address before the text was there. */
function useHashOnce(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

function datesOf({ created_at, updated_at }: StudyPage): string {
  const [created, updated] = [formatDate(created_at), formatDate(updated_at)];
  const first = studyTexts.createdOn(created);
  return created === updated ? first : `${first}, ${studyTexts.updatedOn(updated)}`;
}

export function StudyText({ study }: { study: StudyPage }) {
  useHashOnce();
  return (
    <article className="min-w-0">
      <header className="mb-8 flex max-w-(--measure) flex-col gap-4">
        <div>
          <h1 className="text-2xl">{study.title}</h1>
          <p className="mt-1 text-ink-soft text-sm">{datesOf(study)}</p>
        </div>
        <StudyActions study={study} />
        {study.isOwner && study.regenerate_reason ? (
          <p id="regenerate-reason" data-print="hide" className="text-ink-soft text-sm">
            {study.regenerate_reason}
          </p>
        ) : null}
      </header>
      <Prose html={study.html} />
    </article>
  );
}
