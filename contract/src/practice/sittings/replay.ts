import type { TypedKey } from '../../typed-key.ts';

/** What an attempt keeps of one question: the options in the order in which they were shown, and what was chosen. */
export interface Shown {
  id: string;
  options: readonly { id: string }[];
  /** Of a typed question: what judges it. */
  typed?: TypedKey | undefined;
  /** The id of the right option; null where nobody has said which it is. */
  key: string | null;
  /** The id of the chosen option, or what was typed; null for none. */
  chosen: string | null;
  topic: string | null;
}

export type Mark = 'right' | 'missed' | 'no-key';

export interface Tally {
  right: number;
  /** How many could be marked: those with a key. */
  marked: number;
}

export interface TopicTally extends Tally {
  /** null: of no topic. */
  topic: string | null;
}

export interface Replayed extends Tally {
  asked: number;
  answered: number;
  /** In the order in which they were shown. */
  marks: { id: string; mark: Mark }[];
  /** What has the most to gain first. */
  topics: TopicTally[];
}

/** What judges typed answers (`answers`), which is not of the contract. */
export type Judge = (question: TypedKey, typed: string) => { is: 'right' | 'wrong' | 'unread' };

/** What cannot be read costs nothing; what was left open is missed, as of any question with a key. */
function markTyped(typed: TypedKey, chosen: string | null, judge: Judge): Mark {
  if (chosen === null) return 'missed';
  const { is } = judge(typed, chosen);
  return is === 'unread' ? 'no-key' : is === 'right' ? 'right' : 'missed';
}

/** A key that names none of the options shown is no key: nothing is marked by it. */
function markOf({ options, typed, key, chosen }: Shown, judge: Judge): Mark {
  if (typed) return markTyped(typed, chosen, judge);
  if (key === null || !options.some(({ id }) => id === key)) return 'no-key';
  return chosen === key ? 'right' : 'missed';
}

/** Recomputes a score from what was shown and chosen: by the identity of an option, wherever it stood, or by value. */
export function replay(shown: readonly Shown[], judge: Judge): Replayed {
  const marks = shown.map((one) => ({ id: one.id, mark: markOf(one, judge) }));
  const topics = new Map<string | null, TopicTally>();
  shown.forEach(({ topic }, index) => {
    const mark = marks[index]?.mark;
    if (mark === undefined || mark === 'no-key') return;
    const tally = topics.get(topic) ?? { topic, right: 0, marked: 0 };
    topics.set(topic, { ...tally, right: tally.right + (mark === 'right' ? 1 : 0), marked: tally.marked + 1 });
  });
  const lost = ({ right, marked }: Tally) => marked - right;
  return {
    asked: shown.length,
    answered: shown.filter(({ chosen }) => chosen !== null).length,
    right: marks.filter(({ mark }) => mark === 'right').length,
    marked: marks.filter(({ mark }) => mark !== 'no-key').length,
    marks,
    topics: [...topics.values()].sort((a, b) => lost(b) - lost(a)),
  };
}
