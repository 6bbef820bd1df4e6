import { say } from '../../scripts/lib/print.mjs';
import { median } from '../load/measure.ts';
import { writeResult } from '../load/result.ts';
import { isQuick } from '../quick.ts';
import { bars, type ClassName, classNames } from './classes.ts';
import { watchMemory } from './memory.ts';
import { takePictures } from './pictures.ts';
import { type PageResult, readPage } from './reading.ts';
import { startScanner } from './scanner.ts';
import { loadTexts } from './texts.ts';
import { measureTogether } from './together.ts';

// `npm run bench:scans`: sixty pages printed, photographed in effect and made small as the phone does, then read. What makes a
// photograph good, fair or poor was fixed before the first was read (classes.ts, README.md). `--pages` prints each page,
// `--pictures` only takes the photographs; `--together=10` sends them to a server as so many people at once.
const showsPages = process.argv.includes('--pages');
const texts = loadTexts().filter((_, at) => !isQuick || [4, 9, 12, 15, 20, 35].includes(at));

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function show(page: PageResult): void {
  if (!showsPages) return;
  const seen =
    page.fault ??
    `${percent(page.wrong)} wrong, in blocks ${percent(page.wrongInBlocks)}, ${page.doubtful} of ${page.words} doubtful`;
  say(
    `${page.name} ${page.photo} ${page.kind.padEnd(8)}${seen} (${seconds(page.prepareMs)} + ${seconds(page.readMs)})`,
  );
}

function row(photo: ClassName, pages: PageResult[]) {
  const read = pages.filter(({ fault }) => fault === null);
  // A page that was refused counts as wholly wrong: refusing much makes no reader good.
  const middle = median(pages.map(({ wrong }) => wrong));
  const worst = Math.max(0, ...read.map(({ wrong }) => wrong));
  const unmarked = read.filter(({ wrong, isMarked }) => wrong > bars.unmarked && !isMarked).length;
  const faults = pages.flatMap(({ fault }) => fault ?? []);
  say(
    `${photo.padEnd(6)}${String(pages.length).padStart(6)}${percent(middle).padStart(9)}${percent(worst).padStart(9)}${String(faults.length).padStart(9)}${String(unmarked).padStart(10)}   ${[...new Set(faults)].map((fault) => `${fault} ${faults.filter((one) => one === fault).length}`).join(', ')}`,
  );
  return {
    photo,
    pages: pages.length,
    median: middle,
    worst,
    medianOfRead: read.length > 0 ? median(read.map(({ wrong }) => wrong)) : null,
    inBlocks: read.length > 0 ? median(read.map(({ wrongInBlocks }) => wrongInBlocks)) : null,
    refused: faults.length,
    unmarked,
  };
}

const pages = await takePictures(texts);
say(
  `${pages.length} photographs, ${Math.round(median(pages.map(({ bytes }) => bytes)) / 1000)} kB each (median), the largest ${Math.round(Math.max(...pages.map(({ bytes }) => bytes)) / 1000)} kB`,
);
const together = process.argv.find((word) => word.startsWith('--together'));
if (together) await measureServer(Number(together.split('=')[1] ?? 10));
else if (!process.argv.includes('--pictures')) await measure();

async function measureServer(people: number): Promise<void> {
  const faults = await measureTogether(
    people,
    pages.filter(({ photo }) => photo === 'good'),
  );
  say(faults.length === 0 ? 'Nothing was lost, and turns were fair.' : `NOT as it should be: ${faults.join('; ')}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function measure(): Promise<void> {
  const scanner = await startScanner();
  const memory = watchMemory();
  const results: PageResult[] = [];
  try {
    for (const page of pages) {
      const result = await readPage(scanner, page);
      show(result);
      results.push(result);
    }
  } finally {
    memory.stop();
    await scanner.close();
  }
  say('class  pages   median    worst  refused  unmarked');
  const rows = classNames.map((photo) =>
    row(
      photo,
      results.filter((page) => page.photo === photo),
    ),
  );
  const read = results.filter(({ fault }) => fault === null);
  const sum = (field: 'wrong' | 'wrongMarked' | 'right' | 'rightMarked') =>
    read.reduce((all, { marks }) => all + marks[field], 0);
  say(
    `wrong words marked: ${sum('wrongMarked')} of ${sum('wrong')}; right words marked: ${sum('rightMarked')} of ${sum('right')}`,
  );
  const time = {
    prepare: median(results.map(({ prepareMs }) => prepareMs)),
    read: median(read.map(({ readMs }) => readMs)),
    longest: Math.max(...results.map(({ prepareMs, readMs }) => prepareMs + readMs)),
  };
  say(
    `a page: ${seconds(time.prepare)} to prepare and ${seconds(time.read)} to read (median), the longest ${seconds(time.longest)}; the reading process held ${memory.peak()} MB at most, ${memory.now()} MB once it was closed`,
  );
  const missed = [
    ...rows.flatMap(({ photo, median: middle }) =>
      !isQuick && photo !== 'poor' && middle > bars.median[photo] ? [`${photo} pages`] : [],
    ),
    // Six pages have no median worth the name: one of them well read shows that reading works.
    ...(read.some(({ wrong }) => wrong <= bars.median.fair) ? [] : ['no page was read well']),
    ...(rows.some(({ unmarked }) => unmarked > 0) ? ['pages with much wrong and no mark'] : []),
  ];
  writeResult('scans', { rows, time, megabytes: memory.peak(), pages: results });
  say(missed.length === 0 ? 'Everything is within the bounds.' : `NOT within the bounds: ${missed.join(', ')}.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
