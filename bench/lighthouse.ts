import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { logIn } from '../scripts/lib/account.mjs';
import { startBuiltServer } from '../scripts/lib/built-server.mjs';
import { chromiumArguments, findChromium } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { say } from '../scripts/lib/print.mjs';
import { median } from './load/measure.ts';
import { writeResult } from './load/result.ts';
import { isQuick } from './quick.ts';

// `npm run bench:lighthouse [-- /path …]`: Lighthouse's mobile scores of public pages, the median of three runs.
// `/quiz/shared` stands for the link that the demonstration's lecturer shares.
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];
/** What a busy machine does not change. */
const judged = categories.filter((name) => !isQuick || name !== 'performance');
const runs = isQuick ? 1 : 3;

const SHARED_QUIZ = '/quiz/shared';
const given = process.argv.slice(2).filter((word) => word.startsWith('/'));
const publicPages = [
  ...['/', '/features', '/solutions', '/resources', '/how-it-works', '/mission', '/contact', '/get-started'],
  ...['/privacy', '/terms', '/accessibility', '/signin', '/signup'],
  ...['/library', '/library/mth-101/sets-and-venn-diagrams', SHARED_QUIZ],
];
const paths = given.length > 0 ? given : isQuick ? ['/terms'] : publicPages;

const server = await startBuiltServer({ demo: paths.includes(SHARED_QUIZ) });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
try {
  const results = [];
  say(`${'page'.padEnd(44)}${categories.map((name) => name.padStart(16)).join('')}`);
  for (const path of paths) {
    const { scores, metrics, faults } = await examine(path);
    results.push({ path, scores, metrics, faults });
    say(`${path.padEnd(44)}${categories.map((name) => String(scores[name]).padStart(16)).join('')}`);
    say(`    ${metrics}`);
    for (const fault of faults) say(`    ${fault}`);
    if (judged.some((name) => scores[name] < bars[name])) process.exitCode = 1;
  }
  say(`bars${' '.repeat(40)}${categories.map((name) => String(bars[name]).padStart(16)).join('')}`);
  writeResult('lighthouse', { bars, results });
} finally {
  await browser.close();
  await server.stop();
}

/** The path of a quiz that anybody may take. */
async function findSharedQuiz(): Promise<string> {
  const lecturer = { email: 'lecturer@demo.akada.example', password: 'demo-akada' };
  const { accessToken } = await logIn(server.url, lecturer);
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${server.url}/api/v1/quizzes`, { headers });
  const { quizzes } = (await response.json()) as { quizzes: { link: string; status: string }[] };
  const shared = quizzes.find(({ status }) => status === 'open');
  if (!shared) throw new Error('The demonstration shares no quiz');
  return shared.link;
}

interface Examined {
  scores: Record<Category, number>;
  metrics: string;
  faults: string[];
}

async function examine(path: string): Promise<Examined> {
  const isShared = path === SHARED_QUIZ;
  const url = server.url + (isShared ? await findSharedQuiz() : path);
  // A shared link is for those who were given it, so search engines are told to stay away.
  const skipAudits = isShared ? ['is-crawlable'] : [];
  const reports: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, onlyCategories: categories, skipAudits, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no report of ${path}`);
    reports.push(result.lhr);
  }
  const scoreOf = (name: Category) =>
    Math.round(median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100)));
  const scores = Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Record<Category, number>;
  const audits = reports.at(-1)?.audits ?? {};
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
    .map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`)
    .join(', ');
  const faults = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
    .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
  return { scores, metrics, faults };
}
