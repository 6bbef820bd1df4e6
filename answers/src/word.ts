import { LEAD } from './habits.ts';
import { plainSigns } from './plain-signs.ts';
import { take } from './steps.ts';
import { right, type TypedKey, type Verdict, wrong } from './verdict.ts';

/** Parts of words that change the meaning: a slip there is another word, not a spelling. */
const meaningful =
  'hypo hyper,intra inter,endo ecto,macro micro,ab ad,pro pre per,ose ase,ate ite ide ine,ane ene yne,ol al yl le'
    .split(',')
    .map((parts) => parts.split(' '));

const turned = (word: string) => [...word].reverse().join('');
const endings = meaningful.map((parts) => parts.map(turned));

/** Words that are a letter or two apart and mean different things. */
const apart = 'molarity molality,causal casual,stalagmite stalactite,ileum ilium,carpel carpal'.split(',');

/** One way of spelling for what is spelt in several. */
function plain(text: string): string[] {
  take(text.length);
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/&/g, ' and ')
    .replace(/\ba\/c\b|\bacc?t\b/g, 'account')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .replace(/\b(?:a|an|the)\b/g, ' ')
    .replace(/check/g, 'cheque')
    .replace(/ph/g, 'f')
    .replace(/[ao]e/g, 'e')
    .replace(/ou(?=r)/g, 'o')
    .replace(/([iy])s(?=e|ing|ation)/g, '$1z')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
}

const singular = (word: string) =>
  (word.length > 3 && !/(?:ss|us|is)$/.test(word) ? word.replace(/(?:(?<=[sxz]|ch|sh)e)?s$/, '') : word)
    // "arteries" and "calories" have lost their s alike.
    .replace(/ie$/, 'y');

/** How many letters may be wrong in a word of that length. */
const forgiven = (letters: number) => (letters < 5 ? 0 : letters < 9 ? 1 : 2);

/** Whether so many letters at most were put in, left out, changed or swapped with the next. */
function areWithin(a: string, b: string, most: number): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  take(at);
  const [one, other] = [a.slice(at), b.slice(at)];
  const without = (left: number, right: number) => areWithin(one.slice(left), other.slice(right), most - 1);
  return (
    one === other ||
    (most > 0 &&
      (without(1, 1) ||
        without(1, 0) ||
        without(0, 1) ||
        (one[0] === other[1] && one[1] === other[0] && without(2, 2))))
  );
}

/** Whether two words are known to be different ones, or differ by one meaningful part at their beginning or end. */
function isOtherWord(a: string, b: string): boolean {
  const differ = (one: string, two: string, lists: readonly string[][]) =>
    lists.some((parts) =>
      parts.some(
        (part) =>
          one.startsWith(part) &&
          !two.startsWith(part) &&
          parts.some((other) => two.startsWith(other) && areWithin(one.slice(part.length), two.slice(other.length), 1)),
      ),
    );
  return (
    apart.includes(`${a} ${b}`) ||
    apart.includes(`${b} ${a}`) ||
    differ(a, b, meaningful) ||
    differ(turned(a), turned(b), endings)
  );
}

function isSameWord(key: string, given: string): boolean {
  if (key === given || singular(key) === singular(given)) return true;
  // A number, a symbol or another beginning is another answer.
  if (/\d/.test(key + given) || key[0] !== given[0]) return false;
  const [a, b] = [singular(key), singular(given)];
  const most = Math.min(forgiven(a.length), forgiven(b.length));
  return most > 0 && areWithin(a, b, most) && !isOtherWord(a, b);
}

function isSameName(key: string, given: string): boolean {
  const [a, b] = [plain(key), plain(given)];
  if (a.join('') === b.join('')) return true;
  return a.length === b.length && a.every((word, index) => isSameWord(word, b[index]!));
}

/** "It's", "called", "in the", and a bracket behind. */
const AROUND = /^(?:it's|called|in the)\s+|\s*\([^()]*\)\W*$/gi;

/** A word or a name, with its spelling forgiven within reason. */
export function judgeWord({ key, also = [] }: TypedKey, typed: string): Verdict {
  if (plain(typed).length === 0) return { is: 'unread', why: 'empty' };
  const bare = plainSigns(typed).replace(LEAD, '').replace(AROUND, '');
  return [key, ...also].some((name) => isSameName(name, typed) || isSameName(name, bare)) ? right : wrong();
}
