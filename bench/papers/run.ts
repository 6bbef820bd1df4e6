import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPapers } from '@akada/engine';
import { chromium } from '@playwright/test';
import { curriculum } from '../../content/curriculum/curriculum.ts';
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.mjs';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { chooseReader } from '../../server/src/ports/reader/choose.ts';
import type { Reader } from '../../server/src/ports/reader/port.ts';
import { median } from '../load/measure.ts';
import { writeResult } from '../load/result.ts';
import { isQuick } from '../quick.ts';
import { columnsText, docxOf, htmlOf, textOf } from './forms.ts';
import { type Layout, layouts, type SetPaper, setPaper } from './layouts.ts';
import { type Score, scoreOf } from './score.ts';
import { measureShelf } from './shelf.ts';
import { loadCourses, papersOf, type SourcePaper } from './source.ts';
import { measureTopics } from './topics.ts';
import { linesOfWritten, writtenPapers } from './written.ts';

// `npm run bench:papers`: forty papers made from questions of our own banks in ten layouts, half of them spoilt on purpose,
// as text, PDF (one and two columns) and Word; what is read of them beside what was set, the topics of our banks'
// questions, papers written by hand (`written/`, mostly theory), what a paper of 60 questions costs beside plain reading,
// and the shelf of twenty of them. `--faults` prints what went wrong.
const bounds = { whole: 0.97, joined: 0, options: 0.98, keys: 0.99, doubts: 1, topics: 0.8, milliseconds: 3000 };
const perLayout = isQuick ? 1 : 4;
const showsFaults = process.argv.includes('--faults');

await ensureBuilt(['server']);
const scratch = mkdtempSync(join(tmpdir(), 'akada-papers-'));
const courses = await loadCourses();
const titles = new Map(curriculum.contents.map(({ code, title }) => [code, title]));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const reader = chooseReader(pathToFileURL(join(root, 'server/dist/reader-worker.js')));

interface MadeFile {
  path: string;
  name: string;
}

async function printed(html: string, path: string): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(html);
  const small = (text: string) => `<p style="font-size:8px;margin-left:15mm">${text}</p>`;
  await page.pdf({
    path,
    format: 'A4',
    margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' },
    displayHeaderFooter: true,
    headerTemplate: small('Past questions'),
    footerTemplate: small('Page <span class="pageNumber"></span> of <span class="totalPages"></span>'),
  });
  await page.close();
}

/** The files of a paper, on the disk. */
async function make(set: SetPaper, layout: Layout, name: string): Promise<MadeFile[]> {
  const ending = { text: 'txt', columns: 'txt', pdf: 'pdf', 'pdf-two': 'pdf', docx: 'docx', 'docx-lists': 'docx' }[
    layout.form
  ];
  const file = { name: `${name}.${ending}`, path: join(scratch, `${name}.${ending}`) };
  if (layout.form === 'text') writeFileSync(file.path, textOf(set.lines, layout));
  else if (layout.form === 'columns') writeFileSync(file.path, columnsText(set.lines));
  else if (ending === 'docx') writeFileSync(file.path, docxOf(set.lines));
  else await printed(htmlOf(set.lines, layout.form === 'pdf' ? 1 : 2), file.path);
  if (!set.key) return [file];
  const key = { name: `${name} key.txt`, path: join(scratch, `${name} key.txt`) };
  writeFileSync(key.path, textOf(set.key, {}));
  return [file, key];
}

async function read(files: readonly MadeFile[], from: Reader) {
  const lines = [];
  for (const file of files)
    lines.push({ name: file.name, lines: (await from.read(file, { wantsLines: true })).lines ?? [] });
  return readPapers(lines, curriculum.courses);
}

const percent = (part: number, whole: number) => (100 * (whole === 0 ? 1 : part / whole)).toFixed(1);
const counted = [
  'questions',
  'whole',
  'joined',
  'options',
  'optionsRead',
  'keys',
  'keysRead',
  'doubts',
  'doubtsShown',
  'idle',
] as const;

function sum(scores: readonly Score[]): Score {
  const total: Score = { ...scores[0]!, faults: scores.flatMap(({ faults }) => faults) };
  for (const field of counted) total[field] = scores.reduce((all, score) => all + score[field], 0);
  return total;
}

function show(name: string, score: Score): void {
  const shares = [
    percent(score.whole, score.questions),
    String(score.joined),
    percent(score.optionsRead, score.options),
    percent(score.keysRead, score.keys),
    percent(score.doubtsShown, score.doubts),
    String(score.idle),
  ];
  say(`${name.padEnd(16)}${shares.map((share) => share.padStart(9)).join('')}`);
  if (showsFaults) for (const fault of score.faults) say(`    ${fault}`);
}

