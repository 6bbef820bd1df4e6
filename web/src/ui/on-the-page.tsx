import { ScanText } from 'lucide-react';
import { Link } from 'react-router';
import { type PicturedPlace, picturedPlaceLink, useScanOf } from '../lib/documents/documents-list.ts';
import { commonTexts } from '../texts/en/common.ts';

/** Of notes that were photographed: the way to the picture of the page, with its lines marked. Nothing for other notes. */
export function OnThePage(place: PicturedPlace) {
  if (useScanOf(place.documentId) === null) return null;
  return (
    <Link
      to={picturedPlaceLink(place)}
      className="link inline-flex min-h-11 items-center gap-2 font-semibold text-sm [&>svg]:size-4"
    >
      <ScanText aria-hidden />
      {commonTexts.onThePage}
    </Link>
  );
}
