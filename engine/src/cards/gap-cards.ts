import { isEmphasisedKey } from '../facts/emphasised.ts';
import type { Introduced } from '../facts/introduction.ts';
import { isPickedOut, looksTechnical } from '../facts/term-evidence.ts';
import { type Corpus, inSentence } from '../reading/corpus.ts';
import { namesUnknown } from '../standing/statement.ts';
import { capitalise } from '../text/normalise.ts';
import { contentStems } from '../text/stems.ts';
import { tag } from '../text/tagging.ts';
import { nounPhrases, termKey } from '../text/terms.ts';
import type { CardDraft } from './card.ts';
import type { Statement } from './facts.ts';
import { opensWithVerb } from './meaning-cards.ts';
import { line, withArticle, wordCount } from './wording.ts';

const GAP = '_____';

const [FEWEST_WORDS, MOST_WORDS] = [9, 32];

const fill = (statement: string) => `Fill the gap: “${capitalise(statement)}.”`;

/** A term that running text brings in: the sentence that names it, or what it does, without its name. */
export function introducedGaps(introduced: readonly Introduced[], corpus: Corpus): CardDraft[] {
  return introduced.flatMap(({ by, term, article, gloss, subject, origin }): CardDraft[] => {
    if (!gloss || by === 'means' || wordCount(gloss) < 6 || opensWithVerb(term) || namesUnknown(gloss, corpus))
      return [];
    const shared = { about: subject.key, back: line(withArticle(article, term)), origin };
    if (by === 'described')
      return [{ ...shared, form: 'name', front: `What is this called? “${line(gloss)}”`, weight: 3.5 }];
    if (by === 'names') return [{ ...shared, form: 'gap', front: fill(gloss), weight: 3.8 }];
    return [{ ...shared, form: 'gap', front: fill(`${GAP} ${gloss}`), weight: 3.3 }];
  });
}

interface Word {
  start: number;
  end: number;
  weight: number;
}

/** "price rises": a noun and its verb. */
const CHANGES = /(?:rise|fall|increase|decrease|drop|change|grow|work|move)s$/;

/** How sure it is that words are a term of the subject: set off by the writer, explained, or come back to. */
function weightOf(words: string, explained: ReadonlySet<string>, corpus: Corpus): number {
  const key = termKey(words);
  if (isPickedOut(words) || !looksTechnical(key) || /\d|\p{Lu}/u.test(words) || CHANGES.test(words)) return 0;
  if (isEmphasisedKey(key, corpus)) return 3.6;
  if (explained.has(key)) return 3.2;
  const term = corpus.terms.get(key);
  if (!term || !key.includes(' ')) return 0;
  return term.inHeading || term.count > 2 ? Math.min(3, 2.4 + term.weight / 10) : 0;
}

/** The term of a statement that what is left of it asks for; null where none is sure. */
function wordToLeaveOut(text: string, explained: ReadonlySet<string>, corpus: Corpus): Word | null {
  const tokens = tag(text);
  const found = nounPhrases(tokens).flatMap(([first, last]): Word[] => {
    const [start, end] = [tokens[first]!.start, tokens[last - 1]!.end];
    const words = text.slice(start, end);
    const [before, after] = [text.slice(0, start), text.slice(end)];
    // "less elastic supply", "2,900 kilometres": part of a longer phrase.
    if (/(?:\b(?:more|less|most|least|very|perfectly|\p{Ll}+ly)|\d) $/u.test(before) || /^['’-]/.test(after)) return [];
    const weight = weightOf(words, explained, corpus);
    // What the rest of the sentence says again is no secret.
    const rest = new Set(contentStems(`${before} ${after}`));
    if (weight === 0 || contentStems(words).some((stem) => rest.has(stem))) return [];
    // One of several in a row could be any of them.
    if (/(?:, | and | or )$/.test(before) || /^(?:, \p{Ll}+(?:,| and| or)| and | or )/u.test(after)) return [];
    return [{ start, end, weight }];
  });
  return found.sort((a, b) => b.weight - a.weight || b.start - a.start)[0] ?? null;
}

/** A sentence that stands alone, with its key term left out. */
export function gapCards(
  statements: readonly Statement[],
  explained: ReadonlySet<string>,
  corpus: Corpus,
): CardDraft[] {
  return statements.flatMap(({ text, origin }): CardDraft[] => {
    const words = wordCount(text);
    if (words < FEWEST_WORDS || words > MOST_WORDS || namesUnknown(text, corpus)) return [];
    const gap = wordToLeaveOut(text, explained, corpus);
    if (!gap) return [];
    const [, before = '', article = ''] = /^(.*?)((?:\b(?:the|an?) )?)$/i.exec(text.slice(0, gap.start)) ?? [];
    const answer = `${article.toLowerCase()}${text.slice(gap.start, gap.end)}`;
    const front = fill(`${before}${GAP}${text.slice(gap.end)}`);
    return [{ form: 'gap', front, back: line(answer), about: termKey(answer), weight: gap.weight, origin }];
  });
}

const FEWEST_SAID = 4;
const VAGUE_HEAD =
  / (?:of|from|in|for) |\b(?:variant|danger|version|kind|type|idea|people|scientists?|critics?|problem|advantage)$/;

/** What is said of something named, without its name: "_____ works under a contract of service". */
export function subjectGaps(statements: readonly Statement[], corpus: Corpus): CardDraft[] {
  return statements.flatMap(({ clause, origin }): CardDraft[] => {
    if (!clause || clause.lead || clause.tense !== 'present' || clause.proper || clause.members.length > 0) return [];
    const { subject, determiner, predicate } = clause;
    const key = termKey(subject);
    const isTerm = looksTechnical(key) && !isPickedOut(subject) && corpus.terms.has(key) && !VAGUE_HEAD.test(key);
    if (!isTerm || wordCount(subject) > 4 || opensWithVerb(subject) || namesUnknown(predicate, corpus)) return [];
    const said = contentStems(predicate);
    if (new Set(said).size < FEWEST_SAID || contentStems(subject).some((stem) => said.includes(stem))) return [];
    const back = line(withArticle(determiner, inSentence(subject, corpus)));
    return [{ form: 'gap', front: fill(`${GAP} ${predicate}`), back, about: key, weight: 2.6, origin }];
  });
}
