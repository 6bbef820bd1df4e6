import { hash } from 'node:crypto';
import type { TypedKey, Verdict } from '@akada/answers';
import type { ToJudge } from './judge-apart.ts';

/** So many take some ten megabytes, however long what was typed is. */
const mostKept = 60_000;

const texts = new WeakMap<TypedKey, string>();

/** A key by its value: read again from the database it is another object. */
function textOf(typed: TypedKey): string {
  const text = texts.get(typed) ?? JSON.stringify(typed);
  texts.set(typed, text);
  return text;
}

export const nameOf = ({ typed, answer, most }: ToJudge) => `${most} ${textOf(typed)} ${answer}`;

/** A hall types the same few things: each is judged once for as long as there is room. */
export function createVerdicts(room = mostKept) {
  const kept = new Map<string, Verdict>();
  const shortOf = (name: string) => hash('sha256', name, 'base64');
  return {
    find: (name: string) => kept.get(shortOf(name)),
    keep(name: string, verdict: Verdict) {
      if (kept.size >= room) kept.clear();
      kept.set(shortOf(name), verdict);
    },
  };
}

export type Verdicts = ReturnType<typeof createVerdicts>;
