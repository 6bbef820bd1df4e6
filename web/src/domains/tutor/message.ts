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
  card,
  marked,
}: ChatMessage): Message {
  return { id, role, content, html, timestamp: created_at, citations, offers, note: null, card, marked };
}

export function fromReply({ response, created_at, id, html, citations, offers, note, card }: TutorReply): Message {
  const said = { role: 'assistant', content: response, timestamp: created_at } as const;
  return { ...said, id, html, citations, offers, note, card, marked: null };
}

/** Something that was said just now, in plain words. */
export function plainMessage(id: string, role: Message['role'], content: string): Message {
  const said = { id, role, content, timestamp: new Date().toISOString() };
  return { ...said, html: null, citations: [], offers: [], note: null, card: null };
}

/** A question about a passage: the passage as a quotation, then the question. */
export const aboutPassage = (passage: string, question: string) => `> ${passage}\n\n${question}`;

/** What was said, parted again into the passage and what is asked about it. */
export function partsOf(content: string): { passage: string | null; question: string } {
  const found = /^> ([^\n]+)\n\n([\s\S]+)$/.exec(content);
  return found ? { passage: found[1] ?? null, question: found[2] ?? '' } : { passage: null, question: content };
}
