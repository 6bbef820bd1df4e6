import { isFormWord } from './form-words.ts';
import { formulaNames } from './formulas.ts';
import { grammarTerms } from './grammar-terms.ts';
import { meantByInitials, textOf } from './initials.ts';
import type { OpenIndex } from './lesson-index.ts';
import { type Commonness, commonness, formsOf, relatedStems } from './lexicon.ts';
import { meantBySlip } from './misspelt.ts';
import type { ParsedQuestion } from './question.ts';
import { type SearchWord, searchStem, withoutMarks } from './search-stems.ts';

/** One thing that the question asks for: the word itself and other words of the lesson that may stand for it. */
export interface Concept {
  stem: string;
  word: string;
  /** Terms of the index with how well each stands for the word (1 = the word itself). */
  matches: { term: number; fit: number }[];
  /** How much the question depends on it. */
  weight: number;
  /** How common the word is in everyday English. */
  commonness: Commonness;
  /** Its place in the question, to see which words stand together. */
  position: number;
  /** True where the lesson has neither the word nor anything for it. */
  unknown: boolean;
}

const FIT = {
  synonym: 0.7,
  besideOwn: 0.2,
  ending: 0.72,
  form: 0.9,
  misspelt: 0.95,
  alias: 0.9,
  aliasPart: 0.6,
  compound: 0.8,
  part: 0.5,
};
/** From here on a match is the word itself, in another form or spelling or by a name that the lesson gives it. */
export const SAME_WORD = FIT.ending;
/** What a missing word says against an answer: a technical word all, an everyday verb or adjective little. */
const WEIGHT_OF_UNKNOWN = { rare: 0.7, noun: 0.5, other: 0.2 };
/** An everyday word that is there says less than a technical one of the same frequency. */
const WEIGHT_OF_KNOWN = { rare: 1, noun: 0.9, other: 0.55 };
const NAME_BONUS = 1.25;
/** "The steps of …" asks for a form of answer more than for the word. */
const WEIGHT_OF_FORM = 0.4;

/** Rarity of a term within the lesson. */
export function rarity(open: OpenIndex, frequency: number): number {
  const total = open.index.units.length;
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
}

/** Turns the words of a question into concepts that the index can be searched for. */
export function conceptsOf(question: ParsedQuestion, open: OpenIndex): Concept[] {
  const aliases = aliasMatches(question, open);
  const highest = rarity(open, 0);
  // "big-o" is also asked by its parts; the whole counts only where the lesson writes it so.
  const asked = [...question.words, ...grammarTerms(question.text, open)];
  const written = asked.filter(({ word, stem }) => !word.includes('-') || open.termOf.has(stem));
  const meant = withInitialsMeant(withJoined(written, open), question.text, aliases, open);
  const said = meant.filter(({ stem }) => !isFormWord(stem) || open.termOf.has(stem));
  const words = said.length > 0 ? said : meant;
  return words.map(({ word, stem, position }) => {
    const matches = new Map<number, number>();
    const add = (term: number | undefined, fit: number) => {
      if (term !== undefined && fit > (matches.get(term) ?? 0)) matches.set(term, fit);
    };
    const own = isAnotherWord(word, stem, question, open) ? undefined : open.termOf.get(stem);
    add(own, 1);
    for (const [other, fit] of aliases.get(stem) ?? []) add(open.termOf.get(other), fit);
    for (const form of formsOf(stem)) add(open.termOf.get(form), FIT.form);
    for (const related of relatedStems(stem))
      add(open.termOf.get(related), own === undefined ? FIT.synonym : FIT.besideOwn);
    if (own === undefined && word.length >= 4 && commonnessOf(word, stem) === 'rare' && !/\d/.test(word))
      for (const term of meantBySlip(word, open)) add(term, FIT.misspelt);
    if (stem.length >= (own === undefined ? 4 : 5))
      for (const [term, fit] of similarForms(stem, open, own === undefined)) add(term, fit);

    if (matches.size === 0) for (const term of compoundParts(word, open)) add(term, FIT.compound);
    const unknown = matches.size === 0;
    if (unknown) for (const term of partsWithin(stem, word, open)) add(term, FIT.part);

    const list = [...matches].map(([term, fit]) => ({ term, fit }));
    // A year or figure that the lesson has tells more than most words.
    const figure = /^\d/.test(stem) && own !== undefined;
    const kind = figure || question.names.has(stem) ? 'rare' : commonnessOf(word, stem);
    let weight = highest * WEIGHT_OF_UNKNOWN[kind];
    if (own !== undefined) weight = rarity(open, open.frequency[own]!) * WEIGHT_OF_KNOWN[kind];
    else if (list.length > 0) {
      const best = Math.max(...list.map(({ term, fit }) => fit * rarity(open, open.frequency[term]!)));
      weight = Math.min(weight, best * WEIGHT_OF_KNOWN[kind]);
    }
    if (question.names.has(stem)) weight *= NAME_BONUS;
    if (isFormWord(stem) && words.length > 1) weight *= WEIGHT_OF_FORM;
    return { stem, word, matches: list, weight, commonness: kind, position, unknown };
  });
}

/** A name of the question whose stem the lesson has from another word alone: "Locke" where it has "locked". */
function isAnotherWord(word: string, stem: string, { names }: ParsedQuestion, open: OpenIndex): boolean {
  if (!names.has(stem) || !open.termOf.has(stem) || !/^[a-z]{3,}$/.test(word)) return false;
  const itself = new RegExp(`\\b${word.replace(/(?:es|s)$/, '')}(?:s|es)?\\b`, 'i');
  const text = textOf(open);
  return !itself.test(text) && !itself.test(withoutMarks(text));
}

