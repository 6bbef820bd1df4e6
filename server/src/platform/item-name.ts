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

const nameOf = (facts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, signs);

/**
 * The name of a question wherever an answer to it travels. It follows from what is asked: the same question has the same
 * name wherever in a lesson it is asked, and another one never has it. `kind` keeps apart what is asked twice on purpose.
 */
export function itemNameOf(kind: 'check' | 'quiz', { stem, options, typed }: Asked): string {
  return nameOf([kind, tidy(stem), options.map(tidy), typed ? [typed.kind, tidy(typed.key)] : null]);
}

/**
 * Names the checks of one lesson, which has to be given them in their order: one that is asked a second time in the same
 * words has a name of its own, so that an answer to one of them is none to the other.
 */
export function checkNamer(): (asked: Asked) => string {
  const times = new Map<string, number>();
  return (asked) => {
    const name = itemNameOf('check', asked);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : nameOf([name, time]);
  };
}
