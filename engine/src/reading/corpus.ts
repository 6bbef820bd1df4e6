import type { Block, SourceDocument } from '../document.ts';
import { findNames, type Name } from '../kinds/names.ts';
import { type DocumentText, isBackMatter, readDocument, type Section, type Sentence } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import { quickTagsOf, type Token, tag } from '../text/tagging.ts';
import { findTerms, type Term, termKey } from '../text/terms.ts';
import type { Entry } from './entry.ts';
import type { Origin } from './origin.ts';
import { findRows, type Rows } from './rows.ts';

/** Everything that questions are made from, read once. */
export interface Corpus {
  documents: DocumentText[];
  entries: Entry[];
  wordCount: number;
  terms: ReadonlyMap<string, Term>;
  /** Order numbers of the sentences that hold a stem. */
  postings: ReadonlyMap<string, number[]>;
  /** How often a lower-cased word stands capitalised, or not, inside a sentence. */
  casing: ReadonlyMap<string, { upper: number; lower: number }>;
  /** The order of the first sentence of a section (of the one before, where it has none). */
  sectionOrder: ReadonlyMap<Section, number>;
  /** Every pair of names for one thing ("deoxyribonucleic acid" – "DNA"). */
  aliases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names that the text puts side by side. */
  rows: Rows;
  /** Persons and places by the name as written. */
  names: ReadonlyMap<string, Name>;
}

const ALIAS_BRACKET = /((?:[\p{L}\p{N}'’-]+ ){0,4}[\p{L}\p{N}'’-]+) \(([\p{L}\p{N}][\p{L}\p{N}-]{1,20})\)/gu;
const ALIAS_PHRASE =
  /((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+),? (?:or|also called|also known as|otherwise known as|sometimes called|often called) (?:the |an? )?((?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+)(?=[,.)])/gu;

/** "indicators such as litmus and methyl orange": the kind and each of its examples. */
function kindsIn(text: string): [string, string][] {
  const match = /,? (?:such as|including|especially) /.exec(text);
  if (!match) return [];
  const kind = text.slice(0, match.index).split(' ').slice(-2).join(' ');
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 120).split(/[.;:()]/)[0]!;
  return rest
    .split(/, and |, or |, | and | or /)
    .map((name) => name.split(' ').slice(0, 3).join(' '))
    .slice(0, 6)
    .map((name) => [kind, name]);
}

/** Names that stand for one thing, and things with their kinds: what is true of the one may be true of the other. */
function findAliases(entries: readonly Entry[], documents: readonly DocumentText[]): Map<string, Set<string>> {
  const aliases = new Map<string, Set<string>>();
  const add = (left: string, right: string) => {
    // The left side may carry words before the name itself: every tail of it may be the name.
    const parts = left.split(' ');
    for (let i = 0; i < parts.length; i++) {
      const a = termKey(parts.slice(i).join(' '));
      const b = termKey(right);
      if (!a || !b || a === b) continue;
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const) {
        const set = aliases.get(x) ?? new Set();
        set.add(y);
        aliases.set(x, set);
      }
    }
  };
  for (const { sentence } of entries) {
    // The patterns are dear; most sentences have no bracket and none of the words.
    const { text } = sentence;
    if (text.includes(' (')) for (const match of text.matchAll(ALIAS_BRACKET)) add(match[1]!, match[2]!);
    for (const [kind, name] of kindsIn(text)) add(kind, name);
    if (/ (?:or|called|known as) /.test(text))
      for (const match of text.matchAll(ALIAS_PHRASE)) add(match[1]!, match[2]!);
  }
  for (const document of documents) {
    for (const section of document.sections) {
      for (const block of section.blocks) {
        if (block.kind !== 'table') continue;
        for (const row of block.rows) {
          row.forEach((cell, i) => {
            for (const part of cell.split(/,| or | and /))
              if (part.split(' ').length <= 3) add(block.header[i] ?? '', part.trim());
          });
        }
      }
    }
  }
  return aliases;
}

const EXAMPLE_HEADING =
  /\b(?:worked|examples?|exercises?|problems?|case stud(?:y|ies)|solutions?|illustrations?|practice|self-test|self-assessment|quiz|questions|assignments?|tutorial)\b/i;
const EXAMPLE_OPENING =
  /^(?:(?:Worked )?[Ee]xamples?\b|Illustration\b|Case study\b|Solution\b|Suppose|Consider|Imagine|For example|For instance|Assume|Let us|Let\b|Take\b|In one (?:experiment|study)|As an example|To illustrate)/;

