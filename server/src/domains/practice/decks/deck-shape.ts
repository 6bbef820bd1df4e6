import { createHash } from 'node:crypto';
import type { RecallCard } from '@akada/contract';
import { newId } from '../../../platform/ids.ts';
import type { RenderRich, RichLines } from '../../../platform/markdown/rich-lines.ts';
import { bankLine } from '../../../platform/markdown/rich-question.ts';
import type { Card } from '../../../ports/teacher/port.ts';
import type { WrittenCard } from '../../sprints/sprints.service.ts';
import type { CardRow } from '../practice.repo.ts';
import { type KeptQuestion, questionKey } from '../practice.rules.ts';
import type { Place } from './deck-place.ts';

/** A card before it is somebody's. */
export interface NewCard {
  kind: RecallCard['kind'];
  front: string;
  back: string;
  heading: string;
  sentence: string;
  sectionId: string | null;
  /** Both sides are Markdown: those of the library are. */
  isMarkdown: boolean;
}

/** Apart from the questions of the same day, which have their own. */
export const cardKey = (front: string) => `card ${questionKey(front)}`;

/** A card is kept as a question with its back as the only option. */
const toQuestion = ({ front, back, heading, sentence, isMarkdown }: NewCard): KeptQuestion => ({
  question: front,
  options: [back],
  correct_answer: back,
  explanation: '',
  source: { heading, sentence },
  ...(isMarkdown && { why: [''] }),
});

/** What the learner writes is shown as it was typed. */
export const changedQuestion = ({ question }: CardRow, front: string, back: string): KeptQuestion => {
  const { why: _, ...rest } = question;
  return { ...rest, question: front, options: [back], correct_answer: back };
};

export const fromTeacher = ({ form, front, back, source }: Card): NewCard => ({
  kind: form,
  front,
  back,
  heading: source.headingPath.at(-1) ?? '',
  sentence: source.sentence,
  sectionId: source.sectionId,
  isMarkdown: false,
});

export const fromLibrary = (card: WrittenCard): NewCard => ({ ...card, sectionId: null, isMarkdown: true });

export const fromLearner = (front: string, back: string, quote: string): NewCard => ({
  kind: 'written',
  front,
  back,
  heading: '',
  sentence: quote,
  sectionId: null,
  isMarkdown: false,
});

export interface Missed {
  question: string;
  options: string[];
  right: string;
  explanation: string;
}

const [longestFront, longestBack] = [500, 2000];

/** Whether a card of one's own has room for both sides. */
export const isWritable = (front: string, back: string) => front.length <= longestFront && back.length <= longestBack;

/** A question of a shared quiz: its options stand below it, since many a question asks "which of these". */
export function fromMissed({ question, options, right, explanation }: Missed, title: string): NewCard {
  const whole = [question, ...options].join('\n');
  return {
    ...fromLearner(
      (whole.length > longestFront ? question : whole).slice(0, longestFront),
      [right, explanation].filter(Boolean).join('\n\n').slice(0, longestBack),
      '',
    ),
    heading: title,
  };
}

export const missedKey = (question: string) => `missed ${questionKey(question)}`;

export const missedId = (ownerId: string, quizId: string, questionId: string): string =>
  createHash('sha256').update([ownerId, quizId, questionId].join('\n')).digest('base64url').slice(0, 22);

/** Without a position it is the learner's own. */
export function toRow(ownerId: string, place: Place, card: NewCard, position: number | null, now: Date) {
  const { kind, front, sectionId, isMarkdown } = card;
  return {
    id: newId(),
    owner_id: ownerId,
    sprint_id: place.sprint_id,
    day_id: place.day_id,
    document_id: place.document_id,
    question_key: cardKey(front),
    question: JSON.stringify(toQuestion(card)),
    card: null,
    due_at: null,
    made_by: position === null ? ('learner' as const) : isMarkdown ? ('library' as const) : ('teacher' as const),
    recall: JSON.stringify({ kind, title: place.title, section_id: sectionId }),
    position,
    created_at: now,
    dropped_at: null,
  };
}

/** Both sides as HTML: those of the library are Markdown, others are plain text and may hold formulas. */
function sidesOf({ question: front, correct_answer: back, why }: KeptQuestion, lines: RichLines): RecallCard['html'] {
  if (why) return { front: bankLine(front), back: bankLine(back) };
  return [front, back].some(lines.has) ? { front: lines.html(front), back: lines.html(back) } : null;
}

/** The cards of a deck as they are shown. */
export async function toCards(rows: readonly CardRow[], render: RenderRich, who: string): Promise<RecallCard[]> {
  const plain = rows.map(({ question }) => question).filter(({ why }) => !why);
  const lines = await render(
    plain.flatMap(({ question: front, correct_answer: back }) => [front, back]),
    who,
  );
  return rows.map((row) => toCard(row, lines));
}

export function toCard({ id, question, recall, made_by, card }: CardRow, lines: RichLines): RecallCard {
  const { question: front, correct_answer: back, source } = question;
  return {
    id,
    kind: recall?.kind ?? 'written',
    front,
    back,
    html: sidesOf(question, lines),
    source: { ...source, section_id: recall?.section_id ?? null },
    own: made_by === 'learner',
    card,
  };
}
