import { type Browser, chromium } from '@playwright/test';
import { createAccount } from '../scripts/lib/account.mjs';
import { startBuiltServer } from '../scripts/lib/built-server.mjs';
import { chromiumArguments, findChromium } from '../scripts/lib/chromium.mjs';
import { say } from '../scripts/lib/print.mjs';
import { root } from '../scripts/lib/root.mjs';
import { run } from '../scripts/lib/run.mjs';
import { judgeKilobytes } from './judge-bytes.ts';
import { median } from './load/measure.ts';
import { writeResult } from './load/result.ts';
import { isQuick } from './quick.ts';

// `npm run bench:bytes`: what the first visit loads (size-limit), what the judge of typed answers weighs, and a shared quiz on a slow 3G line with a slow phone.
const bars = { kilobytes: 120, seconds: 3, judge: 12.25 };
const runs = isQuick ? 1 : 3;
/** 400 kbit/s each way, 400 ms there and back: WebPageTest's "3G Slow". */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** A mid-range Android phone beside a laptop. */
const cpuSlowdown = 4;

const limits = await run(`${root}/node_modules/.bin/size-limit`, [], { show: true });
if (!limits.ok) process.exitCode = 1;

const judge = await judgeKilobytes();
say(`the judge of typed answers: ${judge.toFixed(3)} kB (bar ${bars.judge})`);
if (judge > bars.judge) process.exitCode = 1;

const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const link = await createQuiz();
  const visits = [];
  for (let turn = 0; turn < runs; turn += 1) visits.push(await visit(browser, link));
  const usable = median(visits.map((one) => one.usable));
  const ready = median(visits.map((one) => one.ready));
  const kilobytes = Math.max(...visits.map((one) => one.kilobytes));
  const row = (...cells: string[]) => say(cells.map((cell, at) => (at ? cell.padStart(22) : cell.padEnd(12))).join(''));
  say('');
  row('page', 'kB, whole visit', 'form usable after, s', 'quiz ready after, s');
  row('/quiz/{id}', kilobytes.toFixed(1), usable.toFixed(2), ready.toFixed(2));
  row('bars', String(bars.kilobytes), String(bars.seconds), '');
  writeResult('bytes', { bars, judge, line: slow3g, cpuSlowdown, quiz: { usable, ready, kilobytes, visits } });
  if (kilobytes > bars.kilobytes || (!isQuick && usable > bars.seconds)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

/** A quiz of ten questions, as the documents' selector makes it; gives its path. */
async function createQuiz(): Promise<string> {
  const { accessToken } = await createAccount(server.url);
  const texts = ['which part of the cell it is made in', 'what carries it', 'how fast it is used up', 'what it is for'];
  const questions = Array.from({ length: 10 }, (_, index) => ({
    question: `What does the lecture say about step ${index + 1} of respiration in plants and animals?`,
    options: texts.map((text) => ({ text: `It says ${text}, at step ${index + 1}` })),
    correct_answer: 'B',
    explanation: 'The second part of the lecture names it.',
  }));
  const response = await fetch(`${server.url}/api/v1/quizzes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Respiration', questions }),
  });
  if (!response.ok) throw new Error(`The quiz was not made: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { link: string }).link;
}

/**
 * One first visit with an empty cache: seconds until a name can be typed, until the quiz can begin with what was typed,
 * and everything that came over the line.
 */
async function visit(browser: Browser, path: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow3g);
  await line.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  await page.goto(server.url + path, { waitUntil: 'commit' });
  await page.getByLabel('Name').waitFor();
  const usable = seconds();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByText('10 questions').waitFor();
  const ready = seconds();
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await page.getByText('Taking quiz as Ada').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return { usable, ready, kilobytes: bytes / 1000 };
}
