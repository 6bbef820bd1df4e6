import type { TypedKey } from '../../answers/src/index.ts';

/** A question whose numbers are drawn anew each time. All its texts may hold `@{…}`. */
export interface Template {
  difficulty: 'easy' | 'medium' | 'hard';
  kind: 'recall' | 'method' | 'apply';
  /** As written: "r: 2..9", "v: one of 2, 3, 5", "b = r + s". */
  numbers: string[];
  where: string[];
  question: string;
  answer: TypedTemplate | ChoiceTemplate;
  /** The solution. */
  why: string;
  hint: string;
  step: string;
}

export interface TypedTemplate {
  is: 'typed';
  key: TypedKey;
  /** Known slips, by what they lead to. */
  nots: Slip[];
}

export interface ChoiceTemplate {
  is: 'choice';
  right: string;
  wrong: Slip[];
}

export interface Slip {
  text: string;
  slip: string;
  why: string;
}

/** One draw: what somebody is asked. */
export interface Drawn {
  numbers: Record<string, number>;
  question: string;
  answer: { is: 'typed'; key: TypedKey; nots: Slip[] } | { is: 'choice'; options: DrawnOption[] };
  why: string;
  hint: string;
  step: string;
}

export interface DrawnOption extends Slip {
  /** Which one it is, whatever its place: 0 is the right one, the others come as written. */
  index: number;
}
