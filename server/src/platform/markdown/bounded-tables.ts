/** More cells than any page has; each costs what a sentence does, and short rows are filled up to the longest. */
const mostCells = 5000;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const cellsIn = (line: string) => line.split('|').length;

/** Lines between blank ones, of which a table could be made; code is none. */
interface Run {
  lines: string[];
  isCode: boolean;
}

function runsOf(markdown: string): Run[] {
  const runs: Run[] = [];
  let open = '';
  let isBlank = true;
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1] ?? '';
    const isCode = open !== '' || mark !== '';
    const last = runs.at(-1);
    if (last && last.isCode === isCode && (isCode || isBlank === (line.trim() === ''))) last.lines.push(line);
    else runs.push({ lines: [line], isCode });
    isBlank = line.trim() === '';
    if (open === '') open = mark;
    else if (mark.startsWith(open)) open = '';
  }
  return runs;
}

/** As it was written: longer than any fence that stands in it. */
function asCode(lines: string[]): string[] {
  const longest = lines.reduce((most, line) => Math.max(most, fence.exec(line)?.[1]?.length ?? 0), 2);
  const around = '`'.repeat(longest + 1);
  return [around, ...lines, around];
}

/** Markdown whose tables have a bounded number of cells in all; those beyond are shown as they were written. */
export function boundTables(markdown: string): string {
  if (!markdown.includes('|')) return markdown;
  let cells = 0;
  const bounded = runsOf(markdown).map(({ lines, isCode }) => {
    const widest = isCode ? 1 : lines.reduce((most, line) => Math.max(most, cellsIn(line)), 0);
    if (widest === 1) return lines.join('\n');
    cells += widest * lines.length;
    return (cells <= mostCells ? lines : asCode(lines)).join('\n');
  });
  return bounded.join('\n');
}
