import type { Reading } from '../parse.ts';
import { plainSigns } from '../plain-signs.ts';
import { functions } from '../tokens.ts';

const LEAD =
  /^(?:\s*(?:∴|⇒|→|⟹|=>|(?:so|then|thus|hence|therefore|now|and|but|or|i\.?e\.?|we (?:get|have)|gives?)\b[,:]?))+\s*/i;
const NOTE = /\s*[([]([^()[\]]*)[)\]]\s*$/;
const STEP = /⇒|→|⟹|=>(?!=)|∴|⇔|<=>/;
const mostSteps = 6;

/** Words of three letters and more that are no function say something to a reader, not to us: "(divide by 2)". */
const isNote = (text: string) =>
  (text.match(/[a-z]{3,}/gi) ?? []).some((word) => !functions.includes(word.toLowerCase()));

/** A line without what people write round it, cut where it goes on by itself: "2x = 4 ⇒ x = 2". */
export function stepsOf(line: string): string[] {
  return line
    .split(STEP)
    .slice(0, mostSteps)
    .map((step) => {
      const bare = step.replace(LEAD, '').replace(/[\s.,;]+$/, '');
      const note = NOTE.exec(bare);
      return note && isNote(note[1]!) ? bare.slice(0, note.index).trim() : bare.trim();
    })
    .filter((step) => step !== '');
}

/** "x2" may be x² or the second x: nobody can tell. */
export const isAmbiguous = (text: string) => {
  const plain = plainSigns(text).replace(/log_?\d+/gi, ' ');
  return /(?<![a-z_])[a-z]\d/i.test(plain.replace(/\b\d+e[+-]?\d+/gi, ' '));
};

export const isAbout = (text: string) => /[≈≃~]/.test(text);

const opening = '([{';
const closing = ')]}';

/** Cuts a text wherever a pattern matches outside brackets. */
export function cutOutside(text: string, pattern: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (opening.includes(sign)) depth += 1;
    if (closing.includes(sign)) depth -= 1;
    pattern.lastIndex = at;
    const found = depth === 0 ? pattern.exec(text)?.[0] : undefined;
    if (found) {
      parts.push('');
      at += found.length - 1;
    } else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

export interface LineReading extends Reading {
  /** "5 x 5" as 5 × 5: between two numbers an x is a times, as phones write it. */
  isTimes?: boolean;
}

export const TIMES = /(?<=\d)\s*x\s*(?=\d)/gi;
const readings: readonly LineReading[] = [{}, { isTight: true }];

/** "1/2x", "e^2x" and "5 x 5" are written for both readings; that of a times comes first. */
export function readingsOf(text: string): readonly LineReading[] {
  const found = /\/|e\^/.test(text) ? readings : readings.slice(0, 1);
  return text.search(TIMES) < 0 ? found : [...found.map((one) => ({ ...one, isTimes: true })), ...found];
}
