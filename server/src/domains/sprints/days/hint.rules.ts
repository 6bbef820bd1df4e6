import { plainWords, rooted, tellingWords } from '../planning/words.rules.ts';
import { sectionAbout, type TaughtSection } from './taught-section.rules.ts';

export interface Hint {
  section: string;
  sentence: string;
}

export interface Hintable {
  question: string;
  options: readonly string[];
  correct_answer: string;
  explanation: string;
  why?: readonly string[] | undefined;
}

const gap = '_____';
const formula = /\$[^$]+\$/g;
const longestWords = 45;
/** In letters: "So x = 20." is no key sentence. */
const shortest = 24;
/** With fewer words left to read, a sentence says nothing. */
const fewestLeft = 3;

/** What gives the answer away: it, its words, unless the question or every option has them, and its formulas. */
interface Telling {
  answer: string;
  words: ReadonlySet<string>;
  formulas: readonly string[];
}

/**
 * Where to look, and the sentence there that says it, without the answer. The section is never called by the title of
 * its lesson: whoever asks for a hint knows that one.
 */
export function hintFor(
  asked: Hintable,
  sections: readonly TaughtSection[],
  { lesson, known }: { lesson: string; known?: { heading: string; sentence: string } },
): Hint | null {
  const telling = tellingOf(asked);
  const named = sections.filter(({ heading }) => !isSame(heading, lesson));
  const right = asked.options.indexOf(asked.correct_answer);
  const words = [asked.question, asked.correct_answer, asked.why?.[right] ?? asked.explanation].join(' ');
  if (known?.sentence) {
    const sentence = withoutAnswer(known.sentence, telling);
    const section = isSame(known.heading, lesson) ? (sectionAbout(words, named)?.heading ?? '') : known.heading;
    if (sentence) return { section, sentence };
  }
  const section = named.find(({ heading }) => heading === known?.heading) ?? sectionAbout(words, named);
  const sentence = section && keySentence(words, section.sentences, telling);
  return sentence ? { section: section.heading, sentence } : null;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** "1,600" is one word. */
const joined = (text: string) => text.replace(/(?<=\d),(?=\d)/g, '');
const wordsOf = (text: string) => tellingWords(joined(text.replace(formula, ' ')));
const formulasOf = (text: string) => (text.match(formula) ?? []).map(withoutSpace);
const withoutSpace = (tex: string) => tex.replace(/\$|\s/g, '');

function tellingOf({ question, options, correct_answer }: Hintable): Telling {
  const stem = new Set(wordsOf(question));
  const others = options.map((option) => new Set(wordsOf(option)));
  const words = wordsOf(correct_answer).filter((word) => !stem.has(word) && !others.every((one) => one.has(word)));
  const answer = correct_answer.replace(/[.\s]+$/, '').toLowerCase();
  return { answer, words: new Set(words), formulas: formulasOf(correct_answer) };
}

/** The sentence that shares most with what is asked; words that few sentences have count for more. */
function keySentence(asked: string, sentences: readonly string[], telling: Telling): string | null {
  const said = sentences.filter((sentence) => sentence.length >= shortest && !/[?:]$/.test(sentence));
  const counted = said.map((sentence) => ({ sentence, words: new Set(tellingWords(sentence)) }));
  const wanted = tellingWords(asked);
  const weights = new Map(
    wanted.map((word) => {
      const having = counted.filter(({ words }) => words.has(word)).length;
      return [word, Math.log(1 + counted.length / (1 + having))];
    }),
  );
  const ranked = counted
    .map(({ sentence, words }) => {
      const shared = wanted.reduce((sum, word) => sum + (words.has(word) ? (weights.get(word) ?? 0) : 0), 0);
      return { sentence, score: shared / Math.sqrt(4 + words.size) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { sentence } of ranked) {
    const left = withoutAnswer(sentence, telling);
    if (left) return left;
  }
  return null;
}

/** A sentence with gaps where it tells; null where too little is left to read. */
function withoutAnswer(said: string, { answer, words, formulas }: Telling): string | null {
  // Where no word of it tells, as in "kg m/s", the whole does.
  const sentence = words.size + formulas.length === 0 ? withoutPhrase(said, answer) : said;
  const pieces = sentence.match(/\$[^$]+\$|[\p{L}\p{N}]+(?:[,'’-][\p{L}\p{N}]+)*|[^\p{L}\p{N}$_]+|_+|\$/gu) ?? [];
  if (pieces.length > 2 * longestWords) return null;
  const kept = pieces.map((piece) => (tells(piece) ? gap : piece)).join('');
  const text = kept.replace(/_____(?:[\s,]+(?:(?:and|or|of|the|a|an|in|to)\s+)?_____)+/g, gap).trim();
  return wordsOf(text.replaceAll(gap, ' ')).length + (text.match(formula) ?? []).length >= fewestLeft ? text : null;

  function tells(piece: string): boolean {
    if (!piece.startsWith('$')) return plainWords(joined(piece)).some((word) => words.has(rooted(word)));
    const tex = withoutSpace(piece);
    return formulas.some((one) => tex.includes(one)) || (tex.match(/\d+/g) ?? []).some((number) => words.has(number));
  }
}

/** The answer in its very words, unless it is a part of a longer word or number. */
function withoutPhrase(sentence: string, answer: string): string {
  const at = answer === '' ? -1 : sentence.toLowerCase().indexOf(answer);
  const end = at + answer.length;
  const isInside =
    /[\p{L}\p{N}]$/u.test(sentence.slice(0, Math.max(0, at))) || /^[\p{L}\p{N}]/u.test(sentence.slice(end));
  return at < 0 || isInside ? sentence : `${sentence.slice(0, at)}${gap}${sentence.slice(end)}`;
}
