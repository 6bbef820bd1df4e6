import { searchStems } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import { TEXT_WORDS } from '../reply.ts';
import type { Span } from '../span.ts';
import type { Topic } from '../topic.ts';

interface Drawn {
  markdown: string;
  spans: Span[];
}

/** The cells of a row; a stroke within one is written with a stroke back before it. */
const splitRow = (row: string) =>
  row
    .replaceAll('\\|', '\u0000')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((one) => one.trim().replaceAll('\u0000', '\\|'));

/** The columns, or the rows, of two things in a table of the text that has both. */
export function comparedInTable([one, other]: readonly [Topic, Topic]): Drawn | null {
  const { index, firstUnit } = one.open;
  for (const [b, block] of index.blocks.entries()) {
    if (block.k !== 'table') continue;
    const from = firstUnit[b]!;
    const rows = index.units
      .slice(from, from + block.n)
      .flatMap((row, i) => (row.startsWith('|') ? [{ cells: splitRow(row), unit: from + i }] : []));
    const head = splitRow(block.h ?? '');
    const about = new Set(searchStems(`${index.sections[block.s]!.path.at(-1) ?? ''} ${head[0] ?? ''}`));
    const columns = [one, other].map((topic) => head.findIndex((name, i) => i > 0 && isNameOf(topic, name, about))) as [
      number,
      number,
    ];
    if (columns.every((column) => column > 0) && columns[0] !== columns[1]) {
      return drawn(
        [head, ...rows.map(({ cells }) => cells)].map((cells) => [0, ...columns].map((i) => cells[i] ?? '')),
        rows.map(({ unit }) => unit),
      );
    }
    const found = [one, other].map((topic) => rows.find(({ cells }) => isNameOf(topic, cells[0] ?? '', about)));
    if (found[0] && found[1] && found[0] !== found[1]) {
      const lines = head.map((name, i) => [i === 0 ? '' : name, found[0]!.cells[i] ?? '', found[1]!.cells[i] ?? '']);
      return drawn(lines, [found[0].unit, found[1].unit]);
    }
  }
  return null;
}

/** A heading or first cell that names the thing and little else, but for what the table is about: "Arteries", "Artery (a)". */
function isNameOf({ concepts, open }: Topic, text: string, about: ReadonlySet<string>): boolean {
  const stems = searchStems(text);
  if (stems.length === 0 || stems.length > concepts.length + 1) return false;
  const own = concepts.filter(({ stem }) => !about.has(stem));
  return (own.length > 0 ? own : concepts).every(
    ({ stem, matches }) => stems.includes(stem) || matches.some(({ term }) => stems.includes(open.terms[term]!)),
  );
}

/** As many lines as are read at once; the first is the heading. */
function drawn(lines: readonly (readonly string[])[], units: readonly number[]): Drawn {
  const shown: string[] = [];
  let words = 0;
  for (const [i, cells] of lines.entries()) {
    words += countWords(cells.join(' '));
    if (i > 1 && words > TEXT_WORDS) break;
    shown.push(`| ${cells.join(' | ')} |`);
    if (i === 0) shown.push('| --- | --- | --- |');
  }
  const from = Math.min(...units);
  return { markdown: shown.join('\n'), spans: [{ from, to: from + 1 }] };
}
