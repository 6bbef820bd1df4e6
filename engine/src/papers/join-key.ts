import { type KeyEntry, lettersOf } from './key-entries.ts';
import type { KeyRegion } from './key-regions.ts';
import { placeOf } from './number-marks.ts';
import type { PaperQuestion } from './paper.ts';

/** A question on its way, with where it counts. */
export interface Draft {
  question: PaperQuestion;
  /** Numbers are counted anew in each. */
  series: number;
  /** The number without its parts. */
  value: number;
  /** Its parts: a, ii. */
  path: string[];
  starred: string[];
  bold: string[];
  /** What stands below it as its answer. */
  answer: string | null;
}

/** Gives questions the keys of a region; returns the entries that no question has. */
export function joinKey(drafts: readonly Draft[], groups: KeyRegion['groups']): KeyEntry[] {
  const series = [...new Set(drafts.map((draft) => draft.series))];
  const bySeries = new Map(series.map((one) => [one, new Map<string, Draft>()]));
  const anywhere = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const { number } = draft.question;
    const known = bySeries.get(draft.series)!;
    if (!known.has(number)) known.set(number, draft);
    anywhere.set(number, [...(anywhere.get(number) ?? []).slice(0, 1), draft]);
  }
  addProbable(drafts, bySeries, anywhere);
  const sections = new Map(drafts.map((draft) => [letterOf(draft.question.section), draft.series]));
  const choice = new Set(drafts.filter(({ question }) => question.options.length > 0).map((draft) => draft.series));
  const left: KeyEntry[] = [];
  let turn = 0;
  for (const { section, entries } of groups) {
    let last = 0;
    const named = section === null ? undefined : sections.get(letterOf(section));
    for (const entry of entries.flatMap((one) => asCounted(one, anywhere))) {
      const value = Number.parseInt(entry.number, 10);
      if (value < last && value === 1) turn += 1;
      last = value;
      const only = anywhere.get(entry.number);
      const here = bySeries.get(named ?? series[Math.min(turn, series.length - 1)]!);
      const draft = named === undefined && only?.length === 1 ? only[0] : (here?.get(entry.number) ?? only?.[0]);
      if (draft && fits(draft, entry, choice)) setKey(draft, entry.text, 'key');
      else left.push(entry);
    }
    if (section !== null) turn += 1;
  }
  return left;
}

/** An entry by the numbers that the questions have: 3 in its parts where 3(a) is one, (ii) below (b) where 3(b)(ii) is. */
function asCounted(entry: KeyEntry, known: ReadonlyMap<string, unknown>): KeyEntry[] {
  if (known.has(entry.number)) return [entry];
  const { parts = [], under } = entry;
  if (parts.some(({ number }) => known.has(number))) return parts;
  // "3 (a)" names an option of 3, if 3 has no parts.
  const named = /^(\d+)\(([a-h])\)$/.exec(entry.number);
  if (named && known.has(named[1]!)) return [{ number: named[1]!, text: `${named[2]}. ${entry.text}` }];
  const below = under ? entry.number.replace('(', `(${under})(`) : '';
  return below && known.has(below) ? [{ number: below, text: entry.text }] : [entry];
}

/** The second of two numbers 7 is probably the 8 that is missing. */
function addProbable(
  drafts: readonly Draft[],
  bySeries: ReadonlyMap<number, Map<string, Draft>>,
  anywhere: Map<string, Draft[]>,
): void {
  for (const draft of drafts) {
    const known = bySeries.get(draft.series)!;
    const next = String(draft.value + 1);
    if (known.get(draft.question.number) === draft || known.has(next)) continue;
    known.set(next, draft);
    if (!anywhere.has(next)) anywhere.set(next, [draft]);
  }
}

/** A letter answers no question to be written out, unless its fellows have options and its own were not read. */
const fits = ({ question, series }: Draft, { text }: KeyEntry, choice: ReadonlySet<number>) =>
  question.options.length > 0 || choice.has(series) || !/^[A-Ha-h]$/.test(text.trim());

/** "SECTION B: THEORY" → "b". */
const letterOf = (section: string | null) =>
  /\b(?:section|part|paper|group)\s+(\w+)/i.exec(section ?? '')?.[1]?.toLowerCase() ?? (section ?? '').toLowerCase();

