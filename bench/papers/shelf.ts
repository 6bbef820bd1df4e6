import { brotliCompressSync } from 'node:zlib';
import { joinAlike } from '@akada/engine/likeness';
import { chromium, type Page } from '@playwright/test';
import { curriculum } from '../../content/curriculum/curriculum.ts';
import type { Paper, PaperQuestion, PaperSummary } from '../../contract/src/client.ts';
import { callAs } from '../../e2e/support/practice.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.mjs';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { median } from '../load/measure.ts';
import { isQuick } from '../quick.ts';
import { textOf } from './forms.ts';
import { layouts, setPaper } from './layouts.ts';
import { loadCourses, papersOf, type SourcePaper } from './source.ts';

/** The shelf of one course: so many papers of so many questions each. */
const PAPERS = 20;
const QUESTIONS = 60;
const COURSE = 'MTH 101';
/** The time is shown beside its bar and holds nobody up: it is the browser's and the machine's as well. */
const bounds = { bytes: 60_000, milliseconds: 300 };

interface ShelfFigures {
  /** Of the largest paper, as it is sent and as it is stored. */
  sent: number;
  whole: number;
  /** Years of 1,200 questions joined by likeness. */
  joining: number;
  /** From the link to the table, with all papers on the device. */
  opening: number;
  isWithin: boolean;
}

/** What twenty papers weigh, and how long their shelf takes to open on a phone that has them. */
export async function measureShelf(): Promise<ShelfFigures> {
  await ensureBuilt();
  const server = await startBuiltServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
    await signedIn(context, server.url);
    const page = await context.newPage();
    await page.goto('/dashboard');
    const papers = await readPapers(page);
    const sizes = papers.map((paper) => JSON.stringify(paper));
    const joining = timesOf(() => joinAlike(papers.flatMap(questionsOf)));
    const opening = await openShelf(page, papers);
    const whole = Math.max(...sizes.map(({ length }) => length));
    const sent = Math.max(...sizes.map((text) => brotliCompressSync(text).length));
    say(
      `shelf of ${PAPERS} papers × ${QUESTIONS} questions: ${whole} bytes a paper at most (${sent} sent), joined by likeness in ${joining.toFixed(0)} ms, opens in ${opening.toFixed(0)} ms (bar ${bounds.milliseconds} ms)`,
    );
    return { sent, whole, joining, opening, isWithin: sent <= bounds.bytes };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const questionsOf = ({ items }: Paper) => items.filter((item): item is PaperQuestion => item.kind === 'question');

const timesOf = (work: () => unknown) =>
  median(
    Array.from({ length: isQuick ? 1 : 7 }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );

/** Brought and deleted again one after the other: the plan of who measures has room for three. */
async function readPapers(page: Page): Promise<Paper[]> {
  const titles = new Map(curriculum.contents.map(({ code, title }) => [code, title]));
  const sources = papersOf(
    (await loadCourses()).filter(({ code }) => code === COURSE),
    PAPERS,
    titles,
  );
  const papers: Paper[] = [];
  for (const [at, source] of sources.entries()) {
    const more = sources[(at + 7) % PAPERS] as SourcePaper;
    const long = { ...source, objective: [...source.objective, ...more.objective].slice(0, QUESTIONS) };
    const layout = layouts[0]!;
    const text = textOf(setPaper(long, layout, false).lines, layout).replace(
      /20\d\d\/20\d\d/,
      `${2001 + at}/${2002 + at}`,
    );
    const { id } = await callAs<Paper>(page, '/papers', 'POST', { text });
    papers.push(await callAs<Paper>(page, `/papers/${id}`));
    await callAs(page, `/papers/${id}`, 'DELETE').catch(() => undefined);
  }
  return papers;
}

/** The page asks for its papers as ever, and is answered at once: what is measured is the page. */
async function openShelf(page: Page, papers: readonly Paper[]): Promise<number> {
  const summaries = papers.map(({ items: _, undo: __, course_topics: ___, ...summary }) => summary as PaperSummary);
  await page.route('**/api/v1/papers', (route) => route.fulfill({ json: { papers: summaries, max: 1000 } }));
  await page.route('**/api/v1/papers/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ json: papers.find((paper) => paper.id === id) ?? papers[0] });
  });
  const shelf = `/papers?course=${encodeURIComponent(COURSE)}`;
  const isThere = () => page.getByText(/all on this device/).waitFor({ timeout: 60_000 });
  await page.goto(shelf);
  await isThere();
  const times: number[] = [];
  for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: /^Past questions/ }).first();
    await link.waitFor();
    const began = performance.now();
    await link.click();
    await isThere();
    times.push(performance.now() - began);
  }
  return median(times);
}
