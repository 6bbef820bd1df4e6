import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { sectionQuery } from '../../../domains/documents/api.ts';
import { pageOfSentenceQuery } from '../../../domains/documents/scans/api.ts';
import { PicturedPlace } from '../../../domains/documents/scans/place/pictured-place.tsx';
import { scansTexts } from '../../../domains/documents/scans/texts.ts';
import { useScanOf } from '../../../lib/documents/documents-list.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

const texts = scansTexts.place;

/** The picture that a page of a document was read from, with a sentence marked on it; one goes back to where one was. */
export default function PicturedPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const scanId = useScanOf(id);
  const sentence = search.get('sentence');
  const page = usePage(sentence);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      <PageHeading title={page === null ? texts.looking : texts.title(page)} />
      {sentence ? (
        <blockquote className="border-accent border-l-4 bg-accent-soft px-4 py-2 text-on-accent-soft">
          {sentence}
        </blockquote>
      ) : null}
      {page === null ? null : <PicturedPlace documentId={id} page={page} sentence={sentence} scanId={scanId} />}
      <Button variant="secondary" className="self-start" onClick={() => void navigate(-1)}>
        {texts.back}
      </Button>
    </div>
  );
}

/** The page of the address; where it names a section, the page of that section which says the sentence. */
function usePage(sentence: string | null): number | null {
  const { id = '', page = '' } = useParams();
  const [search] = useSearchParams();
  const section = search.get('section');
  const { data: begins } = useQuery({ ...sectionQuery(id, section ?? ''), enabled: section !== null });
  const from = begins?.place?.page ?? null;
  const { data: found } = useQuery({
    ...pageOfSentenceQuery(id, from ?? 1, sentence ?? ''),
    enabled: from !== null && sentence !== null,
  });
  if (section === null) return Number(page) || 1;
  return sentence === null ? from : (found ?? null);
}
