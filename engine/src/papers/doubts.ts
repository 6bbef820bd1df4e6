import { mayEndInAnswer } from './answers.ts';
import type { Draft } from './join-key.ts';
import { placeOf } from './number-marks.ts';
import type { PaperQuestion } from './paper.ts';

/** What only the neighbours of a question show: numbers that are missing or stand twice, options that are missing. */
export function addDoubts(drafts: readonly Draft[]): void {
  const series = new Map<number, Draft[]>();
  for (const draft of drafts) {
    const known = series.get(draft.series) ?? [];
    known.push(draft);
    series.set(draft.series, known);
  }
  let last = 0;
  for (const members of series.values()) {
    doubtNumbers(members, last);
    doubtParts(members);
    last = members.at(-1)!.value;
    doubtOptions(members);
  }
  for (const { question } of drafts) doubtText(question);
}

/** A paper that begins with a higher number is a part of one. */
const HIGHEST_BEGINNING = 5;

function doubtNumbers(members: readonly Draft[], last: number): void {
  const byNumber = new Map<string, Draft[]>();
  const values = new Set(members.map(({ value }) => value));
  for (const draft of members) {
    const known = byNumber.get(draft.question.number) ?? [];
    known.push(draft);
    byNumber.set(draft.question.number, known);
  }
  for (const [number, same] of byNumber) {
    if (same.length < 2) continue;
    const words = same.length === 2 ? 'Two' : String(same.length);
    for (const { question } of same) question.doubts.push(`${words} numbers ${number}`);
    const next = same.at(-1)!.value + 1;
    if (!values.has(next)) {
      same.at(-1)!.question.doubts.push(`This may be number ${next}`);
      // It is not missing, then.
      values.add(next);
    }
  }
  const first = members[0]!.value;
  // A section may go on counting, and a paper begin in the middle.
  let before = first === last + 1 || first > HIGHEST_BEGINNING ? first - 1 : 0;
  for (const { question, value } of members) {
    const missing: number[] = [];
    for (let number = before + 1; number < value && missing.length < 60; number += 1)
      if (!values.has(number)) missing.push(number);
    if (missing.length === 1) question.doubts.push(`Number ${missing[0]} is missing`);
    else if (missing.length > 1) question.doubts.push(`Numbers ${missing[0]} to ${missing.at(-1)} are missing`);
    before = Math.max(before, value);
  }
}

/** Letters and romans of parts that do not count on, and a next number that was left inside. */
function doubtParts(members: readonly Draft[]): void {
  const values = new Set(members.map(({ value }) => value));
  members.forEach(({ question, path, value }, at) => {
    const before = members[at - 1];
    const above = before?.value === value ? before.path : [];
    const depth = path.findIndex((label, level) => label !== above[level]);
    if (depth >= 0) {
      const place = placeOf(path[depth]!);
      const last = above[depth] === undefined ? -1 : placeOf(above[depth]);
      if (place > last + 1) {
        const isRoman = /^[ivx]/i.test(path[depth]!);
        const missing = isRoman ? ROMANS[last + 1] : String.fromCharCode(98 + last);
        question.doubts.push(`Part (${missing}) is missing`);
      }
    }
    if (values.has(value + 1) || members[at + 1]?.value === value) return;
    const inside = question.printed
      .split('\n')
      .slice(1)
      .some((line) => Number(/^\(?(\d{1,3})(?=[.)\s])/.exec(line)?.[1]) === value + 1);
    if (inside) question.doubts.push(`Number ${value + 1} may stand in it`);
  });
}

const ROMANS = 'i ii iii iv v vi vii viii ix x'.split(' ');
/** So many of the questions of a series have as many options: the others lack some. */
const USUAL = 0.7;

function doubtOptions(members: readonly Draft[]): void {
  const counts = new Map<number, number>();
  for (const { question } of members) counts.set(lastLetter(question), (counts.get(lastLetter(question)) ?? 0) + 1);
  const [usual] = [...counts].filter(([letter]) => letter >= 0).sort((a, b) => b[1] - a[1]);
  const isUsual = usual !== undefined && members.length > 3 && usual[1] >= members.length * USUAL;
  const isAmong = amongOptions(members);
  members.forEach(({ question }, at) => {
    if (question.options.length === 0) {
      if (isRowAlone(question)) question.doubts.push('Its options may stand in its text');
      // A gap or an answer in words needs none.
      else if ((isUsual || isAmong(at)) && question.key === null && !/_{2,}|\.{4,}|…/.test(question.text))
        question.doubts.push('No options');
      return;
    }
    const until = Math.max(lastLetter(question), isUsual ? usual[0] : 0);
    const labels = question.options.map(({ label }) => label);
    const isLettered = labels.every((label) => /^[a-h]$/i.test(label));
    if (!isLettered) return;
    const isSmall = labels[0] === labels[0]!.toLowerCase();
    const has = new Set(labels.map((label) => label.toLowerCase()));
    for (let index = 0; index <= until; index += 1) {
      const letter = String.fromCharCode(97 + index);
      if (!has.has(letter)) question.doubts.push(`No option ${isSmall ? letter : letter.toUpperCase()}`);
    }
    for (const label of has) {
      const times = labels.filter((one) => one.toLowerCase() === label).length;
      const isFirst = !question.doubts.includes('The text runs on');
      if (times > 1 && isFirst) question.doubts.push(`Two options ${isSmall ? label : label.toUpperCase()}`);
    }
    if (labels.length === 1) question.doubts.push('Only one option');
    if (isUsual && lastLetter(question) > usual[0] + 1) question.doubts.push('The text runs on');
  });
}

/** Whether questions with options stand on both sides: one without is then no essay, whatever the paper has elsewhere. */
function amongOptions(members: readonly Draft[]): (at: number) => boolean {
  const has = ({ question }: Draft) => question.options.length > 1;
  const [first, last] = [members.findIndex(has), members.findLastIndex(has)];
  return (at) => at > first && at < last && has(members[at - 1]!) && has(members[at + 1]!);
}

/** "Rent is | a price | a tax": the row of a table whose head nobody knows. */
const isRowAlone = ({ text }: PaperQuestion) => !text.includes('\n') && (text.match(/ \| /g)?.length ?? 0) > 1;

const lastLetter = ({ options }: PaperQuestion) =>
  options.reduce(
    (most, { label }) => (/^[a-h]$/i.test(label) ? Math.max(most, label.toLowerCase().charCodeAt(0) - 97) : most),
    -1,
  );

const FIGURE =
  /\b(?:diagram|figure|graph|picture|sketch|map|circuit)s?\b.{0,40}\b(?:above|below|shown|beside|overleaf)\b|\b(?:shown|above|below)\b.{0,30}\b(?:diagram|figure|graph|circuit)\b/i;

function doubtText(question: PaperQuestion): void {
  const { text, options, stem } = question;
  const said = [text, ...options.map((option) => option.text)];
  if (question.key === null && said.some(mayEndInAnswer)) question.doubts.push('Its answer may stand in the text');
  if (text === '' && !stem) question.doubts.push('No text');
  if (options.some((option) => option.text === '')) question.doubts.push('An option has no text');
  if (FIGURE.test(text.slice(0, 2000))) question.doubts.push('It mentions a figure we couldn’t read');
}