/** Whether a section holds worked examples or exercises. */
export function isExampleSection(section: Section): boolean {
  return EXAMPLE_HEADING.test(section.heading);
}

const MEASURED =
  /[₦£€$]\s?\d|\d\s?(?:kPa|MPa|Pa|kJ|kg|g|mg|m³|m²|cm|mm|m|litres?|hours?|years?|°C|K|V|A|Ω|W|kW|naira|tonnes?)\b/g;

/** "A cylinder contains 0.2 m³ of air at 300 kPa": somebody's figures of something that is not named otherwise. */
function isCaseInHand(text: string): boolean {
  if (
    !/^(?:An?|One|Two|Three|Mr|Mrs|Chief) /.test(text) ||
    /\b(?:about|usually|typically|normally|average|around|must|may|should)\b/.test(text)
  )
    return false;
  return /[₦£€$]\s?\d/.test(text) || (text.match(MEASURED)?.length ?? 0) >= 2;
}

/** "Exponential phase. Cells divide …": a heading within the paragraph, on which all that follows leans. */
function isRunIn(sentence: Sentence): boolean {
  const { text } = sentence;
  if (!/\.$/.test(text) || text.split(' ').length > 6 || !/^\p{Lu}/u.test(text)) return false;
  return !tag(text).some((token) => token.pos === 'AUX' || (token.pos === 'VERB' && !/(?:ing|ed)$/.test(token.lower)));
}

const isCapital = (token: Token | undefined) => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);

/** "the World Reference Base": the capital of a common noun within a long name tells nothing of the noun alone. */
const isWordOfName = (tokens: readonly Token[], at: number) =>
  isCapital(tokens[at]) && ((isCapital(tokens[at - 1]) && tokens[at - 1]!.pos !== 'DET') || isCapital(tokens[at + 1]));

/** Reads the documents: sections, sentences, terms, and the indexes that the checks need. Linear in the text. */
export function readCorpus(sources: readonly (SourceDocument | DocumentText)[]): Corpus {
  const documents = sources.map((source) => ('sections' in source ? source : readDocument(source)));
  const entries: Entry[] = [];
  const postings = new Map<string, number[]>();
  const casing = new Map<string, { upper: number; lower: number }>();
  const terms = new Map<string, Term>();
  const sectionOrder = new Map<Section, number>();
  for (const document of documents) {
    for (const term of findTerms(document)) if (!terms.has(term.key)) terms.set(term.key, term);
    for (const section of document.sections) {
      if (isBackMatter(section)) continue;
      sectionOrder.set(section, entries.length);
      let exampleBlock = -1;
      let block = -1;
      let runIn = false;
      for (const sentence of section.sentences) {
        // What follows "Suppose that …" in a paragraph belongs to the same case.
        if (EXAMPLE_OPENING.test(sentence.text)) exampleBlock = sentence.blockIndex;
        if (isCaseInHand(sentence.text)) exampleBlock = sentence.blockIndex;
        if (sentence.blockIndex !== block) [block, runIn] = [sentence.blockIndex, false];
        if (sentence.kind === 'list' ? isRunIn(sentence) : sentence.position === 0 && isRunIn(sentence)) runIn = true;
        const example = isExampleSection(section) || sentence.blockIndex === exampleBlock || runIn;
        const order = entries.length;
        const stems = new Set(contentStems(sentence.text));
        entries.push({ sentence, section, document, order, stems, example });
        for (const item of stems) {
          const list = postings.get(item);
          if (list) list.push(order);
          else postings.set(item, [order]);
        }
        quickTagsOf(sentence).forEach((token, i, tokens) => {
          if (i === 0 || !/^\p{L}/u.test(token.text) || isWordOfName(tokens, i)) return;
          const count = casing.get(token.lower) ?? { upper: 0, lower: 0 };
          if (/^\p{Lu}/u.test(token.text)) count.upper++;
          else count.lower++;
          casing.set(token.lower, count);
        });
      }
    }
  }
  const wordCount = documents.reduce((sum, document) => sum + document.wordCount, 0);
  return {
    documents,
    entries,
    wordCount,
    terms,
    postings,
    casing,
    sectionOrder,
    aliases: findAliases(entries, documents),
    rows: findRows(entries, documents),
    names: findNames(entries),
  };
}

