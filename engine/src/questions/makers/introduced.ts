import { isEmphasisedKey } from '../../facts/emphasised.ts';
import { asTerm, build, type Introduced } from '../../facts/introduction.ts';
import { areFellows, fellowsOf } from '../../kinds/families.ts';
import { areRelated, headOf } from '../../kinds/relations.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import { rowMates } from '../../reading/rows.ts';
import { capitalise } from '../../text/normalise.ts';
import { contentStems } from '../../text/stems.ts';
import { termKey } from '../../text/terms.ts';
import { bestThree, closeness, neighbours } from '../options/distractors.ts';
import { isPlainFor } from '../options/plain-roots.ts';
import type { Candidate, Wording } from '../types.ts';
import { alike, inNumberOf, mayBeRight, tieBetween } from './rivals.ts';

interface Rival {
  item: Introduced;
  /** How surely it is of the answer's kind. */
  tie: number;
}

/** A term with its article, as it stands in a gap. */
const shown = ({ term, article, plural }: Introduced) =>
  article === '' || plural
    ? term
    : `${article === 'the' ? 'the' : /^(?!one\b|uni|use|eu)[aeiou]/.test(term) ? 'an' : 'a'} ${term}`;

/** One "integrity" among three "anomalies", one "a drive" among names without an article: told by its form alone. */
function standsOut(own: Introduced, options: readonly Introduced[]): boolean {
  const [first] = options.map(({ subject }) => headOf(subject.key));
  if (options.every((other) => headOf(other.subject.key) === first && !alike(own, other))) return true;
  const isBare = ({ article, plural }: Introduced) => article === '' || plural;
  return own.by === 'names' && options.some((other) => isBare(other) !== isBare(own));
}

/** Whether the words of the question tell the answer from these options. */
function givesAway(own: Introduced, options: readonly Introduced[]): boolean {
  const saysItsName = own.term.includes(' ') && isPlainFor(own.term, own.gloss);
  if (saysItsName && !options.some(({ term }) => isPlainFor(term, own.gloss))) return true;
  return own.leaks.some((item) => options.filter(({ subject }) => subject.stems.includes(item)).length < 2);
}

function stemOf(own: Introduced): string {
  if (own.by === 'names') return `Which term completes this statement? “${own.gloss}.”`;
  if (own.by === 'described') return `Which term fits this description? “${own.gloss}.”`;
  return own.by === 'does' ? `Which of the following ${own.gloss}?` : `Which term means “${own.gloss}”?`;
}

/** Longer ones are no statement that one reads at a glance. */
const LONGEST_STATEMENT = 200;

/** The sentence that explains a term, with a gap for the term and its article; null where it names the term twice. */
function gapIn(own: Introduced): string | null {
  const sentence = own.origin.sentence.replace(/[.\s]+$/, '');
  const at = sentence.toLowerCase().indexOf(own.term.toLowerCase());
  if (at < 0 || sentence.length > LONGEST_STATEMENT) return null;
  const before = sentence.slice(0, at).replace(/\b(?:the|an?) $/i, '');
  const after = sentence.slice(at + own.term.length);
  if (/\p{L}$/u.test(before) || /^\p{L}/u.test(after)) return null;
  const rest = contentStems(`${before} ${after}`);
  return own.subject.stems.some((item) => rest.includes(item)) ? null : `${before}_____${after}`;
}

/** The same question in the words of the text. */
function asGap(own: Introduced, three: readonly Introduced[]): Wording | null {
  const statement = gapIn(own);
  if (statement === null) return null;
  const option = (item: Introduced) => (statement.startsWith('_') ? capitalise(shown(item)) : shown(item));
  return {
    stem: `Which term completes this statement? “${statement}.”`,
    answer: option(own),
    distractors: three.map(option),
  };
}

/** "“Osmosis” fits; “diffusion” means the spreading of …": what a wrong option is instead, where the text says it. */
function reasonFor(answer: string, own: Introduced, three: readonly Introduced[]): string {
  const other = three.find(({ by, gloss }) => by === 'means' && gloss !== '');
  const fits = `“${answer}” ${own.plural ? 'fit' : 'fits'}`;
  return other ? `${fits}; “${other.term}” means ${other.gloss}.` : `${fits}. No other option does.`;
}

