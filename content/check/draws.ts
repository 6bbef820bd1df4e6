import { canBegin } from '../../answers/src/follow/index.ts';
import { judge, type TypedKey } from '../../answers/src/index.ts';
import { named, type Option } from '../courses/form/options.ts';
import type { Line } from '../courses/form/source.ts';
import { type TemplateEntry, templateOf } from '../courses/form/templates.ts';
import { draw } from '../templates/draw.ts';
import type { Put } from '../templates/print.ts';
import type { DrawnOption } from '../templates/template.ts';
import { fixedOrder } from './drawn-order.ts';
import { checkDrawnText, putFault } from './drawn-text.ts';
import type { Say } from './faults.ts';
import { keyFunction } from './key-function.ts';
import { stated } from './option-sums.ts';
import { optionsFault, unlikeLengths } from './options.ts';
import { type Names, near, readSum, type Sum, sameValues, shown, type Value } from './sums.ts';
import { statesValues } from './typed-values.ts';

/** At least so many different questions come out; of few draws fewer, since some are alike by chance. */
const LEAST_DIFFERENT = 12;
const MOST_TRIES = 20;

interface Answer {
  at: number;
  sums: { at: number; text: string; sum: (names?: Names) => Sum }[];
}

const answerOf = ({ at, notes }: { at: number; notes: Line[] }): Answer => ({
  at,
  sums: named(notes, 'Check').map((line) => ({ ...line, sum: readSum(line.text) })),
});

