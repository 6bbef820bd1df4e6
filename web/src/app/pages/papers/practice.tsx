import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { wishIn } from '../../../domains/papers/links.ts';
import { PracticeView } from '../../../domains/papers/practice/practice-view.tsx';
import { papersTexts } from '../../../domains/papers/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** Past questions one after the other. */
export default function PracticePapersPage() {
  const [search] = useSearchParams();
  const wish = useMemo(() => wishIn(search), [search]);
  return (
    <div className="group/page flex flex-col gap-5">
      {/* A session has the whole screen; who listens still hears what page it is. */}
      <div className="group-has-[[data-whole-screen]]/page:sr-only">
        <PageHeading title={papersTexts.practice.title} />
      </div>
      <PracticeView key={search.toString()} wish={wish} />
    </div>
  );
}
