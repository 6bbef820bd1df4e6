import { NATURE } from './word-classes-nature.ts';
import { SOCIETY } from './word-classes-society.ts';

/**
 * Small classes of words of which, in one place of a true statement, only one can stand: general knowledge of the
 * fields that are taught, not of any one text. A word after "~" is offered as an option but never asked for, since it
 * has other senses.
 */
const CLASSES = NATURE.trim().concat('\n', SOCIETY.trim());

const members = CLASSES.split('\n').map((line) => line.split(', '));

const MATES = new Map<string, string[][]>();
for (const list of members) {
  const options = list.map((word) => word.replace(/^~/, ''));
  list.forEach((word, i) => {
    if (word.startsWith('~')) return;
    const others = options.filter((_, j) => j !== i);
    const known = MATES.get(word.toLowerCase());
    if (known) known.push(others);
    else MATES.set(word.toLowerCase(), [others]);
  });
}

/** For a word, the classes in which it stands, each without the word itself. */
export function classMates(word: string): readonly (readonly string[])[] {
  return MATES.get(word.toLowerCase()) ?? [];
}
