import type { Quantity } from '../../facts/quantities.ts';
import { excludeEachOther } from '../../reading/cells.ts';
import { contentStems } from '../../text/stems.ts';
import { otherValues } from '../options/figures.ts';
import type { Candidate } from '../types.ts';

/** Degrees and shares are moved by steps, which keeps them apart; other values are multiplied. */
const isMoved = ({ loose, unit }: Quantity['figure']) => !loose || /%|per ?cent|°|degrees/.test(unit);
const sizeOf = (text: string) => Math.abs(Number(text.replace(/[,−]/g, '')));
const areFarApart = (left: string, right: string) => {
  const [a, b] = [sizeOf(left), sizeOf(right)];
  return !(Math.abs(a - b) < Math.max(a, b) * 0.12);
};

function wrongValues(own: Quantity, others: readonly Quantity[]): string[] {
  const { figure } = own;
  const near = others
    .filter((other) => other.figure.unit === figure.unit && other.figure.prefix === figure.prefix)
    .filter((other) => (other.figure.range === undefined) === (figure.range === undefined))
    .filter(({ figure: { value } }) => !figure.loose || value / figure.value < 0.65 || value / figure.value > 1.6)
    .filter(({ figure: { value } }) => {
      const most = /°|degrees/.test(figure.unit) ? 2.5 : 7;
      return value / figure.value > 1 / most && value / figure.value < most;
    })
    .map((other) => other.figure.number)
    .slice(0, 1);
  const texts = [...near, ...otherValues(figure, own.origin.sentence)].filter((text) => text !== figure.number);
  // Ranges that overlap the true one or each other, and 9 beside 10, would look like slips of the pen.
  const apart: string[] = [];
  const differ = (a: string, b: string) =>
    figure.range ? excludeEachOther(a, b) : isMoved(figure) || areFarApart(a, b);
  for (const text of new Set(texts))
    if ([figure.number, ...apart].every((other) => differ(text, other))) apart.push(text);
  return apart.slice(0, 3);
}

/** "Which figure completes this statement?" with other values of the same unit. */
export function quantityQuestions(quantities: readonly Quantity[]): Candidate[] {
  const candidates: Candidate[] = [];
  quantities.forEach((own, at) => {
    const wrong = wrongValues(
      own,
      quantities.slice(Math.max(0, at - 8), at + 9).filter((other) => other !== own),
    );
    if (wrong.length < 3) return;
    const show = (number: string) => `${own.figure.prefix}${number}${own.figure.unit}`;
    candidates.push({
      form: 'quantity',
      stem: `Which figure completes this statement? “${own.before}_____${own.after}.”`,
      answer: show(own.figure.number),
      distractors: wrong.map(show),
      difficulty: 'medium',
      weight: 3,
      about: own.origin.sentence,
      subject: contentStems(own.before).slice(0, 4).join(' '),
      origin: own.origin,
    });
  });
  return candidates;
}