/** The first sentence of an entry of a list says what the entry is about. */
function opensEntry({ sentence, section }: Entry): boolean {
  if (sentence.kind !== 'list') return false;
  const block = section.blocks[sentence.blockIndex];
  return (
    block?.kind === 'list' && block.items.length >= 3 && block.items.some((item) => item.startsWith(sentence.text))
  );
}

/** The place of a sentence, for a fact taken from it. */
export function originOf(entry: Entry): Origin {
  const { sentence, section, document, order } = entry;
  return {
    documentId: document.id,
    section,
    sentence: sentence.text,
    order,
    block: sentence.blockIndex,
    ...(opensEntry(entry) ? { listed: true } : {}),
    ...(sentence.place ? { place: sentence.place } : {}),
  };
}

/** The place of something that is no sentence: a row, a step, an entry of a list. */
export function blockOrigin(
  document: DocumentText,
  section: Section,
  block: Block,
  words: string,
  corpus: Corpus,
): Origin {
  const order = corpus.sectionOrder.get(section) ?? 0;
  return { documentId: document.id, section, sentence: words, order, ...(block.place ? { place: block.place } : {}) };
}

const NO_SPECIES =
  /(?:ysis|basis|thesis|crisis|emphasis|area|criteria|bacteria|media|idea|formula|data|axis|status|virus|radius)$/;

/** "Escherichia coli": a Latin genus and species keep their capital. */
export function isSpeciesName(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{3,}(?:ia|us|um|la|is|as|ix|ma|on|ra|za|ea) \p{Ll}{3,}(?:i|ae|us|um|is|ens|ans|a|ax)(?: |$)/u.test(
      text,
    ) && !NO_SPECIES.test(text.split(' ')[1]!)
  );
}

/** Names that no tagger knows for places or peoples. */
const NAMES =
  /^(?:Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|January|February|April|June|July|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christian|Christianity|Muslim|Islam|Islamic|Jewish|Catholic|Protestant|Buddhist|Hindu|Judaism|Hinduism|Buddhism|Marxism|Confucianism)\b/;

/** "Portland cement": where the text gives no other evidence, a word that the tagger knows as a name keeps its capital. */
function isKnownName(text: string): boolean {
  if (NAMES.test(text)) return true;
  const [first] = tag(text);
  return first !== undefined && ['Place', 'Demonym'].some((name) => first.tags.has(name));
}

/** "Average yields on Nigerian farms": what opens it is a word like any other. */
function isQuality(text: string): boolean {
  const first = /^(\p{Lu}\p{Ll}+) \p{Ll}/u.exec(text)?.[1]?.toLowerCase();
  return first !== undefined && /^(?:ADJ|NOUN)$/.test(tag(first)[0]?.pos ?? '');
}

/** A term as it is written inside a sentence: a capital that only opened a sentence or a list item is lowered. */
export function inSentence(text: string, corpus: Corpus): string {
  // "A5", "U-tube": the letter is a sign.
  if (/^\p{Lu}[-–\d]/u.test(text)) return text;
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';
  if (!/^\p{Lu}[\p{Ll}'’-]*$/u.test(first) || isSpeciesName(text)) return text;
  // "Gram-positive" after "the Gram stain".
  const stem = /^([\p{L}]{3,})-/u.exec(first)?.[1];
  const stemCount = stem ? corpus.casing.get(stem.toLowerCase()) : undefined;
  if (stemCount && stemCount.upper > stemCount.lower) return text;
  const count = corpus.casing.get(first.toLowerCase());
  if (count && count.upper > count.lower) return text;
  if (!count && ((/\s\p{Lu}/u.test(text) && !isQuality(text)) || isKnownName(text))) return text;
  return first.length > 1 || first === 'A' ? text[0]!.toLowerCase() + text.slice(1) : text;
}

/** The orders of sentences that hold all the given stems (at most `limit` of them). */
export function sentencesWith(stems: readonly string[], corpus: Corpus, limit = 60): number[] {
  const lists = stems.map((item) => corpus.postings.get(item));
  if (lists.length === 0 || lists.some((list) => list === undefined)) return [];
  const [shortest] = (lists as number[][]).sort((a, b) => a.length - b.length);
  return shortest!
    .slice(0, limit * 5)
    .filter((order) => stems.every((item) => corpus.entries[order]!.stems.has(item)))
    .slice(0, limit);
}
