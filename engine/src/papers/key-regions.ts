import { answersOnly, entitlesKey, isShortAnswer } from './answer-lines.ts';
import { asks } from './asks.ts';
import { isSectionHeading } from './headings.ts';
import { type KeyEntry, KeyLines, pairsIn, pairsOfRows } from './key-entries.ts';
import type { PaperLine } from './line.ts';
import { numberMark } from './number-marks.ts';

/** A key as it stands in a file: its lines, and what they say, section by section where it has sections. */
export interface KeyRegion {
  from: number;
  to: number;
  groups: { section: string | null; entries: KeyEntry[] }[];
  /** Lines of it that say nothing of a number. */
  unread: number[];
}

const HEADING =
  /^[*_#=~\s–-]*(?:(?:section|part)\s+\w+\s*[:–-]?\s*)?(?:(?:the|correct|right|suggested|model|printed|full)\s+)*(?:ans(?:wers?)?(?:\s*(?:keys?|sheet|guide|scheme))?|(?<=(?:correct|right)\s)(?:options?|letters?)|solutions?|keys?|mark(?:ing)?\s+(?:guide|scheme|key)|memo(?:randum)?)(?:\s+(?:to|for|and|of|with)\s+[^.?]{1,70}?)?(?:\s*\([^)]{0,40}\))?\s*[:.\s*_=~–-]*(?=$|\d|q\d|\()/i;

/** Where a heading of a key ends in its line; -1 where there is none. */
export function keyHeadingEnd(text: string): number {
  if (/^\W*answers?\s+(?:all|any|the|only|both|to\s+be|must|should)\b/i.test(text)) return -1;
  const match = HEADING.exec(text.slice(0, 160));
  if (!match) return -1;
  const rest = text.slice(match[0].length).trim();
  // "Answer: C" under a question names one.
  if (rest === '') return /^\W*(?:answer|key|solution)\s*[:.=-]/i.test(text) ? -1 : match[0].length;
  return pairsIn(rest).length > 1 || numberMark(rest) !== null ? match[0].length : -1;
}

/** So many lines of one pair each, or so many pairs in one line, are a key without a heading. */
const FEWEST = 3;
const OPTION_A = /^\s*[*]?[([]?[Aa][.)\]]\s*\S/;

/** The keys of a file, in order. Looks at each line a bounded number of times. */
export function keyRegions(lines: readonly PaperLine[]): KeyRegion[] {
  const regions: KeyRegion[] = [];
  const pairs = lines.map(({ text }) => pairsIn(text).length);
  const optionAhead = nextOptionA(lines);
  const only = answersOnly(lines, pairs);
  const alone = beginningOfAnswers(lines, pairs, only);
  for (let at = 0; at < lines.length; at += 1) {
    const headed = keyHeadingEnd(lines[at]!.text);
    const isBare = headed < 0 && (at === alone || beginsBareKey(lines, pairs, at));
    if (headed < 0 && !isBare) continue;
    const region = readRegion(lines, at, headed, isBare, { pairs, optionAhead, only });
    if (region.groups.length > 0) regions.push(region);
    // Where nothing was found up to its end, no heading before that end finds more: each line is read once.
    at = Math.max(at, region.to - 1);
  }
  return regions;
}

/**
 * Where the answers of a file begin that holds nothing else: its title says so, or most of its lines are pairs. A list
 * of short things that neither is said of may be what is asked for.
 */
function beginningOfAnswers(lines: readonly PaperLine[], pairs: readonly number[], only: readonly boolean[]): number {
  const at = lines.findIndex(({ text }, index) => pairs[index]! > 0 || isShortAnswer(text) !== null);
  if (at < 0 || !only[at] || lines.length - at < FEWEST) return -1;
  const paired = pairs.slice(at).filter((count) => count > 0).length;
  return paired * 2 >= lines.length - at || lines.slice(0, at).some(({ text }) => entitlesKey(text)) ? at : -1;
}

function beginsBareKey(lines: readonly PaperLine[], pairs: readonly number[], at: number): boolean {
  const count = pairs[at]!;
  if (count >= FEWEST) return true;
  if (count >= 1) {
    let sum = 0;
    for (let next = at; next < at + FEWEST; next += 1) sum += pairs[next] ? 1 : 0;
    return sum === FEWEST;
  }
  return pairsOfRows(lines[at]!.text, lines[at + 1]?.text ?? '').length >= FEWEST;
}

/** For each line, where the next options begin. */
function nextOptionA(lines: readonly PaperLine[]): number[] {
  const ahead = new Array<number>(lines.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let at = lines.length - 1; at >= 0; at -= 1) ahead[at] = OPTION_A.test(lines[at]!.text) ? at : ahead[at + 1]!;
  return ahead;
}

function readRegion(
  lines: readonly PaperLine[],
  from: number,
  headed: number,
  isBare: boolean,
  { pairs, optionAhead, only }: { pairs: readonly number[]; optionAhead: readonly number[]; only: readonly boolean[] },
): KeyRegion {
  const groups: KeyRegion['groups'] = [];
  const unread: number[] = [];
  let key = new KeyLines();
  groups.push({ section: sectionIn(lines[from]!.text.slice(0, Math.max(0, headed))), entries: key.entries });
  let at = from;
  if (headed >= 0) {
    const isAlone = lines[from]!.text.length <= headed;
    if (isAlone && !goesOnBelow(lines, from + 1, optionAhead)) return { from, to: from + 1, groups: [], unread };
    const rest = lines[from]!.text.slice(headed).trim();
    if (rest) key.take(rest);
    at += 1;
  }
  for (; at < lines.length; at += 1) {
    const { text, isRow } = lines[at]!;
    const named = NAMED.exec(text);
    if (named) {
      key.finish();
      key = new KeyLines();
      groups.push({ section: named[0].trim(), entries: key.entries });
      key.take(text.slice(named[0].length), isRow);
      continue;
    }
    if (isSectionHeading(text) && pairs[at] === 0) {
      if (!only[at] && !goesOnBelow(lines, at + 1, optionAhead)) break;
      key.finish();
      key = new KeyLines();
      groups.push({ section: text.trim(), entries: key.entries });
      continue;
    }
    const again = keyHeadingEnd(text);
    if (again >= 0) {
      const rest = text.slice(again).trim();
      if (rest) key.take(rest);
      continue;
    }
    // A question with options of its own ends the key.
    if (numberMark(text) && pairs[at] === 0 && optionAhead[at]! - at <= 3 && optionAhead[at]! > at) break;
    const isPaired = pairs[at]! > 0 || pairsOfRows(text, lines[at + 1]?.text ?? '').length > 0 || isLetters(text);
    if (isBare && !isPaired && !only[at]) break;
    if (!key.take(text, isRow)) unread.push(at);
  }
  key.finish();
  return { from, to: at, groups: groups.filter(({ entries }) => entries.length > 0), unread };
}

/** "Answers to Section A". */
const sectionIn = (heading: string) => /\b(?:section|part)\s+\w+/i.exec(heading)?.[0] ?? null;

const isLetters = (text: string) => /^(?:\D{0,10}\s)?[A-Ha-h](?:[\s,;|]+[A-Ha-h])+$/.test(text.trim());

/** "Section A: 1. B 2. C". */
const NAMED = /^\s*(?:section|part)\s+\w{1,5}\s*[:.–-]+\s*(?=\(?\d{1,3}\s?[.):=–-]?\s?\(?[\p{L}])/iu;

/** Below a heading inside of a key more of it follows, unless what follows asks. */
function goesOnBelow(lines: readonly PaperLine[], from: number, optionAhead: readonly number[]): boolean {
  for (let at = from; at < Math.min(lines.length, from + 4); at += 1) {
    const { text } = lines[at]!;
    if (NAMED.test(text)) return true;
    if (pairsIn(text).length > 0 || pairsOfRows(text, lines[at + 1]?.text ?? '').length > 0) return true;
    const mark = numberMark(text);
    if (!mark) continue;
    const rest = text.slice(mark.end);
    const isShort = rest.split(' ').length <= 8;
    return optionAhead[at]! - at > 3 && !asks(rest) && (mark.value <= 3 || isShort);
  }
  return false;
}
