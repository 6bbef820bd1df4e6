import { BookMarked } from 'lucide-react';
import { assistantTexts } from '../../texts/en/assistant.ts';
import { Banner } from '../../ui/banner.tsx';
import { Replied, Said } from '../../ui/chat.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { Citation, Message } from './message.ts';

const texts = assistantTexts;

interface MessageViewProps {
  message: Message;
  onOpenPlace: (citation: Citation) => void;
}

export function MessageView({ message, onOpenPlace }: MessageViewProps) {
  const { role, content, html, citations, note } = message;
  if (role === 'user') return <Said speaker={texts.you}>{content}</Said>;
  return (
    <Replied speaker={texts.assistant}>
      {role === 'akada' ? (
        <Banner tone="error">{content}</Banner>
      ) : html === null ? (
        <p className="max-w-(--measure) whitespace-pre-line">{content}</p>
      ) : (
        <Prose html={html} />
      )}
      {note ? <p className="mt-1 text-ink-faint text-sm">{note}</p> : null}
      {citations.length > 0 ? (
        <ul aria-label={texts.sources} className="mt-2 flex flex-wrap gap-2">
          {citations.map((citation) => (
            <li key={citation.number} className="max-w-full">
              <button
                type="button"
                onClick={() => onOpenPlace(citation)}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line-strong px-3 py-1.5 text-left text-link text-sm transition-colors hover:bg-sunken"
              >
                <BookMarked aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 truncate">{texts.citation(citation.number, citation.heading)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Replied>
  );
}
