import type { Paper, PaperItem } from '@akada/contract/client';
import { ScanText } from 'lucide-react';
import { Link } from 'react-router';
import { picturedPlaceLink, useScanOf } from '../../lib/documents/documents-list.ts';
import { papersTexts } from './texts.ts';

interface OnThePageProps {
  paper: Pick<Paper, 'document_id'>;
  item: PaperItem;
}

/** The way to the photograph that an item was read from, with its lines marked. */
export function OnThePage({ paper: { document_id }, item: { page, text } }: OnThePageProps) {
  const isPictured = useScanOf(document_id) !== null;
  if (!(isPictured && document_id && page)) return null;
  return (
    <Link
      to={picturedPlaceLink({ documentId: document_id, place: { page }, sentence: text.slice(0, SHOWN) })}
      className="link inline-flex min-h-11 items-center gap-2 font-semibold text-sm [&>svg]:size-4"
    >
      <ScanText aria-hidden />
      {papersTexts.onThePage}
    </Link>
  );
}

/** Enough to find its lines by, in an address that stays short. */
const SHOWN = 300;
