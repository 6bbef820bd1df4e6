import type { ChatMessage, MarkReason, TutorCitation, TutorReply } from '@akada/contract/client';

export type Citation = TutorCitation;
export type Offer = TutorReply['offers'][number];

/** As it is shown. An error is said by the product itself, not by the tutor. */
export interface Message {
  id: string;
  role: 'user' | 'assistant' | 'akada';
  content: string;
  html: string | null;
  timestamp: string;
  citations: Citation[];
  /** What may be said next by a tap. */
  offers: Offer[];
  /** Written by us, and not put together from the lesson. */
  written: boolean;
  /** Which of these is meant? A tap asks it. */
  asks: string[];
  note: string | null;
  /** What the tutor proposes to keep. */
  card: ProposedCard | null;
  /** Why the learner called it bad; null where she may, undefined where the server does not know it. */
  marked?: MarkReason | null;
}

export type ProposedCard = NonNullable<TutorReply['card']>;

export function fromHistory({
  created_at,
  id,
  role,
  content,
  html,
  citations,
  offers,
  written,
  asks,
  card,
  marked,
}: ChatMessage): Message {
  const said = { id, role, content, html, timestamp: created_at };
  return { ...said, citations, offers, written, asks, note: null, card, marked };
}

export function fromReply({ response, created_at, kind: _, stage: __, more: ___, ...rest }: TutorReply): Message {
  return { ...rest, role: 'assistant', content: response, timestamp: created_at, marked: null };
}

/** Something that was said just now, in plain words. */
export function plainMessage(id: string, role: Message['role'], content: string): Message {
  const said = { id, role, content, timestamp: new Date().toISOString() };
  return { ...said, html: null, citations: [], offers: [], written: false, asks: [], note: null, card: null };
}

/** A question about a passage: the passage as a quotation, then the question. */
export const aboutPassage = (passage: string, question: string) => `> ${passage}\n\n${question}`;

/** What was said, parted again into the passage and what is asked about it. */
export function partsOf(content: string): { passage: string | null; question: string } {
  const found = /^> ([^\n]+)\n\n([\s\S]+)$/.exec(content);
  return found ? { passage: found[1] ?? null, question: found[2] ?? '' } : { passage: null, question: content };
}
