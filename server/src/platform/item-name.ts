import { createHash } from 'node:crypto';

/** Eight signs, so 48 bits: a lesson has dozens of questions, and a course some thousands. */
const signs = 8;

/** What makes a question the one that it is: with other words or other options an answer to it would mean something else. */
interface Asked {
  stem: string;
  /** In the order in which they were written, since answers name an option by it. */
  options: readonly string[];
  /** Where the answer is typed: what is right was judged where it was typed. */
  typed?: { kind: string; key: string } | undefined;
}

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * The name of a question wherever an answer to it travels. It follows from what is asked: the same question has the same
 * name wherever in a lesson it is asked, and another one never has it. `kind` keeps apart what is asked twice on purpose.
 */
export function itemNameOf(kind: 'check' | 'quiz', { stem, options, typed }: Asked): string {
  const asked = [kind, tidy(stem), options.map(tidy), typed ? [typed.kind, tidy(typed.key)] : null];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, signs);
}
