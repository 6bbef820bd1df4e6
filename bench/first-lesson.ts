import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { signedIn } from '../e2e/support/signed-in.ts';
import { fillWizard, openSprintMenu } from '../e2e/support/sprint-wizard.ts';
import { startBuiltServer } from '../scripts/lib/built-server.mjs';
import { chromiumArguments, findChromium } from '../scripts/lib/chromium.mjs';
import { say } from '../scripts/lib/print.mjs';
import { root } from '../scripts/lib/root.mjs';
import { makePdf } from '../server/test/documents/pdf.ts';
import { writeResult } from './load/result.ts';
import { isQuick } from './quick.ts';

// `npm run bench:first-lesson`: from the last button of the wizard to the text of the first lesson, in a browser.
const bars = { 'COS 101': 3_000, 'MTH 101': 3_000, 'a PDF of 40 pages': 8_000 };
type Way = keyof typeof bars;
const PAGES = 40;
const LINES_A_PAGE = 48;
const patience = { timeout: 60_000 };

const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const pdf = makeLecture();
try {
  const results: Record<string, Record<Way, number>> = {};
  for (const round of isQuick ? ['just started'] : ['just started', 'the second time']) {
    const figures = await measure(browser);
    results[round] = figures;
    for (const way of Object.keys(bars) as Way[]) {
      say(`${way.padEnd(20)}${round.padEnd(18)}${String(figures[way]).padStart(7)} ms (bar ${bars[way]} ms)`);
      if (!isQuick && figures[way] > bars[way]) process.exitCode = 1;
    }
  }
  writeResult('first-lesson', { bars, results });
} finally {
  await browser.close();
  await server.stop();
}

async function measure(by: Browser): Promise<Record<Way, number>> {
  const context = await by.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  await signedIn(context, server.url);
  const page = await context.newPage();
  const figures = {
    'COS 101': await fromCourse(page, 'COS 101'),
    'MTH 101': await fromCourse(page, 'MTH 101'),
    'a PDF of 40 pages': await fromPdf(page),
  };
  await context.close();
  return figures;
}

async function fromCourse(page: Page, course: string): Promise<number> {
  const create = await fillWizard(page, course);
  return timeToLesson(page, () => create.click());
}

async function fromPdf(page: Page): Promise<number> {
  await openSprintMenu(page, 'Document-Based Sprint');
  const modal = page.getByRole('dialog', { name: 'Document-Based Sprint' });
  const file = { name: 'lecture.pdf', mimeType: 'application/pdf', buffer: pdf };
  await modal.locator('input[type=file]').setInputFiles(file);
  return timeToLesson(page, () => modal.getByRole('button', { name: 'Upload Document' }).click());
}

async function timeToLesson(page: Page, pressLast: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await pressLast();
  // The lesson's own text, below its head and its objective.
  await page.getByRole('article').locator('.prose p').first().waitFor(patience);
  return Math.round(performance.now() - began);
}

/** Forty full pages of the teaching bench's texts, each with a heading. */
function makeLecture(): Buffer {
  const folder = join(root, 'bench/teaching/texts');
  const words = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    // Running text only, in the letters that the PDF's own font has.
    .filter((line) => /^[A-Z][\x20-\x7e]{80,}$/.test(line))
    .join(' ')
    .split(' ');
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const lines = [{ x: 60, y: 790, text: `${page + 1}. Part ${page + 1} of the lecture`, size: 16 }];
    for (let line = 0; line < LINES_A_PAGE; line++) {
      let text = words.shift() ?? '';
      while (words[0] !== undefined && text.length + words[0].length < 90) text += ` ${words.shift()}`;
      lines.push({ x: 60, y: 760 - 14 * line, text, size: 11 });
    }
    return lines;
  });
  return makePdf(pages);
}
