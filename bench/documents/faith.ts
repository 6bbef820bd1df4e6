import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { say } from '../../scripts/lib/print.mjs';
import { median } from '../load/measure.ts';
import { isQuick } from '../quick.ts';
import { type Score, saidBy, scoreCells, scoreFootnotes, scoreHeadings, scoreWords } from './compare.ts';
import { readDocument } from './reader.ts';
import { parseSource } from './source.ts';
import { truthOf, wordsOf } from './truth.ts';

const folder = (name: string) => new URL(name, import.meta.url);
/** What must be read, in shares of one; `behind` is how far a single PDF may fall behind pdftotext. */
const bounds = { one: 0.98, two: 0.95, slides: 0.98, headings: 0.95, cells: 0.9, behind: 0.03 };

interface Row extends Score {
  file: string;
  layout: 'one' | 'two' | 'slides';
  headings: number | null;
  cells: number | null;
  footnotes: number | null;
  peer: Score | null;
}

function readByPeer(path: string): string[] {
  return wordsOf(spawnSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1e8 }).stdout);
}

async function measure(name: string): Promise<Row> {
  const source = parseSource(readFileSync(folder(`corpus/${name}`), 'utf8'));
  const file = source.head.file!;
  const path = folder(`files/${file}`).pathname;
  const truth = truthOf(source);
  const ours = saidBy((await readDocument(path, file)).document.blocks);
  return {
    file,
    layout: source.head.layout as Row['layout'],
    ...scoreWords(truth, ours.words),
    headings: scoreHeadings(truth, ours),
    cells: scoreCells(truth, ours),
    footnotes: scoreFootnotes(truth, ours.words),
    peer: !isQuick && file.endsWith('.pdf') ? scoreWords(truth, readByPeer(path)) : null,
  };
}

const percent = (share: number | null | undefined) => (share == null ? '–' : (100 * share).toFixed(1)).padStart(7);
const average = (shares: (number | null)[]) => {
  const given = shares.filter((share) => share !== null);
  return given.reduce((sum, share) => sum + share, 0) / given.length;
};

/** What falls short of the bounds, one line each. */
function shortcomings(rows: Row[]): string[] {
  const lines = rows.flatMap((row) => {
    const behind = row.peer ? row.peer.read - row.read : 0;
    return [
      ...(row.read < bounds[row.layout] ? [`${row.file}: ${percent(row.read).trim()} % read in order`] : []),
      ...(behind > bounds.behind ? [`${row.file}: ${percent(behind).trim()} points behind pdftotext`] : []),
    ];
  });
  const headings = average(rows.map((row) => row.headings));
  const cells = average(rows.map((row) => row.cells));
  const beside = rows.filter((row) => row.peer);
  const lead = median(beside.map((row) => row.read - row.peer!.read));
  if (headings < bounds.headings) lines.push(`headings: ${percent(headings).trim()} %`);
  if (cells < bounds.cells) lines.push(`table cells: ${percent(cells).trim()} %`);
  if (lead < 0) lines.push(`in the median ${percent(-lead).trim()} points behind pdftotext`);
  say(
    `headings ${percent(headings).trim()} %, table cells ${percent(cells).trim()} %, footnotes ${percent(average(rows.map((row) => row.footnotes))).trim()} %, lead over pdftotext in the median ${percent(lead).trim()} points`,
  );
  return lines;
}

/** Reads the corpus and compares it with the sources that it was made from. */
export async function measureFaith(names: string[]): Promise<{ rows: Row[]; isWithin: boolean }> {
  const wanted = readdirSync(folder('corpus')).filter(
    (name) => !names.length || names.includes(name.replace('.md', '')),
  );
  say('file                            read   extra  headings  cells  notes  | pdftotext read  extra');
  const rows: Row[] = [];
  for (const name of wanted) {
    const row = await measure(name);
    rows.push(row);
    say(
      `${row.file.padEnd(30)}${[row.read, row.extra, row.headings, row.cells, row.footnotes, row.peer?.read, row.peer?.extra].map(percent).join(' ')}`,
    );
  }
  const lines = shortcomings(rows);
  for (const line of lines) say(`  short: ${line}`);
  return { rows, isWithin: rows.length > 0 && lines.length === 0 };
}