/** Where a key was read. */
type From = 'key' | 'below' | 'mark';

const NUMBER = /\s(\d{1,3})\.(?=\s|$)/g;
const LABEL = /\s\(([a-h]|[ivx]{1,4})\)(?=\s|$)/g;

/** The next number or part, if an answer in words holds it. */
function runsInto(text: string, value: number, path: readonly string[]): string | null {
  for (const [, number] of text.matchAll(NUMBER)) if (Number(number) === value + 1) return `number ${number}`;
  const own = path.at(-1);
  if (own === undefined) return null;
  for (const [, label] of text.matchAll(LABEL)) if (placeOf(label!) === placeOf(own) + 1) return `part (${label})`;
  return null;
}

/** "(cancelled, everybody gets the mark)": said of the question, no answer to it. */
const WITHDRAWN =
  /^\W*(?:(?:question\s+)?(?:is\s+)?(?:cancel+ed|void(?:ed)?|withdrawn|nullified)\b|bonus(?:\s+(?:marks?|question|to\s+all))?\W*$|no\s+(?:correct\s+)?(?:answer|option)\b|none\s+given\b|(?:everybody|everyone|all\s+(?:students|candidates))\s+(?:gets?|scores?)\b)/i;

/** It names an option, wherever that is. */
const LETTER_ALONE = /^\s*[([]?[A-Ha-h][)\].]?\s*$/;

/** A cell that was left empty. */
const NOTHING = /^[\s_.–—-]*$/;

/** A key that is no option, or that contradicts one before, is a doubt and never a key. */
export function setKey({ question, value, path }: Draft, text: string, from: From): void {
  if (NOTHING.test(text)) return;
  const next = from === 'key' && question.options.length === 0 ? runsInto(text, value, path) : null;
  if (next) {
    question.doubts.push(`Its answer in the key may run on into ${next}`);
    return;
  }
  if (WITHDRAWN.test(text)) {
    question.doubts.push(`The key gives no answer: “${text.trim().slice(0, 60)}”`);
    return;
  }
  if (from === 'key' && question.options.length === 0 && LETTER_ALONE.test(text)) {
    question.doubts.push(`The key says ${text.trim()}, but we found no options`);
    return;
  }
  const found = labelsIn(question, text);
  if (typeof found === 'string') {
    question.doubts.push(found);
    return;
  }
  if (found.key === '') return;
  if (question.key_status === 'printed' && question.key !== found.key) {
    question.doubts.push(
      from === 'mark'
        ? `The key says ${question.key}, but ${found.key} is set off`
        : `Two keys: ${question.key} and ${found.key}`,
    );
    return;
  }
  question.key = found.key;
  question.key_status = 'printed';
  question.reason ??= found.reason || null;
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The key in the letters of the question's own options, or what is wrong with it. */
function labelsIn({ options }: PaperQuestion, text: string): { key: string; reason: string } | string {
  if (options.length === 0) return { key: text.trim(), reason: '' };
  const truth = /^(t|f|true|false)\b[.:,;–—-]*\s*(.*)$/is.exec(text.trim());
  if (truth) {
    const label = options.find(({ text: option }) => option.toLowerCase()[0] === truth[1]![0]!.toLowerCase());
    if (label && options.every(({ text: option }) => /^(?:true|false)$/i.test(option)))
      return { key: label.label, reason: truth[2]!.trim() };
  }
  const named = lettersOf(text);
  if (!named) {
    const same = options.find(({ text: option }) => words(option) === words(text));
    return same ? { key: same.label, reason: '' } : `The key says “${text.slice(0, 60)}”, which isn’t an option`;
  }
  const labels: string[] = [];
  for (const letter of named.letters) {
    const option = options.find(({ label }) => label.toLowerCase() === letter.toLowerCase());
    if (!option) return `The key says ${letter}, but there’s no option ${letter}`;
    labels.push(option.label);
  }
  if (named.isOpen) return `The key says ${labels.join(' or ')}: tap the right one`;
  return { key: labels.join(', '), reason: named.reason };
}
