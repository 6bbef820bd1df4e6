import { isPlural } from '../text/number.ts';
import { contentStems } from '../text/stems.ts';
import { quickTagsOf } from '../text/tagging.ts';
import { nounPhrases, type Term, termKey } from '../text/terms.ts';
import type { Corpus } from './corpus.ts';
import { kindOf } from './kinds.ts';
import { headOf } from './relations.ts';

/** Terms of one document that are of one sort, as far as the way they are used and made tells. */

/** Two terms met side by side: "enalapril and ramipril", "manifest or latent functions". */
const PAIR_LINK = /^(?:and|or|,)$/;

/** The terms that stand beside a term somewhere, joined by "and", "or" or a comma. */
function sideBySide(corpus: Corpus): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const join = (left: string, right: string) => {
    if (left === right) return;
    const set = found.get(left) ?? new Set();
    set.add(right);
    found.set(left, set);
  };
  for (const { sentence } of corpus.entries) {
    if (!/ (?:and|or) /.test(sentence.text)) continue;
    const tokens = quickTagsOf(sentence);
    const phrases = nounPhrases(tokens);
    for (let i = 1; i < phrases.length; i++) {
      const [left, right] = [phrases[i - 1]!, phrases[i]!];
      if (right[0] - left[1] !== 1 || !PAIR_LINK.test(tokens[left[1]]!.lower)) continue;
      // A comma joins only within a row that ends in "and" or "or".
      if (tokens[left[1]]!.lower === ',' && !/^(?:and|or|,)$/.test(tokens[right[1]]?.lower ?? '')) continue;
      const [a, b] = [left, right].map(([from, to]) =>
        termKey(sentence.text.slice(tokens[from]!.start, tokens[to - 1]!.end)),
      ) as [string, string];
      if (kindOf(headOf(a)) === 'person' || kindOf(headOf(b)) === 'person') continue;
      join(a, b);
      join(b, a);
    }
  }
  return found;
}

/** Endings that technical words of one sort share: "-pril", "-olol", "-ism", "-itis". */
function ending(key: string): string {
  const word = headOf(key);
  if (word.length < 8 || key.includes(' ')) return '';
  return (
    /(?:isation|ization|ification|itis|osis|lysis|ology|ometer|ism|pril|olol|sartan|azide|cillin|mycin|ase|ose|cline|azole|idine|amine|phage|phyte|philia|phobia|archy|cracy|plasty|ectomy|scopy|graphy|gamy|gyny)$/.exec(
      word,
    )?.[0] ?? ''
  );
}

/** For a term of the document the others that could be taken for it, surest first. */
export type Kin = (key: string) => readonly Term[];

const known = new WeakMap<Corpus, Kin>();

function build(corpus: Corpus): Kin {
  const beside = sideBySide(corpus);
  const byHead = new Map<string, string[]>();
  const byEnding = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, label: string, key: string) => {
    const list = map.get(label);
    if (list) list.push(key);
    else map.set(label, [key]);
  };
  for (const [key] of corpus.terms) {
    if (key.includes(' ')) put(byHead, headOf(key), key);
    if (ending(key)) put(byEnding, ending(key), key);
  }
  return (key) => {
    const direct = [...(beside.get(key) ?? [])];
    const second = direct.flatMap((other) => [...(beside.get(other) ?? [])]);
    const keys = new Set([
      ...(key.includes(' ') ? (byHead.get(headOf(key)) ?? []) : []),
      ...(ending(key) ? (byEnding.get(ending(key)) ?? []) : []),
      ...direct,
      ...second,
    ]);
    keys.delete(key);
    return [...keys].flatMap((other) => corpus.terms.get(other) ?? []);
  };
}

/** The kin of the terms of a corpus, found once. */
export function kinOf(corpus: Corpus): Kin {
  const found = known.get(corpus) ?? build(corpus);
  known.set(corpus, found);
  return found;
}

/** Whether two terms differ in more than a word that both have. */
export function areApart(left: string, right: string): boolean {
  const [a, b] = [contentStems(left), contentStems(right)];
  return (
    !a.every((item) => b.includes(item)) && !b.every((item) => a.includes(item)) && isPlural(left) === isPlural(right)
  );
}