/** What the title of a document names, nobody has to find out. */
function isTitle({ subject, origin }: Introduced): boolean {
  const [title, ...below] = origin.section.headingPath;
  return title !== undefined && below.length > 0 && termKey(title.split(/:| – /)[0]!.trim()) === subject.key;
}

/** How far readers have accepted each way of asking: a meaning is seldom trivial, what a thing does often is. */
const BY = { means: 0.5, names: 0.45, described: 0.4, does: 0.35 } as const;

/** How surely the options are of the answer's kind, taken together; with less they are a row of strangers. */
const kinshipOf = (rivals: readonly Rival[]) => rivals.reduce((sum, { tie }) => sum + tie, 0) / rivals.length;
const LEAST_KINSHIP = 0.5;

/** From the way of asking, how surely the options are of its kind, and whether the text sets the term off. */
function surenessOf(own: Introduced, rivals: readonly Rival[], corpus: Corpus): number {
  return BY[own.by] + kinshipOf(rivals) * 0.3 + (isEmphasisedKey(own.subject.key, corpus) ? 0.1 : 0);
}

/** So far in the list of terms a rival is looked for: what is near is of one matter. */
const REACH = 60;

/** The names that the text lists beside a term ("offer, acceptance and consideration"), and those it is taught with. */
const listedBeside = (own: Introduced, corpus: Corpus): Introduced[] => {
  const { subject, plural, article, kind, origin } = own;
  const listed = rowMates(subject.key, plural, corpus.rows).map((name) => inSentence(name, corpus));
  return [...listed, ...fellowsOf(subject.key, plural, corpus)].flatMap((name) => {
    const term = asTerm(name);
    return (term && build(term, article, 'names', '', kind, origin, corpus)) || [];
  });
};

/** The three terms of the text that are the answer's rivals, or null: then there is no fair question. */
function rivalsOf(own: Introduced, nearby: readonly Introduced[], corpus: Corpus): Rival[] | null {
  const seen = new Set([own.subject.key]);
  const ranked = [...nearby, ...listedBeside(own, corpus)]
    .map((other) => inNumberOf(own, other))
    .filter((other) => !seen.has(other.subject.key) && seen.add(other.subject.key))
    .map((item) => ({ item, tie: tieBetween(own, item, corpus) }))
    .filter(({ item, tie }) => tie > 0 && !mayBeRight(own, item, corpus))
    .map((rival) => ({
      item: rival,
      score: rival.tie + 0.5 * closeness(own.origin, rival.item.origin) + (rival.item.gloss === '' ? 0 : 0.2),
    }));
  return bestThree(
    ranked,
    ({ item: a }, { item: b }) => areRelated(a.subject, b.subject, corpus) && !areFellows(a.subject.key, b.subject.key),
    () => false,
    (three) => {
      const items = three.map(({ item }) => item);
      return kinshipOf(three) >= LEAST_KINSHIP && !standsOut(own, items) && !givesAway(own, items);
    },
  );
}

/** "Which term …?" from what the text says where it brings the term in, among other terms of its kind that it brings in. */
export function introducedQuestions(introduced: readonly Introduced[], corpus: Corpus): Candidate[] {
  return introduced.flatMap((own, at) => {
    if (own.gloss === '' || isTitle(own)) return [];
    const rivals = rivalsOf(own, neighbours(introduced, at, REACH), corpus);
    if (!rivals) return [];
    const three = rivals.map(({ item }) => item);
    // In a gap the article goes with the name, written as within a sentence; elsewhere terms stand as in an index.
    const gapped = own.by === 'names' && !own.gloss.startsWith('_');
    const option = (item: Introduced) =>
      gapped ? shown(item) : capitalise(own.by === 'names' ? shown(item) : item.term);
    return {
      form: 'term',
      maker: 'introduced',
      stem: stemOf(own),
      answer: option(own),
      distractors: three.map(option),
      ...(own.by === 'means' && { asGap: standsOut({ ...own, by: 'names' }, three) ? null : asGap(own, three) }),
      because: reasonFor(option(own), own, three),
      difficulty: 'easy',
      sureness: surenessOf(own, rivals, corpus),
      about: own.subject.key,
      subject: own.subject.key,
      origin: own.origin,
    };
  });
}
