import { isUnparseable, plainSentence } from '../grammar/wording.ts';
import { kindOf } from '../kinds/kinds.ts';
import { headOf, subjectOf } from '../kinds/relations.ts';
import { type Corpus, isSpeciesName, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import { isNoun, tag } from '../text/tagging.ts';
import { termKey } from '../text/terms.ts';
import { articleOf, build, type Introduced } from './introduction.ts';
import { asSetOff } from './set-out.ts';
import { isPickedOut } from './term-evidence.ts';

/** Words before something that is quoted as words, not used: "the word *gari*", "as in *boy*". */
const QUOTES =
  /\b(?:words?|forms?|as in|such as|says?|said|sounds?|letters?|prefix|suffix|spelt|pronounced|written|titled?|entitled) $/i;
/** What a translation or a date of publication opens with. */
const TRANSLATED = /^,? ?(?:["“‘'=]|\(\d{4}|\(["“‘'])/;

const isQuoted = (before: string, after: string) => QUOTES.test(before) || TRANSLATED.test(after);

/** What stands before and after words that are set off, or null where the sentence has them only as part of another word ("nephrons"). */
function around(text: string, words: string): [before: string, after: string] | null {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    if (!/[\p{L}\p{N}-]$/u.test(before) && !/^[\p{L}\p{N}=-]/u.test(after)) return [before, after];
  }
  return null;
}
/** What gives a name. */
const NAMED = /\b(?:called|known as|termed|speaks? of|the term|named) (?:the |an? )?$/;

/** Endings of words that belong to a subject. */
const LEARNED =
  /(?:[st]ion|ity|ing|ism|sis|ment|an[ct]e|en[ct]e|anc[ey]|enc[ey]|log[yi]|ness|ship|graphy|metry|ics)s?$/;

/** "*Cryptosporidium* causes …": the name of a genus, as far as the text shows. */
const LATIN = /^\p{Lu}\p{Ll}+(?:ium|ia|us|um|is|as|ella|ma|es|oides)$/u;

/** "a *Bode plot*", "the *Ames test*": what is called after somebody. */
const EPONYM = /^\p{Lu}[\p{L}'’–-]+(?: \p{Ll}{4,}){1,2}$/u;

/** "Flow is *steady* if": said of something, not the name of something. */
const DESCRIBED = /\b(?:is|are|was|were|be|been|becomes?|remains?|made|said to be|\p{L}+ly) $/u;

interface Emphasised {
  term: string;
  article: string | undefined;
  entry: Entry;
}

/** "the *habituation* method", "a *uniform* soil": the name goes on after the words that are set off. */
function goesOn({ text }: Entry['sentence'], end: number): boolean {
  const next = tag(text).find((token) => token.start >= end);
  return next !== undefined && next.start === end + 1 && isNoun(next) && !(/[^s]s$/.test(next.lower) && next.verbToo);
}

/** "a *paper* or *film* capacitor": two names with one noun. */
function isHalfOfName(sentence: Entry['sentence'], end: number): boolean {
  if (goesOn(sentence, end)) return true;
  const joined = /^ (?:or|and) ([\p{L}-]+)(?= )/u.exec(sentence.text.slice(end));
  return (
    joined !== null && (sentence.emphasised ?? []).includes(joined[1]!) && goesOn(sentence, end + joined[0].length)
  );
}

/** The emphasised words of a sentence that make a term: no stress, no title, no word that is only quoted. */
function termsOf(entry: Entry, quoting: boolean, corpus: Corpus): Emphasised[] {
  const { text, emphasised } = entry.sentence;
  return (emphasised ?? []).flatMap((words) => {
    const place = around(text, words);
    if (!place) return [];
    const [before, after] = place;
    const at = before.length;
    const opens = /^(?:(?:The|An?) )?$/.test(before);
    const article = /\b(the|an?) $/i.exec(before)?.[1];
    if (article && EPONYM.test(words) && !isSpeciesName(words)) return [{ term: words, article, entry }];
    if (/^\p{Lu}/u.test(words) && (at > 0 || isSpeciesName(words) || !/^\p{Lu}\p{Ll}/u.test(words))) return [];
    if (at === 0 && LATIN.test(words) && !corpus.casing.get(words.toLowerCase())?.lower) return [];
    if (isQuoted(before, after) || (quoting && !/^An? $/.test(before) && !NAMED.test(before))) return [];
    const bare = words.replace(/^(?:the|an?) /i, '');
    const term = bare.length < 4 || isPickedOut(bare) ? null : asSetOff(bare, article !== undefined);
    if (!term || isHalfOfName(entry.sentence, at + words.length)) return [];
    // "while *mipela* excludes him": a bare word within a sentence may be of any language.
    const isBare = !article && !opens && !term.includes(' ');
    if (isBare && !NAMED.test(before) && (DESCRIBED.test(before) || !LEARNED.test(term))) return [];
    return [{ term, article, entry }];
  });
}

/** Whether italics are mostly the sign of a word that is spoken of, as in texts on language. */
function quotesWords(entries: readonly Entry[]): boolean {
  let [quoted, all] = [0, 0];
  for (const { sentence } of entries) {
    for (const words of sentence.emphasised ?? []) {
      const place = around(sentence.text, words);
      // A title or the name of a case says nothing of how words are treated.
      if (!place || /^\p{Lu}/u.test(words)) continue;
      all++;
      if (isQuoted(...place)) quoted++;
    }
  }
  return quoted > all * 0.1;
}

/** "A good of which … is _____, and …": where a term closes what is said, that is what it is the name of. */
const CLOSES = /\b(?:is|are|called|termed|known as) _____(?=[.;,]|$| (?:and|or|but|after|because|since|if|when)\b)/;

/** The sentence that first sets a term off, with a gap for it; '' where it only goes on about it. */
function gapFor(term: string, { sentence }: Entry): string {
  const text = plainSentence(sentence.text);
  const place = around(text, term);
  if (!place || sentence.kind !== 'paragraph' || isUnparseable(text)) return '';
  const [before, after] = place;
  const gapped = `${before.replace(/\b(?:the|an?) $/i, '')}_____${after}`;
  return CLOSES.test(gapped) && !gapped.toLowerCase().includes(term.toLowerCase()) ? gapped : '';
}

const known = new WeakMap<Corpus, ReadonlyMap<string, Emphasised>>();

/** The terms that the documents set in bold or italics, each where it is first so set. */
function emphasisedIn(corpus: Corpus): ReadonlyMap<string, Emphasised> {
  let found = known.get(corpus) as Map<string, Emphasised> | undefined;
  if (!found) {
    found = new Map();
    const quoting = quotesWords(corpus.entries);
    for (const entry of corpus.entries) {
      if (!entry.sentence.emphasised) continue;
      for (const item of termsOf(entry, quoting, corpus)) {
        const key = termKey(item.term);
        if (!found.has(key)) found.set(key, item);
      }
    }
    known.set(corpus, found);
  }
  return found;
}

/** Whether the text itself shows by its letters that these words are a term. */
export const isEmphasised = (term: string, corpus: Corpus) =>
  emphasisedIn(corpus).size > 0 && isEmphasisedKey(termKey(term), corpus);

/** The same by the key of a term. */
export const isEmphasisedKey = (key: string, corpus: Corpus) => emphasisedIn(corpus).has(key);

const openings = new WeakMap<Corpus, ReadonlySet<string>>();

/** Whether a sentence may open with such a term, by its first word alone: asked of every sentence. */
export function mayOpenWithEmphasised(text: string, corpus: Corpus): boolean {
  let words = openings.get(corpus);
  if (!words) {
    words = new Set([...emphasisedIn(corpus).values()].map(({ term }) => term.split(' ')[0]!.toLowerCase()));
    openings.set(corpus, words);
  }
  // What stands wholly in brackets has no first word.
  const first = /^(?:(?:The|An?) )?([^ ]+)/.exec(text)?.[1];
  return first !== undefined && words.has(first.toLowerCase());
}

/** With the emphasised terms of which nothing is told: the strongest rivals of those that are asked for. */
export function withEmphasised(introduced: readonly Introduced[], corpus: Corpus): Introduced[] {
  const shown = emphasisedIn(corpus);
  const told = new Set(introduced.map(({ subject }) => subject.key));
  const added = [...shown].flatMap(([key, { term, article, entry }]) => {
    if (told.has(key)) return [];
    const kind = kindOf(term.split(' ').at(-1)!);
    const item = build(term, articleOf(article), 'names', gapFor(term, entry), kind, originOf(entry), corpus);
    if (item) return item;
    // What is called after somebody keeps its capital.
    const common =
      EPONYM.test(term) && build(headOf(key), articleOf(article), 'names', '', kind, originOf(entry), corpus);
    return common ? { ...common, term, subject: subjectOf(term, originOf(entry)) } : [];
  });
  return [...introduced, ...added];
}
