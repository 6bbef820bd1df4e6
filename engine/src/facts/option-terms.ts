import { kindOf } from '../kinds/kinds.ts';
import { type Corpus, inSentence, originOf, sentencesWith } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import { contentStems } from '../text/stems.ts';
import { articleOf, asTerm, build, type Introduced } from './introduction.ts';
import type { Mention } from './mentions.ts';
import { isEverydayWord, isOrdinary, looksTechnical } from './term-evidence.ts';

/** Terms that nothing is asked of, but that may stand among the options. */

/** The article that a sentence gives a term, so that it can stand in a gap among others. */
const articleIn = (entry: Entry, term: string) =>
  articleOf(new RegExp(String.raw`\b(the|an?) ${term}\b`, 'i').exec(entry.sentence.text)?.[1]);

/** Terms of two words that the text keeps coming back to: they may stand among the options. */
export function keyTerms(corpus: Corpus): Introduced[] {
  const found: Introduced[] = [];
  for (const { key, text, count, weight } of corpus.terms.values()) {
    if (count < 2 || weight < 2.5 || !/^\p{Ll}[\p{Ll}-]+ \p{Ll}[\p{Ll}-]+$/u.test(key) || !asTerm(key)) continue;
    if (/ \p{Lu}/u.test(text) || !looksTechnical(key)) continue;
    const entry = corpus.entries[sentencesWith(contentStems(key), corpus, 1)[0] ?? -1];
    if (!entry) continue;
    const item = build(key, articleIn(entry, key), 'does', '', kindOf(key.split(' ').at(-1)!), originOf(entry), corpus);
    if (item) found.push({ ...item, key: true });
  }
  return found;
}

export const VAGUE_HEAD =
  / (?:problem|question|example|reason|idea|point|answer|issue|case|way|thing|fact|result|difference|part|step|feature|effect|role|use|rise|fall|statement|version|explanation|attempt|criticism|objection|remark|century|centurie|decade|year|measure|form|century|season)s?$/;

/** What a sentence says something of, as a term that may stand among the options. */
export function spokenOf({ subject, name, kind, plural, proper, origin }: Mention, corpus: Corpus): Introduced[] {
  const bare = name.replace(/^(?:the|an?) /i, '');
  const term = proper || (!bare.includes(' ') && bare.length < 9) ? null : asTerm(bare);
  if (!term || / of | in /.test(term) || subject.stems.length === 0 || !looksTechnical(term)) return [];
  if (!term.includes(' ') && isOrdinary(term)) return [];
  // "Australia", "a deeper problem"
  if (/^\p{Lu}/u.test(bare) && inSentence(bare, corpus) === bare) return [];
  if (VAGUE_HEAD.test(term)) return [];
  const item = build(term, articleOf(/^(?:the|an?) /i.exec(name)?.[0]), 'does', '', kind, origin, corpus);
  // "Pronunciation has its own rules": any quality or act may open a sentence; a term is come back to.
  const seldom = (corpus.terms.get(subject.key)?.count ?? 0) < 2;
  if (seldom && /^\p{L}+(?:[st]ion|ity|ment|ness|ance|ence)$/u.test(term)) return [];
  // Everyday words met once are a term among others of their sort only ("surface waves" beside "primary waves").
  const once = seldom && term.split(' ').every(isEverydayWord);
  return item && item.plural === plural ? [{ ...item, key: true, sibling: once }] : [];
}
