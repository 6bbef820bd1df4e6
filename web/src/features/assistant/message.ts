import type { ChatMessage, TutorCitation, TutorReply } from '@akada/contract/client';

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
}

export function fromHistory({ id, role, content, html, created_at, citations, offers }: ChatMessage): Message {
  return { id, role, content, html, timestamp: created_at, citations, offers, note: null };
}

export function fromReply({ id, response, html, created_at, citations, offers, note }: TutorReply): Message {
  return { id, role: 'assistant', content: response, html, timestamp: created_at, citations, offers, note };
}

/** Something that was said just now, in plain words. */
export function plainMessage(id: string, role: Message['role'], content: string): Message {
  return { id, role, content, html: null, timestamp: new Date().toISOString(), citations: [], offers: [], note: null };
}

/** A question about a passage: the passage as a quotation, then the question. */
export const aboutPassage = (passage: string, question: string) => `> ${passage}\n\n${question}`;

/** What was said, parted again into the passage and what is asked about it. */
export function partsOf(content: string): { passage: string | null; question: string } {
  const found = /^> ([^\n]+)\n\n([\s\S]+)$/.exec(content);
  return found ? { passage: found[1] ?? null, question: found[2] ?? '' } : { passage: null, question: content };
}