async function measureReading(): Promise<{ rows: Record<string, Score>; heads: number; papers: number }> {
  const papers = papersOf(courses, layouts.length * perLayout, titles);
  const rows: Record<string, Score> = {};
  let heads = 0;
  say('layout              whole   joined  options     keys   doubts     idle');
  for (const [index, layout] of layouts.entries()) {
    const scores: Score[] = [];
    for (let copy = 0; copy < perLayout; copy += 1) {
      const paper = papers[index * perLayout + copy]!;
      const set = setPaper(paper, layout, copy % 2 === (isQuick ? 0 : 1));
      const [got] = await read(await make(set, layout, `${index}-${copy}`), reader);
      if (
        got?.course === paper.course &&
        got.year === paper.year &&
        got.semester === paper.semester &&
        got.kind === 'examination'
      )
        heads += 1;
      scores.push(scoreOf(set.wanted, got));
    }
    rows[layout.name] = sum(scores);
    show(layout.name, rows[layout.name]!);
  }
  return { rows, heads, papers: papers.length };
}

/** Papers that were written by hand, as text and, where they have no table, as Word files. */
async function measureWritten(): Promise<Score> {
  const scores: Score[] = [];
  for (const paper of writtenPapers()) {
    const text = { name: `${paper.name}.txt`, path: join(scratch, `${paper.name}.txt`) };
    writeFileSync(text.path, paper.text);
    const lines = linesOfWritten(paper);
    const word = { name: `${paper.name}.docx`, path: join(scratch, `${paper.name}.docx`) };
    if (lines) writeFileSync(word.path, docxOf(lines));
    for (const file of lines ? [text, word] : [text]) {
      const score = scoreOf(paper.wanted, (await read([file], reader))[0]);
      scores.push({ ...score, faults: score.faults.map((fault) => `${file.name} ${fault}`) });
    }
  }
  return sum(scores);
}

/** A paper of 60 questions from its file to its questions, beside the same file as a document. */
async function measureTime(): Promise<{ paper: number; document: number }> {
  const [first, second] = papersOf(courses, 2, titles) as [SourcePaper, SourcePaper];
  const long = { ...first, objective: [...first.objective, ...second.objective].slice(0, 60) };
  const files = await make(setPaper(long, layouts[5]!, false), layouts[5]!, 'long');
  const times: { paper: number[]; document: number[] } = { paper: [], document: [] };
  for (let round = 0; round < (isQuick ? 1 : 7); round += 1) {
    let began = performance.now();
    await reader.read(files[0]!);
    times.document.push(performance.now() - began);
    began = performance.now();
    await read(files, reader);
    times.paper.push(performance.now() - began);
  }
  return { paper: median(times.paper), document: median(times.document) };
}

try {
  const { rows, heads, papers } = await measureReading();
  const total = sum(Object.values(rows));
  show('all', { ...total, faults: [] });
  const written = await measureWritten();
  show('written', written);
  say(`course, year, semester and kind: ${heads} of ${papers} papers`);
  const topics = measureTopics(courses);
  say(
    `topics: ${percent(topics.right, topics.asked)} % of ${topics.asked} questions (${topics.byCourse.map(([code, share]) => `${code} ${(100 * share).toFixed(0)}`).join(', ')}), none for ${topics.none}`,
  );
  const time = await measureTime();
  const shelf = isQuick ? null : await measureShelf();
  say(
    `60 questions: ${time.paper.toFixed(0)} ms from a PDF of two columns, ${time.document.toFixed(0)} ms as a document`,
  );
  const short = [
    ...(total.whole < total.questions * bounds.whole ? ['questions whole'] : []),
    ...(total.joined > bounds.joined ? ['joined to another'] : []),
    ...(total.optionsRead < total.options * bounds.options ? ['options'] : []),
    ...(total.keysRead < total.keys * bounds.keys ? ['printed keys'] : []),
    ...(total.doubtsShown < total.doubts * bounds.doubts ? ['doubts'] : []),
    ...(written.whole < written.questions * bounds.whole || written.joined > bounds.joined ? ['written papers'] : []),
    ...(topics.right < topics.asked * bounds.topics ? ['topics'] : []),
    ...(!isQuick && time.paper > bounds.milliseconds ? ['time'] : []),
    ...(shelf && !shelf.isWithin ? ['the shelf'] : []),
  ];
  const { faults: _, ...figures } = total;
  const { faults: __, ...byHand } = written;
  if (!isQuick) writeResult('papers', { ...figures, written: byHand, heads, papers, topics, time, shelf });
  say(short.length === 0 ? 'Everything is within the bounds.' : `NOT within the bounds: ${short.join(', ')}.`);
  process.exitCode = short.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await reader.close();
  rmSync(scratch, { recursive: true });
}
