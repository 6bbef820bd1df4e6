import { BookMarked, PenLine } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { commonTexts } from '../../texts/en/common.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Quoted, Replied, Said } from '../../ui/chat.tsx';
import { Prose } from '../../ui/prose.tsx';
import { BadAnswer } from './bad-answer.tsx';
import { type Citation, type Message, type Offer, type ProposedCard as Proposed, partsOf } from './message.ts';
import { ProposedCard } from './proposed-card.tsx';
import { shortReply, withoutPlaces } from './short-reply.ts';
import { assistantTexts } from './texts.ts';

const texts = assistantTexts;

interface MessageViewProps {
  message: Message;
  onOpenPlace: (citation: Citation) => void;
  /** Says what is offered with the reply; left out where something was said since. */
  onOffer?: ((offer: Offer) => void) | undefined;
  /** Asks one of the questions that are asked back; left out as above. */
  onAsk?: ((question: string) => void) | undefined;
  /** Puts a proposed card among the learner's; whether it is there now. */
  onKeepCard: (card: Proposed) => Promise<boolean>;
}

export function MessageView(props: MessageViewProps) {
  const { role, content } = props.message;
  if (role === 'user') {
    const { passage, question } = partsOf(content);
    return (
      <Said speaker={texts.you} quote={passage ? <Quoted>{passage}</Quoted> : null}>
        {question}
      </Said>
    );
  }
  return (
    <Replied speaker={texts.assistant}>
      {role === 'akada' ? <Banner tone="error">{content}</Banner> : <Reply {...props} />}
    </Replied>
  );
}

/** What the tutor says, at most ninety words of it at once, where it stands, and what may be said next. */
function Reply({ message, onOpenPlace, onOffer, onAsk, onKeepCard }: MessageViewProps) {
  const { id, content, citations, note, offers, card, marked, written, asks } = message;
  const html = message.html !== null && citations.length > 0 ? withoutPlaces(message.html) : message.html;
  const short = useMemo(() => (html === null ? null : shortReply(html)), [html]);
  const [isWhole, setWhole] = useState(false);
  const isShort = short !== null && !isWhole;
  return (
    <>
      {written ? (
        <p className="mb-1 flex items-center gap-1.5 text-ink-soft text-sm">
          <PenLine aria-hidden className="size-4 shrink-0" />
          {texts.written}
        </p>
      ) : null}
      {html === null ? (
        <p className="max-w-(--measure) whitespace-pre-line">{content}</p>
      ) : (
        <Prose html={isShort ? short : html} />
      )}
      {asks.length > 0 && onAsk ? (
        <ul aria-label={texts.meant} className="mt-2 grid gap-2">
          {asks.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className={`${place} border-line-strong text-link hover:bg-sunken`}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {note ? <p className="mt-1 text-ink-faint text-sm">{note}</p> : null}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {citations.length > 0 ? (
          <ul aria-label={texts.sources} className="flex min-w-0 flex-wrap gap-2">
            {citations.map((citation) => (
              <li key={citation.number} className="max-w-full">
                <CitedPlace citation={citation} onOpen={onOpenPlace} />
              </li>
            ))}
          </ul>
        ) : null}
        {isShort ? (
          <OfferButton onClick={() => setWhole(true)}>{commonTexts.offers.more}</OfferButton>
        ) : onOffer ? (
          offers.map((offer) => (
            <OfferButton key={offer} isMain={offer !== 'tell'} onClick={() => onOffer(offer)}>
              {commonTexts.offers[offer]}
            </OfferButton>
          ))
        ) : null}
        {marked === undefined ? null : <BadAnswer messageId={id} marked={marked} mayHelp={written} />}
      </div>
      {card ? <ProposedCard card={card} onKeep={onKeepCard} /> : null}
    </>
  );
}

function OfferButton({
  isMain = true,
  onClick,
  children,
}: {
  isMain?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant={isMain ? 'secondary' : 'ghost'} onClick={onClick}>
      {children}
    </Button>
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
