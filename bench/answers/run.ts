/**
 * Whether the tutor finds what was written: `npm run bench:answers [-- --all]`. Each wording of a lesson is asked after it
 * was taken out of the index, so it must be found by the other wordings of its item; and each of another course, to
 * which nothing may be told. Prints how many are told, asked back and let go, for several lines drawn, by words and
 * meaning together and by words alone. Four lessons of each course, or all; `--quick` one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenLesson } from '../../engine/src/index.ts';
import {
  decide,
  findWritten,
  type Ranked,
  rankAround,
  type WrittenFound,
} from '../../engine/src/written/find-written.ts';
import { openCourseFolder } from '../../server/src/ports/courses/folder.ts';
import { operations } from '../../server/src/ports/teacher/engine-operations.ts';
import { isQuick } from '../quick.ts';

const root = join(import.meta.dirname, '../..');
const perCourse = process.argv.includes('--all') ? 99 : isQuick ? 1 : 4;
const out = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const share = (count: number, of: number) => (of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`);

const library = await openCourseFolder(join(root, 'content/courses'));
const courses = library.all().map(({ code, lessons }) => ({
  code,
  lessons: lessons
    .filter(({ written }) => written.length > 0)
    .slice(0, perCourse)
    .map(({ documentId, written }): WrittenLesson => ({ documentId, answers: written })),
}));

const directions = await directionsOf(
  courses.flatMap(({ lessons }) => lessons.flatMap(({ answers }) => answers.flatMap(({ wordings }) => wordings))),
);

interface Asked {
  id: string;
  ranked: Ranked[];
  found: WrittenFound;
}

for (const [name, byMeaning] of [
  ['words and meaning', true],
  ['words alone', false],
] as const) {
  if (byMeaning && !directions) continue;
  const own: Asked[] = [];
  const foreign: Asked[] = [];
  courses.forEach(({ lessons }, number) => {
    for (const lesson of lessons) {
      const others = lessons.filter((one) => one !== lesson);
      for (const item of lesson.answers) {
        for (const wording of item.wordings) own.push(ask(wording, item.id, lesson, others, byMeaning));
      }
    }
    const [here, ...rest] = lessons;
    const elsewhere = courses[(number + 1) % courses.length]!.lessons.flatMap(({ answers }) => answers);
    if (here) for (const { wordings } of elsewhere) foreign.push(ask(wordings[0]!, '', here, rest, byMeaning));
  });
  const isNearest = ({ id, ranked }: Asked) => ranked[0]?.item.id === id;
  process.stdout.write(
    `\n**${name}**: ${own.length} wordings, each taken out of the index, and ${foreign.length} of another course. `,
  );
  process.stdout.write(`The nearest item is the right one for ${share(own.filter(isNearest).length, own.length)}.\n\n`);
  out(
    '',
    'told, right',
    'told, wrong',
    'asked back, among them',
    'asked back, not',
    'let go',
    'foreign: told',
    'asked back',
    'let go',
  );
  out(...Array.from({ length: 9 }, () => '---'));
  row('**as built**', own, foreign, ({ found }) => found);
  for (const sure of [0.45, 0.5, 0.55, 0.6]) {
    for (const gap of [0, 0.05, 0.1, 0.15]) {
      row(`sure from ${sure}, gap ${gap}`, own, foreign, ({ ranked }) =>
        decide(ranked, { sure, gap, perhaps: sure - 0.05 }),
      );
    }
  }
}

function row(name: string, own: Asked[], foreign: Asked[], decided: (asked: Asked) => WrittenFound) {
  const outcomes = (list: Asked[]) => list.map((one) => outcomeOf(one.id, decided(one)));
  const count = (list: string[], kind: string) => share(list.filter((one) => one === kind).length, list.length);
  const [at, off] = [outcomes(own), outcomes(foreign)];
  out(
    name,
    count(at, 'right'),
    count(at, 'wrong'),
    count(at, 'among'),
    count(at, 'not among'),
    count(at, 'none'),
    count(off, 'wrong'),
    count(off, 'not among'),
    count(off, 'none'),
  );
}

function outcomeOf(id: string, found: WrittenFound): 'right' | 'wrong' | 'among' | 'not among' | 'none' {
  if (found.kind === 'none') return 'none';
  if (found.kind === 'written') return found.found.item.id === id ? 'right' : 'wrong';
  return found.two.some(({ item }) => item.id === id) ? 'among' : 'not among';
}

function ask(
  wording: string,
  id: string,
  lesson: WrittenLesson,
  others: readonly WrittenLesson[],
  byMeaning: boolean,
): Asked {
  const without: WrittenLesson = {
    ...lesson,
    answers: lesson.answers.map((item) =>
      item.id === id ? { ...item, wordings: item.wordings.filter((text) => text !== wording) } : item,
    ),
  };
  const closeness = byMeaning ? (text: string) => cosine(wording, text) : undefined;
  return {
    id,
    ranked: rankAround(wording, [without], others, closeness).slice(0, 2),
    found: findWritten(wording, [without], others, closeness),
  };
}

function cosine(one: string, other: string): number | undefined {
  const [a, b] = [directions?.get(one), directions?.get(other)];
  if (!a || !b) return undefined;
  let [product, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    product += a[i]! * b[i]!;
    ofA += a[i]! ** 2;
    ofB += b[i]! ** 2;
  }
  return product / Math.sqrt(ofA * ofB || 1);
}

/** Some forty milliseconds each, so they are kept between runs. */
async function directionsOf(texts: readonly string[]): Promise<Map<string, Float32Array> | null> {
  if (!operations.directions([])) return null;
  const path = join(root, '.cache/answer-directions.json');
  const kept = readKept(path);
  const missing = [...new Set(texts)].filter((text) => !(text in kept));
  operations.directions(missing)!.forEach((direction, at) => {
    kept[missing[at]!] = Buffer.from(direction.buffer, direction.byteOffset, direction.byteLength).toString('base64');
  });
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (missing.length > 0) writeFileSync(path, JSON.stringify(kept));
  return new Map(
    texts.map((text) => {
      const bytes = Buffer.from(kept[text]!, 'base64');
      return [text, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))];
    }),
  );
}

function readKept(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
