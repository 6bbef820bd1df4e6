import type { SourceDocument } from '../../document.ts';
import { isPlural } from '../../text/number.ts';
import { blockText, type DocumentText, readDocument } from '../../text/sections.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { plainMath } from '../../text/wording.ts';
import { lengthGivesAway } from '../options/distractors.ts';
import { wordGivesAway } from '../options/give-away.ts';
import {
  asksLoosely,
  isCutSeries,
  isInverted,
  leansOutside,
  mixesNames,
  opensOddly,
  saysTwo,
} from './check-wording.ts';

/** What a question must have to be checked, whoever made it. */
export interface CheckableQuestion {
  stem: string;
  options: readonly { label: string; text: string }[];
  correct: string;
  /** The words of the source that the answer rests on, where the maker names them. */
  source?: { sentence?: string };
}

export type CheckName =
  | 'four-options'
  | 'distinct-options'
  | 'grammatical'
  | 'self-contained'
  | 'grounded'
  | 'one-right-option'
  | 'same-form'
  | 'no-length-give-away'
  | 'no-grammar-give-away'
  | 'no-answer-in-stem'
  | 'no-catch-all'
  | 'no-duplicate';

/** Every check by name, in the order in which they are run. */
export const CHECKS: readonly CheckName[] = [
  'four-options',
  'distinct-options',
  'grammatical',
  'self-contained',
  'grounded',
  'one-right-option',
  'same-form',
  'no-length-give-away',
  'no-grammar-give-away',
  'no-answer-in-stem',
  'no-catch-all',
  'no-duplicate',
];

