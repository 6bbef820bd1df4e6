import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { remembered } from './remembered.ts';
import type { Sentence } from './sections.ts';

/** One word of a sentence with what the tagger says of it; a hyphenated word is one token. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** Universal part of speech (NOUN, VERB, …) by wink. */
  pos: string;
  lemma: string;
}

const wink = winkNLP(model, ['pos']);
const its = wink.its;

function winkTokens(text: string): Token[] {
  const tokens = wink.readDoc(text).tokens();
  const values = tokens.out();
  const tags = tokens.out(its.pos) as unknown as string[];
  // The typings of wink's lemma accessor do not match those of `out`.
  const lemmas = tokens.out(its.lemma as unknown as typeof its.value) as string[];
  const spaces = tokens.out(its.precedingSpaces);
  const result: Token[] = [];
  let offset = 0;
  let join = false;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    const gap = spaces[i]!.length;
    const start = offset + gap;
    const end = start + value.length;
    offset = end;
    const previous = result.at(-1);
    const hyphen = value === '-' && gap === 0 && previous !== undefined && (spaces[i + 1]?.length ?? 1) === 0;
    if (previous && (hyphen || (join && gap === 0))) {
      previous.text += value;
      previous.lower += value.toLowerCase();
      previous.end = end;
      if (!hyphen) {
        previous.pos = /^(?:VERB|ADP|ADV|AUX|PRON|SCONJ)$/.test(tags[i]!) ? 'ADJ' : tags[i]!;
        previous.lemma = previous.lower;
      }
      join = hyphen;
      continue;
    }
    join = false;
    result.push({
      text: value,
      lower: value.toLowerCase(),
      start,
      end,
      pos: tags[i]!,
      lemma: (lemmas[i] ?? value).toLowerCase(),
    });
  }
  // "a type I error": a numeral, no pronoun.
  result.forEach((token, i) => {
    if (
      /^(?:I{1,3}|IV|V)$/.test(token.text) &&
      /^(?:type|class|phase|stage|group|war)$/.test(result[i - 1]?.lower ?? '')
    )
      token.pos = 'NOUN';
  });
  return result;
}

const RECENT_LIMIT = 400;

/** Tags a text: enough for noun phrases, not to be trusted for verbs. A text met again soon is not tagged again. */
export const tagQuickly: (text: string) => readonly Token[] = remembered(winkTokens, RECENT_LIMIT);

/** The tokens of a sentence in little room: a long text has hundreds of thousands of them. */
interface Packed {
  /** For each token three characters: what lies before it, its length, its part of speech. */
  places: string;
  lemmas: readonly string[];
}

const partsOfSpeech: string[] = [];

function codeOf(pos: string): number {
  const at = partsOfSpeech.indexOf(pos);
  return at >= 0 ? at : partsOfSpeech.push(pos) - 1;
}

/** Null where the tokens are not the very letters of the text. */
function pack(text: string, tokens: readonly Token[]): Packed | null {
  const codes: number[] = [];
  let offset = 0;
  for (const token of tokens) {
    const letters = text.slice(token.start, token.end);
    if (letters !== token.text || letters.toLowerCase() !== token.lower) return null;
    codes.push(token.start - offset, letters.length, codeOf(token.pos));
    offset = token.end;
  }
  return { places: String.fromCharCode(...codes), lemmas: tokens.map(({ lemma }) => lemma) };
}

function unpack(sentence: string, { places, lemmas }: Packed): Token[] {
  let end = 0;
  return lemmas.map((lemma, i) => {
    const start = end + places.charCodeAt(3 * i);
    end = start + places.charCodeAt(3 * i + 1);
    const text = sentence.slice(start, end);
    const pos = partsOfSpeech[places.charCodeAt(3 * i + 2)]!;
    return { text, lower: text.toLowerCase(), start, end, pos, lemma };
  });
}

const quick = new WeakMap<Sentence, Packed | Token[]>();
let latest: { sentence: Sentence; tokens: Token[] } | null = null;

/** The tags of a sentence, computed once. */
export function quickTagsOf(sentence: Sentence): Token[] {
  if (latest?.sentence === sentence) return latest.tokens;
  const known = quick.get(sentence);
  const tokens = !known ? winkTokens(sentence.text) : Array.isArray(known) ? known : unpack(sentence.text, known);
  if (!known) quick.set(sentence, pack(sentence.text, tokens) ?? tokens);
  latest = { sentence, tokens };
  return tokens;
}

/** A noun or a name. */
export function isNoun(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN';
}
