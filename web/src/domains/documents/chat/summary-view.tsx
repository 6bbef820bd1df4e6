import { useQuery } from '@tanstack/react-query';
import { GalleryVerticalEnd } from 'lucide-react';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { promptsQuery } from '../api.ts';
import type { Entry } from '../conversation.ts';
import { sizeOf } from '../document-facts.ts';
import { documentsTexts } from '../texts.ts';

const texts = documentsTexts.summary;

interface SummaryViewProps {
  entry: Entry & { kind: 'summary' };
  /** The newest summary offers questions; in older ones they would only be in the way. */
  onAsk: ((question: string) => void) | null;
}

export function SummaryView({ entry, onAsk }: SummaryViewProps) {
  const { documentId, name, summary, notice } = entry;
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg">{texts.heading(name)}</h2>
        <p className="text-ink-faint text-sm">{sizeOf(entry)}</p>
      </div>
      {summary ? <p className="max-w-(--measure) whitespace-pre-line">{summary}</p> : <p>{texts.none}</p>}
      {notice ? <Banner tone="info">{notice}</Banner> : null}
      <LinkButton to={`/cards?document=${documentId}`} variant="secondary" className="self-start">
        <GalleryVerticalEnd aria-hidden />
        {texts.cards}
      </LinkButton>
      <p className="text-ink-soft text-sm">{texts.askNext}</p>
      {onAsk ? <Prompts documentId={documentId} onAsk={onAsk} /> : null}
    </Card>
  );
}

/** Questions that the document answers. Without a connection there are none, and nothing is missing. */
function Prompts({ documentId, onAsk }: { documentId: string; onAsk: (question: string) => void }) {
  const prompts = useQuery(promptsQuery(documentId));
  if (!prompts.data?.length) return null;
  return (
    <ul aria-label={texts.prompts} className="flex flex-wrap gap-2">
      {prompts.data.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            onClick={() => onAsk(prompt)}
            className="min-h-11 rounded-pill border border-line-strong bg-surface px-4 py-2 text-left text-sm transition-colors hover:bg-sunken"
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
