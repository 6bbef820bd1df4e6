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
              <CitedPlace citation={citation} onOpen={onOpenPlace} />
            </li>
          ))}
        </ul>
      ) : null}
    </Replied>
  );
}

const place =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border px-3 py-1.5 text-left text-sm transition-colors';

/** A place in this lesson, or in another of the course; one that the sprint leaves out can be named but not opened. */
function CitedPlace({ citation, onOpen }: { citation: Citation; onOpen: MessageViewProps['onOpenPlace'] }) {
  const { number, heading, lesson } = citation;
  const label = (
    <>
      <BookMarked aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 truncate">{texts.citation(number, lesson?.name ?? heading)}</span>
    </>
  );
  if (lesson && lesson.day === null) return <span className={`${place} border-line text-ink-soft`}>{label}</span>;
  return (
    <button
      type="button"
      onClick={() => onOpen(citation)}
      className={`${place} border-line-strong text-link hover:bg-sunken`}
    >
      {label}
    </button>
  );
}
