import type { SourceDocument } from '../../../ports/teacher/port.ts';
import type { SprintFacts } from '../../sprints/sprint-facts.service.ts';
import type { CardRow } from '../practice.repo.ts';
import type { KeptQuestion } from '../practice.rules.ts';

/** The days whose cards a quiz may ask: its own, or for a review those that its week has studied. */
export function daysToRecall({ days }: SprintFacts, dayId: string): number[] {
  const own = days.find(({ id }) => id === dayId);
  if (own?.kind !== 'review') return own ? [own.day] : [];
  return days
    .filter(({ kind, week, isReady }) => kind === 'study' && week === own.week && isReady)
    .map(({ day }) => day);
}

const sentencesOf = (asked: readonly KeptQuestion[]) =>
  new Set(asked.map(({ source }) => source.sentence).filter(Boolean));

/** Cards that stand in for missing questions: new ones first, through all decks alike; none about what is asked anyway. */
export function pickCards(rows: readonly CardRow[], count: number, asked: readonly KeptQuestion[]): KeptQuestion[] {
  const taken = sentencesOf(asked);
  const dueOf = ({ due_at }: CardRow) => due_at?.getTime() ?? 0;
  const placeOf = ({ position }: CardRow) => position ?? Number.POSITIVE_INFINITY;
  return rows
    .filter(({ dropped_at }) => dropped_at === null)
    .sort((a, b) => dueOf(a) - dueOf(b) || placeOf(a) - placeOf(b))
    .filter(({ question: { source } }) => {
      if (taken.has(source.sentence)) return false;
      // One sentence is asked about once, though it may carry two cards.
      if (source.sentence) taken.add(source.sentence);
      return true;
    })
    .slice(0, count)
    .map(({ id, question }) => ({ ...question, form: 'card', cardId: id }));
}

/** A passage that says less is no answer to anything, and more of it is not compared. */
const backWords = { least: 12, most: 60 };
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const SENTENCE_END = /(?<=[.!?]) +(?=\p{Lu})/u;

interface Passage {
  heading: string;
  /** Its first sentence, which the learner is given. */
  cue: string;
  rest: string;
}

function passagesOf({ title, blocks }: SourceDocument): Passage[] {
  let heading = title;
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') heading = block.text;
    if (block.kind !== 'paragraph') return [];
    const [cue = '', ...others] = block.text.trim().split(SENTENCE_END);
    const words = wordsOf(others.join(' '));
    if (words.length < backWords.least) return [];
    const rest = words.slice(0, backWords.most).join(' ') + (words.length > backWords.most ? ' …' : '');
    return [{ heading, cue, rest }];
  });
}

/**
 * How a passage begins, and what it goes on to say: to be told in one's own words. It is what any text gives, also one
 * that carries neither questions nor cards. It belongs to no deck, so it does not come back.
 */
export function passageCards(source: SourceDocument, count: number, asked: readonly KeptQuestion[]): KeptQuestion[] {
  const taken = sentencesOf(asked);
  const passages = passagesOf(source).filter(({ cue }) => !taken.has(cue));
  const step = Math.max(1, passages.length / Math.max(1, count));
  const chosen = Array.from({ length: count }, (_, index) => passages[Math.floor(index * step)]);
  return chosen.flatMap((passage, index) => {
    if (!passage || index >= passages.length) return [];
    const { heading, cue, rest } = passage;
    return {
      form: 'card',
      question: `“${cue}” What does the text say next? Tell it in your own words.`,
      options: [rest],
      correct_answer: rest,
      explanation: '',
      source: { heading, sentence: cue },
      maker: 'passage card',
    };
  });
}
