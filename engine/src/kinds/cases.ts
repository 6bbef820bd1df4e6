import type { Corpus } from '../reading/corpus.ts';
import { termKey } from '../text/terms.ts';

/** Whether one thing is a case or a kind of another, or the same by another name: what holds of the one holds of both. */

const NAME = String.raw`(\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}?)`;
/** "One candidate key is chosen as the primary key", "a strike may serve as a sanction" */
const SERVES = new RegExp(
  String.raw`(?:^| )(?:[Oo]ne|[Aa]n?|[Tt]he|[Aa]ny) ${NAME} (?:is|are|may be|can be|must be|was|serves?|acts?|may serve|can serve|may act|can act)(?: (?:then|often|usually|always))?(?: (?:chosen|selected|picked|designated|declared|used|taken))? as (?:the|an?|its) ${NAME}(?=[,.;:]|$| (?:of|and|for|in|by|when|if|to)\b)`,
  'gu',
);
/** "A primary key is a candidate key that …": a thing by its kind of two words. */
const IS_A = new RegExp(
  String.raw`^(?:The |An? )?${NAME} (?:is|are) (?:an? |the |any )?(\p{Ll}[\p{Ll}-]+ \p{Ll}[\p{Ll}-]+) (?:that|which|whose|in which|where|chosen|used|made)\b`,
  'u',
);

/** "The words outbreak and epidemic are often used for the same thing" */
const SAME = new RegExp(
  String.raw`\b(?:words|terms|names|expressions) ${NAME} and ${NAME} (?:are|is) (?:\p{Ll}+ )?(?:used (?:for|of) the same|used interchangeably|interchangeable|synonyms|synonymous|used as synonyms)`,
  'gu',
);

const cases = new WeakMap<Corpus, ReadonlyMap<string, ReadonlySet<string>>>();

/** Every two names of which the text says that the one is the other, or may play its part. */
function casesOf(corpus: Corpus): ReadonlyMap<string, ReadonlySet<string>> {
  const known = cases.get(corpus);
  if (known) return known;
  const found = new Map<string, Set<string>>();
  const put = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
  const add = (left: string, right: string) => {
    const [a, b] = [termKey(left), termKey(right)];
    put(a, b);
    put(b, a);
  };
  for (const { sentence } of corpus.entries) {
    if (/ as (?:the|an?|its) /.test(sentence.text))
      for (const [, left, right] of sentence.text.matchAll(SERVES)) add(left!, right!);
    const is = / (?:is|are) /.test(sentence.text) ? IS_A.exec(sentence.text) : null;
    if (is) add(is[1]!, is[2]!);
  }
  cases.set(corpus, found);
  return found;
}

const sameness = new WeakMap<Corpus, ReadonlySet<string>>();

/** Whether the text itself says that two names are used for one thing. */
export function isSaidToBeOne(left: string, right: string, corpus: Corpus): boolean {
  let found = sameness.get(corpus);
  if (!found) {
    const pairs = corpus.entries
      .filter(({ sentence }) => / (?:same|interchangeabl[ye]|synonym\w*)\b/.test(sentence.text))
      .flatMap(({ sentence }) => [...sentence.text.matchAll(SAME)])
      .map(([, one, other]) => [termKey(one!), termKey(other!)].sort().join('|'));
    found = new Set(pairs);
    sameness.set(corpus, found);
  }
  return found.has([left, right].sort().join('|'));
}

/** Whether the text says that the one is the other, or may play its part. */
export const isCaseOf = (left: string, right: string, corpus: Corpus) => casesOf(corpus).get(left)?.has(right) === true;
