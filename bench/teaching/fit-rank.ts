/**
 * Fits the weights by which the chat orders the places that may answer (`engine/src/answer/rank.ts`):
 * `npx tsx bench/teaching/fit-rank.ts [folder …]`. Each folder holds `<id>.md` with `<id>.qa.json` as `texts` and
 * `chat-texts` do, which are always read. Prints the weights and, leaving out a tenth of the texts at a time, how often
 * the place that answers stands first, and among the first three.
 */
import { conceptsOf } from '../../engine/src/answer/concepts.ts';
import { passageAround } from '../../engine/src/answer/passage.ts';
import { parseQuestion } from '../../engine/src/answer/question.ts';
import { lookCloser } from '../../engine/src/answer/rank.ts';
import type { UnitFeature } from '../../engine/src/answer/unit-features.ts';
import { holdsEvidence } from './chat.ts';
import { readChatTexts } from './read-chat-texts.ts';
import { solveLinear } from './solve-linear.ts';

interface Unit {
  unit: number;
  from: number;
  to: number;
  row: number[];
  /** Whether it holds the answer itself, and whether the passage around it does. */
  answers: boolean;
  inPassage: boolean;
}

interface Case {
  text: string;
  units: Unit[];
}

const FOLDS = 10;
const ROUNDS = 15;
const RIDGE = 0.01;
/** The sentence that answers counts for more than its passage. */
const SHARE = { answers: 0.6, inPassage: 0.4 };

const texts = readChatTexts(process.argv.slice(2));
const names: UnitFeature[] = [];

const cases: Case[] = texts.flatMap(({ id, open, questions }) =>
  questions.answerable.map(({ question, evidence }) => {
    const parsed = parseQuestion(question);
    const { looked } = lookCloser(parsed, conceptsOf(parsed, open), open);
    if (names.length === 0 && looked[0]) names.push(...(Object.keys(looked[0].features) as UnitFeature[]));
    const units = looked.map(({ unit, features }): Unit => {
      const { markdown, units } = passageAround(unit, open);
      const inPassage = holdsEvidence(markdown, evidence);
      const answers = inPassage && holdsEvidence(open.index.units[unit]!, evidence);
      return { unit, ...units, row: names.map((name) => features[name]), answers, inPassage };
    });
    return { text: id, units };
  }),
);

/** How much each feature varies: the ridge holds all alike. */
const spread = names.map((_, i) => {
  const values = cases.flatMap(({ units }) => units.map(({ row }) => row[i]!));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
});
for (const { units } of cases)
  for (const one of units) {
    one.row = one.row.map((value, i) => value / spread[i]!);
  }

const worth = (row: readonly number[], weights: readonly number[]) =>
  row.reduce((sum, value, i) => sum + value * weights[i]!, 0);

/** The chances of the units of a question, by their worth; of those alone that pass, where a test is given. */
function chances(units: readonly Unit[], weights: readonly number[], passes: (one: Unit) => boolean = () => true) {
  const worths = units.map(({ row }) => worth(row, weights));
  const most = Math.max(...worths);
  const raw = units.map((one, i) => (passes(one) ? Math.exp(worths[i]! - most) : 0));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => value / total);
}

const meanRow = (units: readonly Unit[], shares: readonly number[]) =>
  names.map((_, i) => units.reduce((sum, { row }, u) => sum + shares[u]! * row[i]!, 0));

/** Multinomial logit in which any of the right units may be chosen, by steps of Newton with a bound on the curvature. */
function fitWeights(given: readonly Case[]): number[] {
  const useful = given.filter(({ units }) => units.some(({ inPassage }) => inPassage));
  const weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -2 * RIDGE * useful.length * weight);
    const curve = names.map((_, i) => names.map((__, j) => (i === j ? 2 * RIDGE * useful.length : 0)));
    for (const { units } of useful) {
      const shares = chances(units, weights);
      const mean = meanRow(units, shares);
      for (const aim of ['answers', 'inPassage'] as const) {
        if (!units.some((one) => one[aim])) continue;
        const right = meanRow(
          units,
          chances(units, weights, (one) => one[aim]),
        );
        for (let i = 0; i < names.length; i++) slope[i]! += SHARE[aim] * (right[i]! - mean[i]!);
      }
      units.forEach(({ row }, u) => {
        const share = shares[u]!;
        if (share < 1e-4) return;
        const apart = row.map((value, i) => value - mean[i]!);
        for (let i = 0; i < names.length; i++)
          for (let j = 0; j < names.length; j++) curve[i]![j]! += share * apart[i]! * apart[j]!;
      });
    }
    solveLinear(curve, slope).forEach((step, i) => {
      weights[i]! += step;
    });
  }
  return weights;
}

/** At which place, counted from 1, the answer stands; passages count by the sum of what they hold. */
function placeOfAnswer({ units }: Case, weights: readonly number[]): number {
  const shares = chances(units, weights);
  const order = units.map((_, i) => i).sort((a, b) => shares[b]! - shares[a]!);
  const places: { unit: Unit; share: number }[] = [];
  for (const i of order) {
    const unit = units[i]!;
    if (places.some(({ unit: { from, to } }) => unit.unit >= from && unit.unit < to)) continue;
    const within = (one: Unit) => one.unit >= unit.from && one.unit < unit.to;
    places.push({ unit, share: units.reduce((sum, one, u) => sum + (within(one) ? shares[u]! : 0), 0) });
  }
  places.sort((a, b) => b.share - a.share);
  return places.findIndex(({ unit }) => unit.inPassage) + 1;
}

const out = (line = '') => process.stdout.write(`${line}\n`);
const percent = (part: number) => `${((100 * part) / cases.length).toFixed(1)} %`;
const ids = texts.map(({ id }) => id);
const found = Array.from({ length: FOLDS }, (_, fold) => {
  const left = new Set(ids.filter((_, i) => i % FOLDS === fold));
  const weights = fitWeights(cases.filter(({ text }) => !left.has(text)));
  return cases.filter(({ text }) => left.has(text)).map((one) => placeOfAnswer(one, weights));
}).flat();
const within = (most: number) => found.filter((place) => place > 0 && place <= most).length;
out(`Leaving out a tenth of the texts: answer first ${percent(within(1))}, among three ${percent(within(3))}`);
out();
fitWeights(cases).forEach((weight, i) => {
  out(`  ${names[i]}: ${(weight / spread[i]!).toFixed(2)},`);
});
