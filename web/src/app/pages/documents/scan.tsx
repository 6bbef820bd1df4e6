import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ScanView } from '../../../domains/documents/scans/scan-view.tsx';
import { scansTexts } from '../../../domains/documents/scans/texts.ts';
import { pathTo } from '../../../domains/documents/shelf/path-to.ts';
import { bringDocumentLink } from '../../../domains/papers/links.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** Photographs of notes, or of a past paper (`?for=paper`), until they are a document. */
export default function ScanPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isPaper = search.get('for') === 'paper';
  const back = isPaper
    ? { to: '/papers/new', text: scansTexts.backToPapers }
    : { to: '/studentassessments', text: scansTexts.back };
  return (
    <ScanView
      key={id}
      id={id}
      heading={(title) => <PageHeading title={title} />}
      back={back}
      useLabel={isPaper ? scansTexts.read.usePaper : scansTexts.read.use}
      onUsed={(documentId) => void navigate(isPaper ? bringDocumentLink(documentId) : pathTo(documentId, 'analysis'))}
      onRemoved={() => void navigate(back.to)}
    />
  );
}
