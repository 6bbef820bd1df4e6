import type { WorkingTask } from './follow/line-verdict.ts';
import type { Form } from './form.ts';
import type { Unreadable } from './node.ts';

/** What a question wants to have typed. */
export interface TypedKey {
  kind: 'number' | 'expression' | 'set' | 'word';
  key: string;
  /** Significant figures that are asked for. */
  sf?: number;
  /** How far off a number may be, as a share of it (0.01 or "1 %"), or as an amount ("±0.5"). */
  tolerance?: number | string;
  /** Of a number: the unit that the question asks for it in. Where the key has none, it need not be typed. */
  unit?: string;
  /** Of a number: what the page has behind the field, "×10^9 m". Who types it as well is right too. */
  behind?: string;
  form?: Form;
  /** Where an expression has to hold: see `domainOf`. */
  domain?: string;
  /** Whether the order of a set counts, as in a pair. */
  ordered?: boolean;
  /** Other names of a word. */
  also?: string[];
  /** Wrong answers that are known, as somebody would type them: each is the end of a road of its own. */
  nots?: string[];
  /** Where it may be worked out line by line: as what, and the line to begin with. It judges nothing. */
  working?: WorkingTask;
}

/** What is wrong with an answer that is nearly right. */
export type Slip =
  | 'unit'
  | 'no unit'
  | 'form'
  | 'constant'
  | 'figures'
  | 'sign'
  | 'rounded'
  | 'some missing'
  | 'too many'
  | 'order';

export type Verdict =
  | { is: 'right' }
  /** `known`: which of the question's `nots` it is, counted from 0. */
  | { is: 'wrong'; slip?: Slip; known?: number }
  /** It costs nothing: the person is asked again. */
  | { is: 'unread'; why: Unreadable };

/** What judges: `judge`, or whatever stands for it where much is to be judged; `most` where fewer steps will do. */
export type Judge = (question: TypedKey, typed: string, most?: number) => Verdict;

export const right: Verdict = { is: 'right' };
export const wrong = (slip?: Slip): Verdict => (slip ? { is: 'wrong', slip } : { is: 'wrong' });
