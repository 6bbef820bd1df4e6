import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { findNotesOn } from '../../../domains/documents/notes-on.ts';
import { wishIn } from '../../../domains/papers/links.ts';
import { FindNotes } from '../../../domains/papers/practice/find-notes.ts';
import { PracticeView } from '../../../domains/papers/practice/practice-view.tsx';
import { papersTexts } from '../../../domains/papers/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** Past questions one after the other. */
export default function PracticePapersPage() {
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const findNotes = useCallback((course: string) => findNotesOn(queries, course), [queries]);
  const wish = useMemo(() => wishIn(search), [search]);
  return (
    <div className="group/page flex flex-col gap-5">
      {/* A session has the whole screen; who listens still hears what page it is. */}
      <div className="group-has-[[data-whole-screen]]/page:sr-only">
        <PageHeading title={papersTexts.practice.title} />
      </div>
      <FindNotes value={findNotes}>
        <PracticeView key={search.toString()} wish={wish} />
      </FindNotes>
    </div>
  );
}
