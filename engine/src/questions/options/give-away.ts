import { contentStems, STOP_WORDS, words } from '../../text/stems.ts';

/** Whether the wording of a stem tells which option is right, to somebody who has learnt nothing. */

/** So many letters that two words begin with are more than chance: "hinder" and "hindrance", "soluble" and "solution". */
const ROOT = 4;
/** What many words of many meanings begin with; only what follows it says that two are of one root. */
const COMBINING =
  /^(?:anti|auto|contra|counter|cyto|electro?|endo|extra|fore|gluco|hetero|homo|hydro|hyper|immuno?|infra|inter|intra|macro|meta|micro|mini|mono|multi|over|para|peri|photo|poly|post|pseudo|quasi|retro|self|semi|super|tele|thermo?|trans|ultra|under)/;
const BEYOND_COMBINING = 3;

/** What a Greek or Latin beginning says in plain words. */
const PLAIN: readonly [beginning: RegExp, plain: RegExp][] = [
  [/^hypo/, /\b(?:falls?|fell|low|lower|lack|below|reduced|loss|too little|deficien\p{L}+|decrease[sd]?)\b/u],
  [/^hyper/, /\b(?:high|higher|excess(?:ive)?|raised|above|increase[sd]?|too much)\b/],
  [/^(?:mono(?!pol)|unilat|unicam|unicell|(?:one|single)$)/, /\b(?:one|single)\b(?! of\b| another\b)/],
  [/^(?:bilat|bicam|bipart|(?:dual|double|two)$)/, /\b(?:two|both)\b/],
  [/^(?:trilat|tripart|triple|three$)/, /\bthree\b/],
  [/^(?:tetra|quadr|four$)/, /\bfour\b/],
  [/^penta/, /\bfive\b/],
  [/^hexa/, /\bsix\b/],
  [/^hepta/, /\bseven\b/],
  [/^octa/, /\beight\b/],
];

/** The words that questions are asked with. */
const FRAME =
  /\b(?:which|what|term|means|meant|following|statement|option|entry|correct(?:ly)?|paired|describes?|description|best|associated|belongs|completes|fits)\b/gi;

/** A gap or a quoted statement is what is asked; a heading that the question opens with is not. */
function askedIn(stem: string): string {
  const gapped = [...stem.matchAll(/“([^”]+)”/g)].map((match) => match[1]!).find((text) => /_{3,}/.test(text));
  return gapped ?? stem.replace(/^(?:Under|According to) “[^”]*”,?/i, '').replace(FRAME, ' ');
}

const telling = (text: string) =>
  words(text).filter((word) => word.length > ROOT && !STOP_WORDS.has(word) && /^\p{L}+$/u.test(word));

function areOfOneRoot(left: string, right: string): boolean {
  const beginning = COMBINING.exec(left)?.[0].length ?? 0;
  const needed = Math.max(ROOT, beginning > 0 ? beginning + BEYOND_COMBINING : 0);
  return left.length >= needed && left.slice(0, needed) === right.slice(0, needed);
}

/** "fertigation" for what is done with a fertiliser, where no other option has the root anywhere. */
function rootGivesAway(asked: readonly string[], answer: string, wrong: readonly string[]): boolean {
  return telling(answer).some((word) => {
    const roots = asked.filter((item) => areOfOneRoot(item, word)).map((item) => item.slice(0, ROOT));
    if (roots.length === 0) return false;
    return !wrong.some((text) => words(text).some((other) => roots.some((root) => other.includes(root))));
  });
}

/** "hypotension" for a fall of pressure among three sorts of hypertension. */
function beginningGivesAway(asked: string, answer: string, wrong: readonly string[]): boolean {
  const opens = (text: string, beginning: RegExp) => words(text).some((word) => beginning.test(word));
  return PLAIN.some(
    ([beginning, plain]) =>
      opens(answer, beginning) && plain.test(asked) && !wrong.some((text) => opens(text, beginning)),
  );
}

/** In these the words of the stem say nothing of the answer: steps of one course, comparisons, what a person held. */
const SAYS_NOTHING = /\bcomes? (?:immediately|first|last|next|directly|just)\b|^How do(?:es)?\b|^Who\b|^What did\b/i;

/** Whether the stem has a word of the answer, or its root, that no other option has. */
export function wordGivesAway(stem: string, answer: string, wrong: readonly string[]): boolean {
  // Of pairs the stem says nothing.
  if (SAYS_NOTHING.test(stem) || / – |: /.test(answer)) return false;
  const asked = askedIn(stem);
  if (rootGivesAway(telling(asked), answer, wrong)) return true;
  if (answer.split(' ').length > 4) return false;
  if (beginningGivesAway(asked.toLowerCase(), answer, wrong)) return true;
  const head = /\d/.test(answer) ? undefined : contentStems(answer).at(-1);
  if (!head || head.length < 4 || !contentStems(asked).includes(head)) return false;
  // "underdamped" has the word of "critically damped" too.
  return !wrong.some((text) => text.toLowerCase().includes(head) || contentStems(text).includes(head));
}