/** A source prepared for checking: read it once, check many questions. */
export interface CheckedSource {
  text: string;
  /** Stems of every sentence, table row and list entry. */
  passages: ReadonlySet<string>[];
  /** Which passages hold a stem. */
  postings: ReadonlyMap<string, readonly number[]>;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[“”"‘’']/g, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

/** Reads documents into the shape that questions are checked against. */
export function prepareSource(source: SourceDocument | readonly SourceDocument[]): CheckedSource {
  const documents: DocumentText[] = ('blocks' in source ? [source] : source).map(readDocument);
  const passages: ReadonlySet<string>[] = [];
  const texts: string[] = [];
  for (const document of documents) {
    for (const sentence of document.sentences) passages.push(new Set(contentStems(plainMath(sentence.text))));
    for (const section of document.sections) {
      texts.push(section.heading);
      for (const block of section.blocks) {
        texts.push(blockText(block));
        if (block.kind === 'table') {
          for (const row of block.rows)
            passages.push(new Set(contentStems(plainMath([...block.header, ...row].join(' ')))));
        }
        if (block.kind === 'definitions') {
          for (const entry of block.entries)
            passages.push(new Set(contentStems(plainMath(`${entry.term} ${entry.definition}`))));
        }
      }
    }
  }
  const text = plain(plainMath(texts.join('\n')));
  const postings = new Map<string, number[]>();
  passages.forEach((set, i) => {
    for (const item of set) {
      const list = postings.get(item);
      if (list) list.push(i);
      else postings.set(item, [i]);
    }
  });
  return { text, passages, postings };
}

const POINTS_ELSEWHERE =
  /\b(?:(?:shown|given|mentioned|described|listed|stated|discussed) (?:above|below|earlier|previously)|the (?:above|following) (?:figure|table|diagram|passage|text|example)|(?:figure|fig\.|table|equation|example|exercise|slide|page|chapter) \d+|the (?:figure|diagram|picture|image|passage|author|lecturer|previous (?:question|section|chapter)|next (?:section|chapter)))\b|\b(?:in|on|(?<!which )of|from|by|at|about|does|do|is|are|was|were|did|has|have|can|will|would|should) (?:this|these|those|it|they|he|she)\b(?! (?:belong|statement|description|sentence|step|statements|sentences|true|that|options?|terms?|pairs?|correct))/i;
const CATCH_ALL =
  /^(?:(?:all|none|both|any|neither|some) of (?:the )?(?:above|these|options|them)|(?:both )?[A-D] (?:and|or) [A-D]|all are correct|none(?: is correct)?|i don['’]t know)\.?$/i;

/** The part of the stem that is not a quotation: a quoted statement may hold words that an asked one may not. */
function unquoted(stem: string): string {
  return stem.replace(/“[^”]*”|"[^"]*"/g, ' ');
}

function isGrammatical(question: CheckableQuestion): boolean {
  const { stem } = question;
  const texts = [stem, ...question.options.map((option) => option.text)];
  const quotesMatch = texts.every((text) => (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0));
  const bracketsMatch = texts.every((text) => (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0));
  const ends = /[?:”.]$|_{3,}/.test(stem.trim());
  const clean = texts.every(
    (text) =>
      text.trim() !== '' &&
      !/ {2,}|\s[,.;?](?:\s|$)|[:;,]\?|\b(\p{L}{2,}) \1\b(?<!\b(?:that that|had had))|,,|\.\./iu.test(text),
  );
  const cut = texts
    .slice(1)
    .every((text) => !/(?:^|\s)(?:the|an?|of|and|or|with|by|to|in|for|that|which|because)$/.test(text.trim()));
  const opens = /^["“‘(]?[\p{Lu}\p{N}$]/u.test(stem);
  return quotesMatch && bracketsMatch && ends && clean && cut && opens;
}

function isGrounded(answer: string, question: CheckableQuestion, source: CheckedSource): boolean {
  const quoted = question.source?.sentence;
  const claim = [...new Set(contentStems(answer))];
  if (claim.length === 0) return source.text.includes(plain(answer));
  const known = claim.filter((item) => source.postings.has(item)).length / claim.length;
  if (known < 0.7) return false;
  if (!quoted) return true;
  // Tables are quoted as "column: value; …": their words are looked for one by one.
  const words = contentStems(plainMath(quoted));
  return (
    source.text.includes(plain(plainMath(quoted)).replace(/\.$/, '')) ||
    words.filter((item) => source.postings.has(item)).length / (words.length || 1) > 0.9
  );
}

/** A distractor that says what the answer says, or that a passage joins with the whole stem, may be right too. */
function hasSecondRight(
  answer: string,
  distractors: readonly string[],
  question: CheckableQuestion,
  source: CheckedSource,
): boolean {
  const own = contentStems(answer);
  const asked = contentStems(
    question.stem.replace(
      /^(?:Which|What|Why|How|Who|When|Where)\b[^“?]{0,40}\b(?:of|about|describes|by|true|correct)\b/i,
      '',
    ),
  );
  return distractors.some((text) => {
    const stems = contentStems(text);
    if (plain(text) === plain(answer)) return true;
    // The same words in another order say the same thing, unless order is the point (numbers, steps, opposites).
    if (
      stems.length > 3 &&
      own.length === stems.length &&
      overlap(own, stems) === 1 &&
      sorted(own) === sorted(stems) &&
      plain(text) !== plain(answer) &&
      // "X does this, whereas Y does that" or "X: this; Y: that" exchanged says the contrary in the same words.
      !/, whereas |: .+; .+: /.test(text)
    ) {
      return plain(text).split(' ').sort().join(' ') === plain(answer).split(' ').sort().join(' ');
    }
    if (stems.length < 3 || asked.length === 0 || asked.length > 6) return false;
    // "Vitamin D": what tells it from the others is no word, and every passage on vitamins would seem to speak of it.
    if (/“\p{L}[\p{L} ]* [\p{Lu}\d]”/u.test(question.stem)) return false;
    if (overlap(own, stems) > 0.7) return false;
    return passagesWith(asked, source).some(
      (passage) =>
        asked.every((item) => passage.has(item)) &&
        stems.every((item) => passage.has(item)) &&
        own.filter((item) => passage.has(item)).length / (own.length || 1) < 0.5,
    );
  });
}

/** The passages that hold every stem, looked for from the rarest; no more than a page of them is read. */
function passagesWith(stems: readonly string[], source: CheckedSource): ReadonlySet<string>[] {
  const lists = stems.map((item) => source.postings.get(item) ?? []);
  const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? []);
  return rarest
    .slice(0, 200)
    .map((i) => source.passages[i]!)
    .filter((passage) => stems.every((item) => passage.has(item)));
}

const sorted = (items: readonly string[]) => [...items].sort().join(' ');

function sameForm(texts: readonly string[]): boolean {
  const numeric = texts.map((text) => /^[−–-]?[₦$£€]?\s?\d[\d.,]*(?:$|\s|%|°|[–-]\s?\d|\p{L}{2,})/u.test(text.trim()));
  if (numeric.some(Boolean) && !numeric.every(Boolean)) return false;
  const sentence = texts.map((text) => /(?:[.?]|\p{L}{2}!)$/u.test(text.trim()));
  if (sentence.some(Boolean) && !sentence.every(Boolean)) return false;
  const opening = texts.map((text) => /^(?:because|it|they|to|by)\b/i.exec(text)?.[0].toLowerCase() ?? '');
  if (new Set(opening).size > 1 && opening.filter((word) => word === opening[0]).length !== opening.length)
    return false;
  const counts = texts.map((text) => text.split(/\s+/).length);
  return Math.max(...counts) <= Math.max(6, Math.min(...counts) * 3);
}

function grammarGivesAway(stem: string, answer: string, distractors: readonly string[]): boolean {
  const article = /\b(an?)\s*(?:_{2,}|\?|:)?$/i.exec(stem.replace(/\s*_{3,}.*$/, ' ').trim())?.[1]?.toLowerCase();
  if (article) {
    const fits = (text: string) => /^[aeiou]/i.test(text.trim()) === (article === 'an');
    if (fits(answer) && distractors.some((text) => !fits(text))) return true;
  }
  const single = (text: string) => text.trim().split(/\s+/).length <= 3;
  if (
    single(answer) &&
    distractors.every(single) &&
    /\b(?:is|was) (?:an?|the)\b[^?]*$|^Which term\b/i.test(unquoted(stem))
  ) {
    const plural = (text: string) => isPlural(text.trim().split(/\s+/).at(-1)!);
    return distractors.every((text) => plural(text) !== plural(answer));
  }
  return false;
}

/**
 * Checks a question against its source and gives the names of the checks that it fails. The question may come from
 * anywhere: the embedded engine, a language model, a person.
 */
export function checkQuestion(
  question: CheckableQuestion,
  source: SourceDocument | readonly SourceDocument[] | CheckedSource,
  others: readonly CheckableQuestion[] = [],
): CheckName[] {
  const prepared = 'passages' in source ? source : prepareSource(source);
  const failed: CheckName[] = [];
  const check = (name: CheckName, passes: boolean) => {
    if (!passes) failed.push(name);
  };
  const texts = question.options.map((option) => option.text);
  const right = question.options.find((option) => option.label === question.correct);
  check(
    'four-options',
    texts.length === 4 &&
      right !== undefined &&
      question.options.filter((option) => option.label === question.correct).length === 1,
  );
  if (!right) return failed;
  const wrong = question.options.filter((option) => option !== right).map((option) => option.text);
  check(
    'distinct-options',
    new Set(texts.map((text) => plain(text).replace(/\.$/, ''))).size === texts.length && !isInverted(texts),
  );
  check(
    'grammatical',
    isGrammatical(question) &&
      !isCutSeries(question.stem) &&
      !(/^Which statement\b/.test(question.stem) && saysTwo(right.text)),
  );
  check(
    'self-contained',
    !POINTS_ELSEWHERE.test(unquoted(question.stem)) &&
      !leansOutside(question.stem) &&
      !texts.some((text) => /\b(?:figure|fig\.|table|equation) \d+|\b(?:above|below)\.?$/i.test(text)),
  );
  check('grounded', isGrounded(right.text, question, prepared));
  check('one-right-option', !asksLoosely(question.stem) && !hasSecondRight(right.text, wrong, question, prepared));
  check('same-form', sameForm(texts) && !mixesNames(texts) && !opensOddly(right.text, wrong));
  check('no-length-give-away', wrong.length === 0 || !lengthGivesAway(right.text, wrong));
  check('no-grammar-give-away', !grammarGivesAway(question.stem, right.text, wrong));
  const inStem = right.text.length >= 3 && plain(question.stem).includes(plain(right.text));
  check('no-answer-in-stem', !inStem && !wordGivesAway(question.stem, right.text, wrong));
  check('no-catch-all', !texts.some((text) => CATCH_ALL.test(text.trim())));
  check('no-duplicate', !others.some((other) => other !== question && isSame(question, other)));
  return failed;
}

/** Whether two questions ask the same thing. */
function isSame(left: CheckableQuestion, right: CheckableQuestion): boolean {
  if (plain(left.stem) === plain(right.stem))
    return answerOf(left) === answerOf(right) || !/\bwhich (?:statement|figure|of th)/i.test(left.stem);
  return answerOf(left) === answerOf(right) && overlap(contentStems(left.stem), contentStems(right.stem)) > 0.8;
}

function answerOf(question: CheckableQuestion): string {
  return plain(question.options.find((option) => option.label === question.correct)?.text ?? '');
}
