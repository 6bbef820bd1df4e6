import type { TypedKey } from '@akada/answers';
import { type DraftQuestion, DraftQuestionSchema } from '@akada/contract';
import { faultInKey } from '../../editing/keys.rules.ts';
import { letterOf, type StoredQuestion } from '../../quiz.rules.ts';

/** What a format needs of a question. */
export type WritableQuestion = Pick<StoredQuestion, 'text' | 'options' | 'correct' | 'typed' | 'explanation'>;

export interface Fault {
  /** Counted from 1. */
  line: number;
  message: string;
}

export interface Imported {
  questions: DraftQuestion[];
  faults: Fault[];
}

/** A question as a format gives it, before it is known to be whole. */
export interface RawQuestion {
  line: number;
  text: string;
  options: string[];
  /** The position of the right option; -1 where none is named. */
  correct: number;
  /** In place of options and the right one: what is typed. */
  typed?: TypedKey;
  explanation: string;
}

export const maxImported = 100;

function messageOf({ options, correct, typed, text }: RawQuestion): string | null {
  if (!text.trim()) return 'The question is missing';
  if (typed) return faultInKey({ typed })?.message ?? null;
  if (options.length === 0) return 'The question has no options';
  if (options.length > 4) return 'A question can have up to four options';
  if (correct < 0) return 'The right answer isn’t marked';
  return null;
}

/** Keeps what is whole and says of the rest what is wrong, in the order of the file. */
export function collect(entries: readonly (RawQuestion | Fault)[]): Imported {
  const questions: DraftQuestion[] = [];
  const faults: Fault[] = [];
  for (const entry of entries) {
    if ('message' in entry) {
      faults.push(entry);
      continue;
    }
    const message = messageOf(entry);
    if (message) {
      faults.push({ line: entry.line, message });
      continue;
    }
    const parsed = DraftQuestionSchema.safeParse({
      question: entry.text,
      ...(entry.typed
        ? { typed: entry.typed }
        : { options: entry.options.map((text) => ({ text })), correct_answer: letterOf(entry.correct) }),
      explanation: entry.explanation,
    });
    if (!parsed.success) faults.push({ line: entry.line, message: parsed.error.issues[0]?.message ?? 'Not valid' });
    else if (questions.length === maxImported) {
      faults.push({ line: entry.line, message: `We only read the first ${maxImported} questions` });
      break;
    } else questions.push(parsed.data);
  }
  if (questions.length === 0 && faults.length === 0)
    faults.push({ line: 1, message: 'We couldn’t find a question in it' });
  return { questions, faults: faults.slice(0, maxImported) };
}
