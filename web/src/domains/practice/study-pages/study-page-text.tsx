import type { StudyPage } from '@akada/contract/client';
import { useEffect } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Prose } from '../../../ui/prose.tsx';
import { StudyPageActions } from './study-page-actions.tsx';
import { studyPagesTexts } from './texts.ts';

/** The browser looked for the place in its address before the text was there. */
function useHashOnce(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

function datesOf({ created_at, updated_at }: StudyPage): string {
  const [created, updated] = [formatDate(created_at), formatDate(updated_at)];
  const first = studyPagesTexts.createdOn(created);
  return created === updated ? first : `${first}, ${studyPagesTexts.updatedOn(updated)}`;
}

export function StudyPageText({ page }: { page: StudyPage }) {
  useHashOnce();
  return (
    <article className="min-w-0">
      <header className="mb-8 flex max-w-(--measure) flex-col gap-4">
        <div>
          <h1 className="text-2xl">{page.title}</h1>
          <p className="mt-1 text-ink-soft text-sm">{datesOf(page)}</p>
        </div>
        <StudyPageActions page={page} />
        {page.isOwner && page.regenerate_reason ? (
          <p id="regenerate-reason" data-print="hide" className="text-ink-soft text-sm">
            {page.regenerate_reason}
          </p>
        ) : null}
      </header>
      <Prose html={page.html} />
    </article>
  );
}
