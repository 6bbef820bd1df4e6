import { useSearchParams } from 'react-router';
import { ShelfView } from '../../../domains/papers/shelf/shelf-view.tsx';
import { papersTexts } from '../../../domains/papers/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** Past questions, by course. */
export default function PapersShelfPage() {
  const [search] = useSearchParams();
  return (
    <div className="mx-auto w-full max-w-2xl">
      <ShelfView
        course={search.get('course')}
        heading={(shelf) => (
          <>
            <PageHeading title={papersTexts.title} />
            <p className="mt-1 text-ink-soft">
              {shelf
                ? [shelf.course, shelf.title].filter(Boolean).join(' · ') || papersTexts.noCourse
                : papersTexts.lead}
            </p>
          </>
        )}
      />
    </div>
  );
}
