import type { DocumentCitation } from '@akada/contract/client';
import { BookMarked, LoaderCircle } from 'lucide-react';
import { commonTexts } from '../../../texts/en/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Prose } from '../../../ui/prose.tsx';
import type { Entry } from '../conversation.ts';
import { documentsTexts } from '../texts.ts';

const texts = documentsTexts.answer;

/** `Photosynthesis, page 4`. */
export function placeOf({ heading, place }: Pick<DocumentCitation, 'heading' | 'place'>): string {
  const at = place?.page
    ? texts.page(place.page)
    : place?.slide
      ? texts.slide(place.slide)
      : place?.sheet
        ? texts.sheet(place.sheet)
        : '';
  return [heading, at].filter(Boolean).join(', ') || texts.placeTitle;
}

interface AnswerViewProps {
  entry: Entry & { kind: 'answer' };
  onOpen: (citation: DocumentCitation) => void;
  /** Null where the talk has gone on, or is busy. */
  onAsk: ((question: string) => void) | null;
}

/** The answer as it comes, then with the places that it rests on and what may be asked next by a tap. */
export function AnswerView({ entry, onOpen, onAsk }: AnswerViewProps) {
  const { text, html, isWhole, citations, offers = [], note } = entry;
  return (
    <Card className="flex flex-col gap-3">
      {html === null ? (
        <div aria-busy={!isWhole} className="max-w-(--measure) whitespace-pre-line">
          {text || <LoaderCircle aria-hidden className="size-5 animate-spin text-link" />}
        </div>
      ) : (
        <Prose html={html} />
      )}
      {note ? <p className="text-ink-faint text-sm">{note}</p> : null}
      {citations.length > 0 ? (
        <div>
          <h3 className="mb-1 font-body font-semibold text-ink-soft text-sm">{texts.sources}</h3>
          <ul className="flex flex-wrap gap-2">
            {citations.map((citation) => (
              <li key={citation.number} className="max-w-full">
                <button
                  type="button"
                  onClick={() => onOpen(citation)}
                  className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line-strong px-3 py-1.5 text-left text-link text-sm transition-colors hover:bg-sunken"
                >
                  <BookMarked aria-hidden className="size-4 shrink-0" />
                  <span className="min-w-0 truncate">{texts.citation(citation.number, placeOf(citation))}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {onAsk && offers.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {offers.map((offer) => (
            <Button key={offer} variant="secondary" onClick={() => onAsk(commonTexts.offers[offer])}>
              {commonTexts.offers[offer]}
            </Button>
          ))}
        </div>
      ) : null}
    </Card>
  );
}