/** "hyper inflation" where the lesson writes one word. */
function withJoined(words: readonly SearchWord[], open: OpenIndex): SearchWord[] {
  const result: SearchWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const [one, next] = [words[i]!, words[i + 1]];
    const joined = next && next.position === one.position + 1 ? one.word + next.word : '';
    const apart = next && open.termOf.has(one.stem) && open.termOf.has(next.stem);
    if (joined && !apart && open.termOf.has(searchStem(joined))) {
      result.push({ word: joined, stem: searchStem(joined), position: one.position });
      i++;
    } else result.push(one);
  }
  return result;
}

/** Acronyms that the lesson never writes become the words that it has for them. */
function withInitialsMeant(
  words: readonly SearchWord[],
  text: string,
  aliases: ReadonlyMap<string, unknown>,
  open: OpenIndex,
): SearchWord[] {
  const asked = new Set(words.map(({ stem }) => stem));
  return words.flatMap((entry) => {
    // Typed small, four letters are a word, if a misspelt one.
    const most = text.includes(entry.word.toUpperCase()) ? 6 : 3;
    const short = entry.word.length <= most && commonnessOf(entry.word, entry.stem) === 'rare';
    if (!short || open.termOf.has(entry.stem) || aliases.has(entry.stem)) return [entry];
    const meant = meantByInitials(entry.word.replace('^', ''), open);
    if (!meant) return [entry];
    return meant
      .filter((stem) => !asked.has(stem))
      .map((stem, i) => ({ word: stem, stem, position: entry.position + i / 10 }));
  });
}

/** Also of "richer", "slowly" and "fullness", by the word that they are made of. */
function commonnessOf(word: string, stem: string): Commonness {
  // A number that the lesson does not have says little: learners ask with their own figures.
  if (/^\d/.test(stem)) return 'other';
  const own = commonness(stem);
  if (own !== 'rare') return own;
  const base = /^(.{3,}?)(?:i?er|i?est|i?ly|i?ness)$/.exec(word)?.[1];
  return base ? commonness(searchStem(base)) : 'rare';
}

/** Names that the text itself gives for what is asked: the acronym for its words and the words for the acronym. */
function aliasMatches(question: ParsedQuestion, open: OpenIndex): Map<string, [string, number][]> {
  const found = new Map<string, [string, number][]>();
  const asked = new Set(question.words.map((entry) => entry.stem));
  for (const pair of [...open.index.aliases, ...formulaNames()]) {
    for (const [from, to] of [pair, [pair[1], pair[0]]] as [string, string][]) {
      const source = from.split(' ');
      if (!source.every((stem) => asked.has(stem))) continue;
      const target = to.split(' ');
      const fit = target.length === 1 ? FIT.alias : FIT.aliasPart;
      for (const stem of source) {
        const list = found.get(stem) ?? [];
        for (const other of target) if (!asked.has(other)) list.push([other, fit]);
        found.set(stem, list);
      }
    }
  }
  return found;
}

/** The two words of the lesson that an unknown one is made of: "hashmap" where the lesson has "hash map". */
function compoundParts(word: string, open: OpenIndex): number[] {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const left = open.termOf.get(searchStem(word.slice(0, cut)));
    const right = open.termOf.get(searchStem(word.slice(cut)));
    if (left !== undefined && right !== undefined) return [left, right];
  }
  return [];
}

/** Words of the lesson that begin or end an unknown one: a hint where to look, not proof that it is meant. */
function partsWithin(stem: string, word: string, open: OpenIndex): number[] {
  const found: number[] = [];
  for (let cut = 4; cut <= word.length - 3; cut++) {
    const left = open.termOf.get(searchStem(word.slice(0, cut)));
    const right = word.length - cut >= 4 ? open.termOf.get(searchStem(word.slice(cut))) : undefined;
    if (left !== undefined) found.push(left);
    if (right !== undefined) found.push(right);
  }
  if (stem.length >= 6) {
    open.terms.forEach((term, i) => {
      if (term.length > stem.length && term.startsWith(stem)) found.push(i);
    });
  }
  return found;
}

/** Other endings of the same word. */
function similarForms(stem: string, open: OpenIndex, missing: boolean): [number, number][] {
  const found: [number, number][] = [];
  // Terms are sorted: those with the same first letter stand together.
  const from = open.firstWith.get(stem.charCodeAt(0)) ?? open.terms.length;
  for (let i = from; i < open.terms.length && open.terms[i]!.charCodeAt(0) === stem.charCodeAt(0); i++) {
    const term = open.terms[i]!;
    if (term === stem) continue;
    const shared = sharedPrefix(term, stem);
    if (missing && isFormOf(term, stem)) found.push([i, FIT.ending]);
    else if (shared >= 5 && shared >= (missing ? 0.7 : 0.75) * Math.max(term.length, stem.length))
      found.push([i, FIT.ending]);
  }
  return found;
}

const ENDINGS = /^(?:e?rn|al|ic|ical|ation|ment|er|or|iti|ness|ist|ism|ian|ari|ou|iv|ful|abl|ial|en|li|ship|hood|th)$/;

/** "northern" for "north": the one word with an ending that the stemmer leaves. */
function isFormOf(term: string, stem: string): boolean {
  const [long, short] = term.length > stem.length ? [term, stem] : [stem, term];
  return short.length >= 4 && long.startsWith(short) && ENDINGS.test(long.slice(short.length));
}

function sharedPrefix(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let i = 0;
  while (i < end && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
}
