import type { TypedKey, TypedWish } from '@akada/answers';
import type { KeyStatus, OpenQuestion, SittingSource } from '@akada/contract/client';
import type { ShownPicture } from '../../ui/question-picture.tsx';

export interface SittingOption {
  id: string;
  text: string;
  /** As the server rendered it, where it holds a formula. */
  html?: string | undefined;
}

/** A question as the examination room asks it: by the ids of its options, never by their places. */
export interface SittingQuestion {
  id: string;
  text: string;
  html?: string | undefined;
  picture?: ShownPicture | undefined;
  /** Empty: it is typed, or answered in writing, and marked by the student herself. */
  options: SittingOption[];
  /** Of a question whose answer is typed: what is wanted. */
  typed?: TypedWish | undefined;
  /** What judges what is typed; left out where only the server knows. */
  typedKey?: TypedKey | undefined;
  /** The id of the right option, or the key of what is typed. Left out or null: nobody knows, so it is never marked. */
  key?: string | null | undefined;
  key_status: KeyStatus;
  marks?: number | undefined;
  topic?: string | null | undefined;
  /** Why the key is right; shown after the hand-in alone, as the model answer. */
  explanation?: string | undefined;
  explanationHtml?: string | undefined;
  /** Of a question to be answered in writing: the model answer and what earns the marks. */
  model?: OpenQuestion | undefined;
  /** What helps who missed it: our lesson, or her notes. The state is the link's, such as the place in the lesson. */
  read?: { title: string; to: string; state?: unknown } | undefined;
}

/**
 * What somebody may sit. This is the room's door: `openSitting(plan)` (open-sitting.ts) keeps it on the device and gives
 * the address of the room, which asks how many questions and how long, and does the rest.
 */
export interface SittingPlan {
  title: string;
  /** Below the title: the year and semester of a paper, say. */
  detail?: string | undefined;
  /** Sittings of the same source are compared with one another. */
  source: SittingSource;
  /** Of a day of a sprint: the quiz that its questions are of; it is handed in with the sitting, if it was sat whole. */
  assessment_id?: string | undefined;
  /** As the paper says; null where it says nothing. */
  minutes: number | null;
  /** All there are; the room may ask fewer, and in another order. */
  questions: SittingQuestion[];
  hasCalculator: boolean;
  /** Where one comes from, and goes back to. */
  back: string;
}

/** One question in the order of a sitting: which it is, and its options as they are shown. */
export interface Placed {
  id: string;
  options: string[];
}

/** Begun at a moment, ends at a moment: a flat battery changes neither. */
export interface Begun {
  at: number;
  /** null: no limit. */
  endsAt: number | null;
  minutes: number | null;
  /** Every question of the plan is asked. */
  isWhole: boolean;
  order: Placed[];
}

export interface Sitting {
  id: string;
  plan: SittingPlan;
  preparedAt: number;
  /** null while its instructions are read. */
  begun: Begun | null;
}

/** The questions of a sitting in its order, each with its options in theirs. */
export function questionsOf({ plan, begun }: Sitting): SittingQuestion[] {
  const byId = new Map(plan.questions.map((question) => [question.id, question]));
  return (begun?.order ?? []).flatMap(({ id, options }) => {
    const question = byId.get(id);
    if (!question) return [];
    const byOption = new Map(question.options.map((option) => [option.id, option]));
    return { ...question, options: options.flatMap((one) => byOption.get(one) ?? []) };
  });
}

/** Whether the room can mark it; the same before the start and in the result. */
export const hasKey = ({ options, typed, key }: SittingQuestion): boolean =>
  typed !== undefined || options.some(({ id }) => id === key);

/** Whether it is answered in one's own words, which nobody can mark but the student herself. */
export const isWritten = ({ options, typed }: SittingQuestion): boolean => options.length === 0 && !typed;
