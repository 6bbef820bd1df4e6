import type { Line } from '../courses/form/source.ts';
import type { TemplateEntry } from '../courses/form/templates.ts';
import type { Put } from '../templates/print.ts';
import type { Drawn } from '../templates/template.ts';
import type { Say } from './faults.ts';
import { checkFormulas } from './tex.ts';

const [SMALLEST, LARGEST] = [1e-6, 1e9];
const LEAST_WHY = 30;

/** What is wrong with a number as it is written; null where nothing is. */
export function putFault({ by, value, isPlain, text }: Put): string | null {
  const size = Math.abs(value);
  if (isPlain && size > 0 && (size < SMALLEST || size > LARGEST)) {
    return `@{${by}} is ${value}: nobody reads that. Choose other numbers, or write @{scientific(${by}, 3)}`;
  }
  if (isPlain && size > 0 && Math.abs(size - Number(text.replace(/[^\d.]/g, '') || 1)) > 1e-9 * size) {
    return `@{${by}} is ${value}, which has too many figures: write @{fixed(…, 2)}, @{figures(…, 3)} or @{fraction(p, q)}`;
  }
  if (size > 0 && /^-?0(?:\.0*)?$/.test(text)) return `@{${by}} is ${value}, which is written as ${text}`;
  return null;
}

const CLUMSY: [RegExp, string][] = [
  [/[-+]\s*[-+]\s*[\d\\a-z]/i, 'two signs meet: write @{signed(b)} without a sign before it'],
  [
    /(?<![\d.])[01][a-z](?![a-z])/i,
    'a coefficient of 1 or 0 is not written: use @{times(a)} or @{term(a)}, or "Where:"',
  ],
  [/[a-z)]\^(?:1(?!\d)|\{1\})/i, 'an exponent of 1 is not written: use "Where:"'],
  [
    /frac\{([1-9]\d*)\}\{(?:\1|1)\}(?! *(?:=|\\approx))/,
    'a fraction that is a whole number is written as one: use @{fraction(p, q)} or "Where:"',
  ],
];

/** Formulas of a text without words and commands, which hold letters of their own. */
const formulasOf = (text: string) =>
  [...text.matchAll(/\$+([^$]+)\$+/g)].map(([, tex]) => tex!.replace(/\\(?:text|mathrm)\{[^{}]*\}/g, ' '));

/** Every text of a draw, at the line that it comes from: its formulas can be set and hold, and read as people write. */
export function checkDrawnText(entry: TemplateEntry, drawn: Drawn, say: Say): void {
  const { typed, choice } = entry;
  const right = typed?.key ?? choice.options.find((option) => option.right)!;
  const wrongs = typed?.nots ?? choice.options.filter((option) => !option.right);
  const slips =
    drawn.answer.is === 'typed'
      ? drawn.answer.nots.map((slip, index) => ({ ...slip, at: wrongs[index]!.at }))
      : drawn.answer.options
          .filter(({ index }) => index > 0)
          .map((slip) => ({ ...slip, at: wrongs[slip.index - 1]!.at }));
  const options = drawn.answer.is === 'choice' ? drawn.answer.options.map(({ text }) => ({ text, at: right.at })) : [];
  const lines: Line[] = [
    ...drawn.question.split('\n').map((text) => ({ text, at: entry.at })),
    ...options,
    { text: drawn.why, at: right.at },
    ...slips.map(({ why, at }) => ({ text: why, at })),
    { text: drawn.hint, at: entry.hint[0]?.at ?? entry.at },
    { text: drawn.step, at: entry.step[0]?.at ?? entry.at },
  ];
  checkFormulas(lines, say);
  for (const { text, at } of lines) {
    const found = formulasOf(text).flatMap((tex) =>
      CLUMSY.filter(([form]) => form.test(tex)).map(([, what]) => [tex, what]),
    );
    if (found[0]) say(at, `"${found[0][0]}": ${found[0][1]}`);
  }
  for (const { text, at } of [{ text: drawn.why, at: right.at }, ...slips.map(({ why, at }) => ({ text: why, at }))]) {
    if (text.length < LEAST_WHY) say(at, `"${text}" explains too little: ${LEAST_WHY} letters at least`);
  }
}
