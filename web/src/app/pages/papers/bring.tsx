import { useSearchParams } from 'react-router';
import { OfferPhotos } from '../../../domains/documents/scans/offer-photos.tsx';
import { BringView } from '../../../domains/papers/bring/bring-view.tsx';
import { shelfLink } from '../../../domains/papers/links.ts';
import { papersTexts } from '../../../domains/papers/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

/** Where a past paper is brought, as files or as text. */
export default function BringPaperPage() {
  const [search] = useSearchParams();
  const course = search.get('course') ?? '';
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <BackLink to={shelfLink(course)} text={papersTexts.back} />
      <div>
        <PageHeading title={papersTexts.bring.title} />
        <p className="mt-1 text-ink-soft">{papersTexts.bring.lead}</p>
      </div>
      <BringView
        course={course}
        documentId={search.get('document')}
        photos={(of) => <OfferPhotos use="paper" course={of} />}
      />
    </div>
  );
}
