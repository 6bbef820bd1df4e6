import type { OpenIndex } from '../../answer/lesson-index.ts';
import { searchStems } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import { TEXT_WORDS } from '../reply.ts';
import { ANNOUNCES, grown, type Span } from '../span.ts';

const ASKING =
  /^(?:please )?(?:list|name|state|mention|give|outline|enumerate|identify|what (?:are|is|were)|how (?:do|does|can|would|is|are)|which are)(?: (?:me|the|all|some|you|we|i|one|two|three|four|five|six|seven|main|major|different|various))*\b/i;
/** A list is announced by the sentence before it, or the one before that. */
const REACH = 2;
const LISTS: ReadonlySet<string> = new Set(['list', 'definitions']);

/** The list whose announcement or heading has every word that is asked for, "types" and "stages" among them. */
export function announcedList(question: string, open: OpenIndex): Span | null {
  const { index, firstUnit } = open;
  const asked = new Set(searchStems(question.replace(ASKING, ' ')));
  if (asked.size < 2) return null;
  for (const [b, { k, n, j, s }] of index.blocks.entries()) {
    if (!LISTS.has(k) || n < 2) continue;
    const before = j && b > 0 ? index.units[firstUnit[b]! - 1]! : '';
    const names = new Set(searchStems(`${before} ${index.sections[s]!.path.at(-1) ?? ''}`));
    if ([...asked].every((stem) => names.has(stem))) return listAround(firstUnit[b]!, open);
  }
  return null;
}

/** The list that a unit stands in, or announces, with its announcement, as much of it as is read at once. */
export function listAround(unit: number, open: OpenIndex): Span | null {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  const isList = (b: number) => LISTS.has(index.blocks[b]?.k ?? 'paragraph');
  const within = Array.from({ length: group.to - group.from + 1 }, (_, i) => group.from + i).find(isList);
  const next = group.to + 1;
  const last = firstUnit[next]! - 1;
  const announced =
    isList(next) && index.blocks[next]!.s === index.blocks[group.to]!.s && ANNOUNCES.test(index.units[last]!);
  const list = within ?? (announced && last - unit < REACH ? next : undefined);
  if (list === undefined) return null;
  const first = firstUnit[list]!;
  const start = list > group.from ? { from: first - 1, to: first } : { from: first, to: first + 1 };
  return grown(start, TEXT_WORDS, open, (other) => blockOf[other] !== list);
}

const FIRST_POINT = /^\**(?:First(?:ly)?|One|The (?:first|most important|main|chief))\b/;
const FURTHER_POINT = /^\**(?:Second|Third|Fourth|Fifth|Sixth|Final|Last)(?:ly)?\b/;

/** The points of a list that is written out in a paragraph: "The first is … Second, … Third, …" */
export function writtenList(unit: number, { index, blockOf, firstUnit }: OpenIndex): Span[] | null {
  const b = blockOf[unit]!;
  const units = Array.from({ length: index.blocks[b]!.n }, (_, i) => firstUnit[b]! + i);
  const further = units.filter((one) => FURTHER_POINT.test(index.units[one]!));
  const first = units.find((one) => FIRST_POINT.test(index.units[one]!));
  if (first === undefined || further.length < 2) return null;
  let words = 0;
  return [first, ...further].flatMap((one) => {
    words += countWords(index.units[one]!);
    return words <= TEXT_WORDS ? [{ from: one, to: one + 1 }] : [];
  });
}
