import { useParams, useSearchParams } from 'react-router';
import { CheckView } from '../../../domains/papers/check/check-view.tsx';
import { shelfLink } from '../../../domains/papers/links.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** What was read of a paper, to be looked at. */
export default function CheckPaperPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <CheckView
      key={id}
      id={id}
      wanted={search.get('question')}
      shelfOf={({ course }) => shelfLink(course)}
      heading={(title, children) => (
        <PageHeading title={title} className="text-xl">
          {children}
        </PageHeading>
      )}
    />
  );
}
