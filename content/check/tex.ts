import katex from 'katex';
import type { Line } from '../courses/form/source.ts';
import type { Say } from './faults.ts';
import { near, shown, valuesOf } from './sums.ts';
import { numberOf } from './tex-number.ts';

interface Formula {
  tex: string;
  at: number;
  display: boolean;
}

/** The formulas of some lines: `$…$` within one, and between two lines that are `$$` alone. */
export function formulasIn(lines: Line[], say: Say): Formula[] {
  const found: Formula[] = [];
  let display: Formula | null = null;
  for (const { text, at } of lines) {
    if (text.trim() === '$$') {
      if (display) found.push(display);
      display = display ? null : { tex: '', at, display: true };
    } else if (display) display.tex += `${text}\n`;
    else if (text.includes('$$')) say(at, '"$$" must stand alone on its line, above the formula and below it');
    else {
      const plain = text.replace(/\\\$/g, '').replace(/`[^`]*`/g, '');
      if ((plain.match(/\$/g)?.length ?? 0) % 2) say(at, 'a formula opens with "$" and does not close on this line');
      else for (const [, tex] of plain.matchAll(/\$([^$]+)\$/g)) found.push({ tex: tex!, at, display: false });
    }
  }
  if (display) say(display.at, 'this "$$" is never closed: put "$$" alone on the line below the formula');
  return found;
}

/** KaTeX can set every formula, fractions in a sentence are large enough, and what says "=" between numbers is so. */
export function checkFormulas(lines: Line[], say: Say): void {
  for (const { tex, at, display } of formulasIn(lines, say)) {
    const fault = settingFault(tex, display);
    if (fault) {
      say(at, `the formula ${tex.trim()} cannot be set: ${fault}`);
      continue;
    }
    if (!display && /\\t?frac/.test(withoutIndices(tex))) {
      say(at, `write \\dfrac instead of \\frac in the sentence (${tex.trim()}): \\frac is too small on a phone`);
    }
    checkEqualities(tex, at, say);
  }
}

const settable = new Set<string>();

/** Two hundred draws of a template differ in their digits alone: one of them is set for all. */
function settingFault(tex: string, displayMode: boolean): string | null {
  const shape = `${displayMode} ${tex.replace(/\d+/g, '1')}`;
  if (settable.has(shape)) return null;
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode });
    settable.add(shape);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A fraction in an exponent is small anyway. */
const withoutIndices = (tex: string) => tex.replace(/[\^_]\{(?:[^{}]|\{[^{}]*\})*\}/g, '');

function checkEqualities(tex: string, at: number, say: Say): void {
  if (tex.includes('\\pm')) return;
  // A comma or a wide space parts two statements; each is a chain of its own.
  for (const chain of tex.split(/\\q?quad|\\\\|,(?=\s)|\\text\{[^}]*\}/)) {
    const sides = chain.split(/(?<![\\<>!])=/).map((side) => numberOf(side.replace(/&/g, '')));
    const numbers = sides.filter((side): side is string => side !== null && /\d/.test(side));
    if (numbers.length < 2) continue;
    try {
      const values = numbers.map((side) => valuesOf(side)[0]!);
      if (!values.every((value) => near(value, values[0]!))) {
        say(
          at,
          `${chain.trim()} does not hold: its sides are ${shown(values)}. Round with \\approx; if it is wrong on purpose, write its sides as two formulas ($a$ taken as $b$)`,
        );
      }
    } catch {
      // Not a sum after all; what is computed has a calc of its own.
    }
  }
}
