import { answer, citationOf } from '../answer/answer.ts';
import type { OpenIndex } from '../answer/lesson-index.ts';
import { parseQuestion, type QuestionKind } from '../answer/question.ts';
import type { Found } from '../tutor/look-up.ts';
import type { Reading } from '../tutor/reply.ts';
import { placeText } from '../tutor/wording.ts';
import { MOST_PLACES, nearUnits } from './closest-units.ts';
import { markedPlace, WORDS_OF_PLACE } from './marked-place.ts';
import { NEAREST_PLACE, NEAREST_PLACES, SPEAKS_OF_IT } from './texts.ts';

type Closeness = readonly number[] | undefined;

const groupIn =
  ({ blockOf, groupOf }: OpenIndex) =>
  (unit: number) =>
    groupOf[blockOf[unit]!]!;

/**
 * Up to three places about a question; one alone where its words and its meaning agree on it. Meaning alone ranks them,
 * and tells none to be the answer: words that mislead do so with confidence, and what is near need not answer.
 */
export function placesAbout(question: string, reading: Reading, closeness: Closeness): Found {
  const { open } = reading;
  const words = answer(question, open.index);
  const group = groupIn(open);
  if (!closeness) {
    if (words.kind === 'found') {
      const { unit } = words.places[0]!;
      const isTold = isSpokenOf(question, unit, open);
      return isTold
        ? shown([unit], SPEAKS_OF_IT, question, reading, closeness)
        : nearest([unit], question, reading, closeness);
    }
    const near = words.nearest?.places.map(({ unit }) => unit) ?? [];
    return nearest(near.slice(0, MOST_PLACES), question, reading, closeness);
  }
  const near = nearUnits(closeness, open, question);
  const said = words.kind === 'found' ? words.places[0]!.unit : undefined;
  // A name that the model behind the meaning does not know is met by its words alone.
  if (said !== undefined && near.length === 0) return nearest([said], question, reading, closeness);
  const agreed = near.findIndex((unit) => said !== undefined && group(unit) === group(said));
  if (agreed < 0 || !isSpokenOf(question, near[agreed]!, open)) return nearest(near, question, reading, closeness);
  return shown(
    agreed === 0 && isAhead(near, closeness) ? near.slice(0, 1) : near,
    SPEAKS_OF_IT,
    question,
    reading,
    closeness,
  );
}

const IS_COUNTED: ReadonlySet<QuestionKind> = new Set(['quantity', 'money', 'when']);
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|twenty|fifty|hundreds?|thousands?|millions?|half|third|quarter|once|twice|never|always)\b/i;

/** Whether a text has every word of a question, and the place a number where one is asked for: else it is only near. */
function isSpokenOf(question: string, unit: number, open: OpenIndex): boolean {
  const { kind, words } = parseQuestion(question);
  const isKnown = words.every(({ stem }) => (open.frequency[open.termOf.get(stem) ?? -1] ?? 0) > 0);
  return isKnown && (!IS_COUNTED.has(kind) || NUMBER.test(open.index.units[unit]!));
}

/** Where a second place is nearly as close, it may as well be the one. */
const AHEAD = 0.08;
const isAhead = ([first, second]: readonly number[], closeness: readonly number[]) =>
  second === undefined || closeness[first!]! - closeness[second]! >= AHEAD;

function nearest(units: number[], question: string, reading: Reading, closeness: Closeness): Found {
  if (units.length === 0) return { missed: { score: 0 } };
  const found = shown(units, units.length === 1 ? NEAREST_PLACE : NEAREST_PLACES, question, reading, closeness);
  return { reply: { ...found.reply, kind: 'not_found' } };
}

/** Places with their sentence marked, each with where it stands and a citation that opens it. */
export function shown(
  units: readonly number[],
  introduced: string,
  question: string,
  reading: Reading,
  closeness: Closeness,
) {
  const { open } = reading;
  const { first, further } = WORDS_OF_PLACE;
  const places = units.map((unit, i) => ({
    unit,
    ...markedPlace(unit, open, question, closeness, i === 0 ? first : further),
  }));
  const citations = units.map((unit) => citationOf(unit, open.index.units[unit]!, open));
  const quotes = places.map(({ text }, i) => {
    const where = placeText({ ...citations[i]!, headingPath: citations[i]!.headingPath.slice(-1) });
    const number = places.length > 1 ? `[${i + 1}]` : '';
    const line = [where && `*${where}*`, number].filter(Boolean).join(' ');
    return line ? `> ${text}\n>\n> ${line}` : `> ${text}`;
  });
  const markdown = [introduced, ...quotes].join('\n\n');
  return { reply: { reading, spans: places.map(({ span }) => span), citations, markdown } };
}
