import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { curriculum } from '../../content/curriculum/curriculum.ts';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { parseSource, piecesOf } from '../documents/source.ts';
import { loadCourses, papersOf, randomOf } from '../papers/source.ts';
import { classNames } from './classes.ts';
import { setFormula } from './formulas.ts';
import { setPage } from './page.ts';
import { startPrinter } from './printer.ts';
import { type Kind, kinds, textFolder } from './texts.ts';

// `npx tsx bench/scans/gather.ts` took the texts of the sixty pages from our courses, once: ten kinds of page, twice in each
// class. They are kept, so that the pages stay the same when a lesson is mended.
const faces = [
  "'Liberation Serif', 'Times New Roman', serif",
  "'Liberation Sans', Arial, sans-serif",
  "'DejaVu Serif', Georgia, serif",
  "'DejaVu Sans', Verdana, sans-serif",
  "'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
  "'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif",
];
const sizes = [12, 11, 13, 10.5];
/** What another machine's letters may add must still fit. */
const FULL = 0.9;

interface Lesson {
  title: string;
  blocks: string[];
}

const canStand = (line: string) =>
  !/!\[|\]\(|\\\$|<|\^\[/.test(line) &&
  piecesOf(line).every(
    (piece) => piece.kind !== 'footnote' && (piece.kind !== 'formula' || setFormula(piece.tex) !== null),
  ) &&
  !piecesOf(line).some((piece) => piece.kind === 'words' && /[*_$`\\]/.test(piece.text));

function canBlock(block: string): boolean {
  if (block.startsWith('$$')) return setFormula(block.replaceAll('$$', '').trim()) !== null;
  if (block.startsWith('|'))
    return block
      .split('\n')
      .filter((_, at) => at !== 1)
      .every((line) =>
        line
          .slice(1, -1)
          .split('|')
          .every((cell) => canStand(cell.trim())),
      );
  return block.split('\n').every(canStand);
}

function lessonOf(path: string): Lesson {
  const [, front = '', body = ''] = readFileSync(path, 'utf8').split(/^---$/m);
  const blocks = body
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block && canBlock(block) && !(/^(?!\||- |\d+\. )/.test(block) && block.includes('\n')));
  // A heading with nothing below it says nothing.
  const kept = blocks.filter(
    (block, at) => !block.startsWith('#') || (blocks[at + 1] && !blocks[at + 1]?.startsWith('#')),
  );
  return { title: /^title: (.*)$/m.exec(front)?.[1] ?? '', blocks: kept };
}

const courseFolder = join(root, 'content/courses');
const lessons = readdirSync(courseFolder, { withFileTypes: true })
  .filter((entry) => /^[A-Z]{3}-\d/.test(entry.name))
  .flatMap(({ name }) => readdirSync(join(courseFolder, name)).map((file) => join(courseFolder, name, file)))
  .filter((path) => /\/\d-\d-[a-z-]+\.md$/.test(path))
  .sort()
  .map(lessonOf);

const isList = (block: string) => /^(?:- |\d+\. )/.test(block);
const isTable = (block: string) => block.startsWith('|');
const isMaths = (block: string) => /\$/.test(block);
const plainEnough = (block: string) => !isMaths(block) && !isTable(block);
const count = (blocks: string[], is: (block: string) => boolean) => blocks.filter(is).length;

/** The lessons that suit a kind of page, and which of their blocks. */
const suits: Record<Exclude<Kind, 'paper'>, (blocks: string[]) => string[] | null> = {
  prose: (blocks) => blocks.filter((block) => plainEnough(block) && !isList(block)),
  note: (blocks) => blocks,
  columns: (blocks) => blocks.filter((block) => plainEnough(block)),
  lists: (blocks) => (count(blocks, isList) >= 2 ? blocks.filter(plainEnough) : null),
  table: (blocks) => (count(blocks, isTable) >= 1 ? blocks.slice(Math.max(0, blocks.findIndex(isTable) - 4)) : null),
  maths: (blocks) =>
    count(blocks, isMaths) >= 8 ? blocks.filter((block) => isMaths(block) || block.startsWith('#')) : null,
};

const courses = await loadCourses();
const titles = new Map(curriculum.contents.map(({ code, title }) => [code, title]));
const papers = papersOf(courses, 24, titles);
const used = new Set<string>();
const printer = await startPrinter();

function paperBlocks(at: number): string[] {
  const paper = papers[at % papers.length]!;
  const number = [(n: number) => `${n})`, (n: number) => `Q${n}.`, (n: number) => `(${n})`][at % 3]!;
  const inLine = at % 2 === 1;
  const head = [
    `# ${paper.course}: ${paper.title}`,
    `# ${paper.year} ${paper.semester} Semester Examination`,
    'Answer all questions. Time allowed: 2 hours.',
  ];
  const questions = paper.objective
    .filter(({ text, options }) => options.length > 2 && canStand(text) && options.every(canStand))
    .flatMap(({ text, options }, n) => {
      const set = options.map((option, letter) => `${'ABCDE'[letter]}. ${option}`);
      return [`${number(n + 1)} ${text}`, ...(inLine && set.join(' ').length < 80 ? [set.join('\u2003')] : set)];
    });
  return [...head, ...questions];
}

function blocksFor(kind: Kind, random: () => number): string[] {
  const order = lessons.map((lesson) => [random(), lesson] as const).sort(([a], [b]) => a - b);
  for (const [, lesson] of order) {
    const blocks = used.has(lesson.title) ? null : suits[kind as Exclude<Kind, 'paper'>](lesson.blocks);
    if (!blocks || blocks.join('').length < 1200) continue;
    used.add(lesson.title);
    return [
      `# ${lesson.title}`,
      ...blocks.filter((block, at) => !block.startsWith('#') || (blocks[at + 1] && !blocks[at + 1]?.startsWith('#'))),
    ];
  }
  throw new Error(`No lesson is left for a page of ${kind}.`);
}

mkdirSync(textFolder, { recursive: true });
let paperAt = 0;
for (let at = 0; at < 60; at += 1) {
  const photo = classNames[Math.floor(at / 10) % 3]!;
  const slot = kinds[at % 10]!;
  // Two whole notes of ours, as they would be printed, are among the good ones.
  const kind: Kind = photo === 'good' && at % 10 === 0 ? 'note' : slot;
  const [face, size] = [
    faces[(at * 5 + Math.floor(at / 10)) % faces.length]!,
    sizes[(at + Math.floor(at / 10)) % sizes.length]!,
  ];
  let blocks = slot === 'paper' ? paperBlocks(paperAt++) : blocksFor(kind, randomOf(3100 + at));
  const head = `---\nkind: ${kind}\nphoto: ${photo}\nface: ${face}\nsize: ${size}\n---\n`;
  const textOf = () => `${head}\n${blocks.join('\n\n')}\n`;
  const fill = () => {
    const source = parseSource(textOf());
    return printer.fill(setPage({ kind, face, size, source }).html);
  };
  while ((await fill()) > FULL) {
    blocks = blocks.slice(0, -1);
    while (blocks.at(-1)?.startsWith('#')) blocks.pop();
  }
  const name = String(at + 1).padStart(2, '0');
  writeFileSync(join(textFolder, `${name}.md`), textOf());
  say(
    `${name} ${photo} ${kind} ${size} ${face} ${blocks.join('').length} characters, ${((await fill()) * 100).toFixed(0)} % of the page`,
  );
}
await printer.close();