/** Draws so many questions; the first one with something wrong is told, with its numbers. */
export function checkDraws(entry: TemplateEntry, draws: number, say: Say): void {
  const template = templateOf(entry);
  const options = entry.choice.options;
  const right = answerOf(entry.typed?.key ?? options.find((option) => option.right)!);
  const wrongs = (entry.typed?.nots ?? options.filter((option) => !option.right)).map(answerOf);
  const isExpression = entry.typed?.kind === 'Expression';
  if (isExpression && !right.sums.some(({ text }) => /\bkey\(/.test(text))) {
    say(right.at, 'let a Check reach the key: key(2) is its value where the letter is 2, as in "Check: key(2) = …"');
  }
  checkSecondRoute(entry, right, say);
  const asked = new Set<string>();
  const questions: string[] = [];
  let [tries, unlike] = [0, 0];
  for (let seed = 1; seed <= draws; seed += 1) {
    let faults = 0;
    let numbers = '';
    const fault: Say = (at, text) => {
      faults += 1;
      say(at, `${text} (seed ${seed}${numbers})`);
    };
    const puts: Put[] = [];
    try {
      const drawn = draw(template, seed, { onTries: (count) => (tries += count), onPut: (put) => puts.push(put) });
      numbers = `: ${Object.entries(drawn.numbers)
        .map(([name, value]) => `${name} = ${Number(value.toPrecision(8))}`)
        .join(', ')}`;
      asked.add(JSON.stringify(drawn.question));
      questions.push(drawn.question);
      const odd = puts.map(putFault).find((found) => found !== null);
      if (odd) fault(entry.at, odd);
      checkDrawnText(entry, drawn, fault);
      const names: Names = { ...drawn.numbers };
      if (drawn.answer.is === 'typed') {
        const { key, nots } = drawn.answer;
        if (isExpression) names.key = keyFunction(key.key);
        checkTyped(key, nots, right, wrongs, names, fault);
      } else {
        unlike += unlikeLengths(drawn.answer.options.map(asOption)) ? 1 : 0;
        checkOptions(drawn.answer.options, [right, ...wrongs], names, fault);
      }
    } catch (error) {
      fault(entry.at, (error as Error).message);
    }
    if (faults > 0) return;
  }
  if (tries / draws > MOST_TRIES) {
    say(entry.at, `the conditions hold for one choice in ${Math.round(tries / draws)}: choose numbers that meet them`);
  }
  const least = Math.min(LEAST_DIFFERENT, Math.floor(draws / 3));
  if (asked.size < least) {
    say(entry.at, `${draws} draws give ${asked.size} different questions; widen the numbers to ${least}`);
  }
  const order = fixedOrder(questions);
  if (order) {
    say(entry.at, `the numbers of a list always stand in the same order of size (${order}): draw their places as well`);
  }
  if (unlike > draws / 2) say(entry.at, 'in most draws one option is of another length: the odd one gives itself away');
}

const asOption = ({ text, index }: DrawnOption): Option => ({ text, right: index === 0, at: 0, notes: [] });

/** The formula that made the key proves nothing when it is used again. */
function checkSecondRoute({ numbers }: TemplateEntry, right: Answer, say: Say): void {
  const bare = (text: string) => text.replace(/\s/g, '');
  const formulas = new Set(numbers.map(({ text }) => bare(text)));
  for (const { text, at } of right.sums) {
    const called = numbers
      .map((line) => line.text.split(/\s*[:=]/)[0]!)
      .find((name) => new RegExp(`\\b${name}\\(`).test(text));
    if (called) say(at, `the number ${called} hides the function ${called}(…): call the number otherwise`);
    const [left = '', name = ''] = text.split(' = ');
    if (formulas.has(bare(`${name} = ${left}`)) || bare(left) === bare(name)) {
      say(at, `"${text}" is the formula that made ${name.trim()}: check it by another route`);
    }
  }
}

function checkSums({ sums }: Answer, names: Names, states: (values: Value[]) => boolean, written: string, say: Say) {
  for (const { at, sum } of sums) {
    const found = sum(names);
    if ('fault' in found) say(at, found.fault);
    else if (!states(found.right)) {
      say(at, `the answer says "${written}", its Check says ${shown(found.right)}: they must agree`);
    }
  }
}

function checkTyped(
  key: TypedKey,
  nots: { text: string }[],
  right: Answer,
  wrongs: Answer[],
  names: Names,
  say: Say,
): void {
  const own = judge(key, key.key);
  if (own.is !== 'right') {
    const why = own.is === 'unread' ? `cannot be read (${own.why})` : `is judged wrong (${own.slip ?? 'by value'})`;
    say(right.at, `the key "${key.key}" ${why} when it is typed`);
    return;
  }
  if (key.working && !canBegin(key.working)) {
    say(right.at, `a working cannot begin with "${key.working.begins}": write it as a student would type it`);
  }
  const states = (one: TypedKey) => (values: Value[]) =>
    key.kind === 'word' || key.kind === 'expression' || statesValues(one, values);
  checkSums(right, names, states(key), key.key, say);
  nots.forEach(({ text }, index) => {
    const { at } = wrongs[index]!;
    const verdict = judge(key, text);
    if (verdict.is === 'right') say(at, `the slip "${text}" is right as well: rule it out by "Where:"`);
    if (verdict.is === 'unread') say(at, `"${text}" cannot be read when it is typed (${verdict.why})`);
    const twin = nots.slice(0, index).find((other) => judge({ ...key, key: other.text }, text).is === 'right');
    if (twin) say(at, `two slips lead to "${text}": rule it out by "Where:"`);
    checkSums(wrongs[index]!, names, states({ ...key, key: text }), text, say);
  });
}

function checkOptions(options: DrawnOption[], answers: Answer[], names: Names, say: Say): void {
  const wrong = optionsFault(options.map(asOption), 4, 4);
  if (wrong) say(answers[0]!.at, `the question ${wrong}: rule it out by "Where:"`);
  options.forEach(({ index, text }, place) => {
    const answer = answers[index]!;
    const twin = options.slice(0, place).find((other) => areEqual(other.text, text));
    if (twin) say(answer.at, `the options "${twin.text}" and "${text}" are equal: rule it out by "Where:"`);
    checkSums(answer, names, (values) => optionStates(text, values), text, say);
  });
}

/** "1/2" and "0.5", "2 or 3" and "3 or 2": the same words round the same numbers. */
function areEqual(one: string, other: string): boolean {
  const [first, second] = [stated(one), stated(other)];
  const words = (text: string) => text.replace(/[^\p{L}]/gu, '');
  if (first.length === 0 || first.length !== second.length || words(one) !== words(other)) return false;
  return / (?:or|and) /.test(one)
    ? sameValues(first, second)
    : first.every((value, index) => near(value, second[index]!));
}

/** An option of words or of a formula with letters states nothing that could be compared. */
function optionStates(text: string, values: Value[]): boolean {
  const told = stated(text);
  if (told.length === 0) return true;
  const decimals = Math.max(0, ...[...text.matchAll(/\d\.(\d+)/g)].map(([, digits]) => digits!.length));
  const slack = decimals > 0 ? 0.5001 * 10 ** -decimals : 0;
  return values.every((value) =>
    told.some(
      (other) => near(value, other) || (Math.abs(value[0] - other[0]) <= slack && near([0, value[1]], [0, other[1]])),
    ),
  );
}
