/**
 * Fits the weights by which the chat decides whether a passage answers (`engine/src/answer/confidence.ts`):
 * `npx tsx bench/teaching/fit-chat.ts [folder …]`. Each folder holds `<id>.md` with `<id>.qa.json` as `texts` and
 * `chat-texts` do, which are always read. Prints the weights and, leaving out one text at a time, what they come to at
 * several thresholds.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SURE } from '../../engine/src/answer/answer.ts';
import { conceptsOf } from '../../engine/src/answer/concepts.ts';
import { featuresOf } from '../../engine/src/answer/confidence.ts';
import type { OpenIndex } from '../../engine/src/answer/lesson-index.ts';
import { placesOf, shownPlaces } from '../../engine/src/answer/places.ts';
import { parseQuestion } from '../../engine/src/answer/question.ts';
import { rank } from '../../engine/src/answer/rank.ts';
import { holdsEvidence } from './chat.ts';
import { readChatTexts } from './read-chat-texts.ts';
import { solveLinear } from './solve-linear.ts';

type Features = ReturnType<typeof featuresOf>;
type Feature = keyof Features;

interface Case {
  text: string;
  /** Asked of its own text, from the same field without an answer, or asked of another text altogether. */
  origin: 'answerable' | 'unanswerable' | 'foreign';
  features: Features | null;
  /** Whether the passage that would be shown holds the answer. */
  right: boolean;
  weight: number;
}

/** An answerable question whose best passage is wrong had better be declined, but nobody is misled by much. */
const CASE_WEIGHT = { right: 1, wrong: 0.3, unanswerable: 1.3, foreign: 0.28 };
/** The bar: at most so many of the questions that a text does not answer may be answered. */
const MOST_ANSWERED = 0.05;
const ROUNDS = 12;
/** Every so many of the questions about other texts are asked: all would take minutes and tell no more. */
const FOREIGN_EVERY = 7;
const RIDGE = 0.002;

const unanswered: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'unanswered.json'), 'utf8'),
);
const texts = readChatTexts(process.argv.slice(2));

/** What the model sees of a question, and the text that would be shown. */
function look(question: string, open: OpenIndex): { features: Features | null; shown: string } {
  const parsed = parseQuestion(question);
  const ranking = rank(parsed, conceptsOf(parsed, open), open);
  const places = placesOf(ranking);
  if (places.length === 0) return { features: null, shown: '' };
  const shown = shownPlaces(places, open, SURE).map(({ markdown }) => markdown);
  return { features: featuresOf(ranking, places), shown: shown.join('\n\n') };
}

const cases: Case[] = texts.flatMap(({ id, open, questions }): Case[] => [
  ...questions.answerable.map(({ question, evidence }): Case => {
    const { features, shown } = look(question, open);
    const right = holdsEvidence(shown, evidence);
    return { text: id, origin: 'answerable', features, right, weight: right ? CASE_WEIGHT.right : CASE_WEIGHT.wrong };
  }),
  ...[...questions.unanswerable, ...(unanswered[id] ?? [])].map((question): Case => {
    const { features } = look(question, open);
    return { text: id, origin: 'unanswerable', features, right: false, weight: CASE_WEIGHT.unanswerable };
  }),
  ...texts
    .filter((other) => other.id !== id)
    .flatMap((other) => other.questions.answerable)
    .filter((_, i) => i % FOREIGN_EVERY === 0)
    .map(({ question }): Case => {
      const { features } = look(question, open);
      return { text: id, origin: 'foreign', features, right: false, weight: CASE_WEIGHT.foreign };
    }),
]);

const names = Object.keys(cases.find((one) => one.features)!.features!) as Feature[];
type Weights = Record<Feature, number>;

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));
const sureness = (features: Features | null, weights: Weights) =>
  features ? sigmoid(names.reduce((sum, name) => sum + weights[name] * features[name], 0)) : 0;

/** Logistic regression with a light ridge, by Newton's method. */
function fitWeights(given: readonly Case[]): Weights {
  const known = given.flatMap((one) =>
    one.features ? [{ ...one, row: names.map((name) => one.features![name]) }] : [],
  );
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (names[i] === 'bias' ? 0 : -RIDGE * total * weight));
    const curve = names.map((_, i) => names.map((__, j) => (i === j ? RIDGE * total : 0)));
    for (const { row, origin, weight } of known) {
      const sure = sigmoid(row.reduce((sum, value, i) => sum + value * weights[i]!, 0));
      const miss = ((origin === 'answerable' ? 1 : 0) - sure) * weight;
      const bend = sure * (1 - sure) * weight;
      row.forEach((value, i) => {
        if (value === 0) return;
        slope[i]! += miss * value;
        for (let j = 0; j < row.length; j++) curve[i]![j]! += bend * value * row[j]!;
      });
    }
    solveLinear(curve, slope).forEach((step, i) => {
      weights[i]! += step;
    });
  }
  return Object.fromEntries(names.map((name, i) => [name, weights[i]!])) as Weights;
}

const out = (line = '') => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

const scored = texts.flatMap(({ id }) => {
  const weights = fitWeights(cases.filter(({ text }) => text !== id));
  return cases.filter(({ text }) => text === id).map((one) => ({ ...one, score: sureness(one.features, weights) }));
});
const of = (origin: Case['origin']) => scored.filter((one) => one.origin === origin);
out(
  `Right passage ranked first: ${percent(of('answerable').filter(({ right }) => right).length, of('answerable').length)}`,
);
out('Leaving out one text at a time:');
const ladder = Array.from({ length: 81 }, (_, i) => 0.1 + i * 0.01);
const sure = (origin: Case['origin'], threshold: number) => of(origin).filter(({ score }) => score >= threshold);
const chosen = ladder.find(
  (threshold) => sure('unanswerable', threshold).length <= MOST_ANSWERED * of('unanswerable').length,
);
for (const threshold of ladder.filter((one, i) => i % 5 === 0 || one === chosen)) {
  const right = sure('answerable', threshold).filter((one) => one.right).length;
  out(
    [
      `${threshold === chosen ? '*' : ' '} from ${threshold.toFixed(2)}: answered rightly ${percent(right, of('answerable').length)}`,
      `wrongly ${percent(sure('answerable', threshold).length - right, of('answerable').length)}`,
      `unanswerable answered ${percent(sure('unanswerable', threshold).length, of('unanswerable').length)}`,
      `foreign answered ${percent(sure('foreign', threshold).length, of('foreign').length)}`,
    ].join(', '),
  );
}
const weights = fitWeights(cases);
out();
for (const name of names) out(`  ${name}: ${weights[name].toFixed(1)},`);
