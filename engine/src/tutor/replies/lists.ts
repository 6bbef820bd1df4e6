import { asForm } from '../../answer/form-words.ts';
import type { OpenIndex } from '../../answer/lesson-index.ts';
import { searchStems } from '../../answer/search-stems.ts';
import { TEXT_WORDS } from '../reply.ts';
import { ANNOUNCES, type Span, wordsIn } from '../span.ts';
import { sectionOf, topicIn } from '../topic.ts';

const ASKING =
  /^(?:please )?(?:list|name|state|mention|give|outline|enumerate|identify|what (?:are|is|were)|how (?:do|does|can|would|is|are)|which are)(?: (?:me|the|all|some|you|we|i|one|two|three|four|five|six|seven|main|major|different|various))*\b/i;
/** A list is announced by the sentence before it, or the one before that. */
const REACH = 2;
const LISTS: ReadonlySet<string> = new Set(['list', 'definitions']);
const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Whether the sentence before a list announces it: by a colon, by "several kinds.", or by the number of its items. */
function isAnnounced(b: number, { index, firstUnit }: OpenIndex): boolean {
  const block = index.blocks[b]!;
  if (b === 0 || index.blocks[b - 1]!.s !== block.s || firstUnit[b] === 0) return false;
  const before = index.units[firstUnit[b]! - 1]!;
  return block.j === 1 || ANNOUNCES.test(before) || new RegExp(`\\b${COUNTS[block.n] ?? block.n}\\b`, 'i').test(before);
}

const formStems = (text: string) => new Set(searchStems(text).map(asForm));

/** The list or table whose announcement or heading has every word that is asked for, "types" and "stages" among them. */
export function announcedList(question: string, open: OpenIndex): Span | null {
  const { index, firstUnit, blockOf } = open;
  const asked = formStems(question.replace(ASKING, ' '));
  if (asked.size < 2) return null;
  for (const [b, { k, n, s }] of index.blocks.entries()) {
    if (!(LISTS.has(k) || k === 'table') || n < 2) continue;
    const first = firstUnit[b]!;
    const before = isAnnounced(b, open)
      ? Array.from({ length: Math.min(REACH, first) }, (_, i) => first - REACH + i)
          .filter((unit) => unit >= 0 && blockOf[unit] === blockOf[first - 1])
          .map((unit) => index.units[unit]!)
      : [];
    const names = formStems([...before, index.sections[s]!.path.at(-1) ?? ''].join(' '));
    if ([...asked].every((stem) => names.has(stem))) return listFrom(b, before.length > 0, open);
  }
  return null;
}

/** A list with its announcement. */
function listFrom(b: number, isAnnouncedBefore: boolean, { firstUnit }: OpenIndex): Span {
  return { from: firstUnit[b]! - (isAnnouncedBefore ? 1 : 0), to: firstUnit[b + 1]! };
}

/** The list that a unit stands in, or announces, with its announcement. */
export function listAround(unit: number, open: OpenIndex): Span | null {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  const isList = (b: number) => LISTS.has(index.blocks[b]?.k ?? 'paragraph');
  const within = Array.from({ length: group.to - group.from + 1 }, (_, i) => group.from + i).find(isList);
  const next = group.to + 1;
  const follows = isList(next) && firstUnit[next]! - 1 - unit < REACH && isAnnounced(next, open);
  const list = within ?? (follows ? next : undefined);
  return list === undefined ? null : listFrom(list, list > group.from || isAnnounced(list, open), open);
}

const FIRST_POINT =
  /^\**(?:First(?:ly)?|One|The (?:first|most important|main|chief))\b|^(?!.{0,60}\bthe first\b)[^.]{0,60} first\b/;
const FURTHER_POINT =
  /^\**(?:(?:Second|Third|Fourth|Fifth|Sixth|Final|Last)(?:ly)?|Next|Then|Afterwards|After (?:this|that))\b|^\**The (?:second|third|fourth|fifth|sixth|next|final|last|other)\b|^\S+ (?:\S+ )?then\b/;
const LEAST_FURTHER = 2;

/** The points of a list or the steps that are written out in a paragraph: "The first is … Second, … Third, …" */
export function writtenList(unit: number, open: OpenIndex): Span[] | null {
  const { index, blockOf, firstUnit } = open;
  const b = blockOf[unit]!;
  const units = Array.from({ length: index.blocks[b]!.n }, (_, i) => firstUnit[b]! + i);
  const first = units.find((one) => FIRST_POINT.test(index.units[one]!));
  const further = units.filter((one) => one > (first ?? one) && FURTHER_POINT.test(index.units[one]!));
  // What stands further before is another matter of the same paragraph.
  if (first === undefined || further.length < LEAST_FURTHER || unit < first - 1) return null;
  const whole = { from: first, to: further.at(-1)! + 1 };
  const isAnnouncedBefore = first > firstUnit[b]! && ANNOUNCES.test(index.units[first - 1]!);
  for (const span of [...(isAnnouncedBefore ? [{ ...whole, from: first - 1 }] : []), whole])
    if (wordsIn(span, open) <= TEXT_WORDS) return [span];
  return [first, ...further].map((one) => ({ from: one, to: one + 1 }));
}

const STEPS_ASKED =
  /\b(?:steps|stages|phases|procedure|process)(?: (?:involved|taken|followed))? (?:of|in|for|to|by which) (.+?)[?.\s]*$/i;

/** The steps of a thing, in the first place about it that tells them in their order. */
export function stepsAsked(question: string, open: OpenIndex): Span[] | null {
  const { index, blockOf, firstUnit } = open;
  const topic = topicIn(STEPS_ASKED.exec(question)?.[1] ?? '', open);
  if (!topic) return null;
  const named = new Set(topic.mentions.map((unit) => blockOf[unit]!));
  for (const [b, { k, n, o }] of index.blocks.entries()) {
    if (n < LEAST_FURTHER || !(named.has(b) || topic.headed.has(sectionOf(firstUnit[b]!, open)))) continue;
    if (k === 'list' && o) return [listFrom(b, isAnnounced(b, open), open)];
    const written = k === 'paragraph' ? writtenList(firstUnit[b + 1]! - 1, open) : null;
    if (written) return written;
  }
  return null;
}
