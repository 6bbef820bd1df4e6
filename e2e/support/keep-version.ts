import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from '../../scripts/lib/account.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import type { KeptVersion } from '../../server/test/kept-version.ts';
import { caller, type DemoWorld, demoAccounts, prepareWorld, startDemoServer } from './demo-world.ts';

/**
 * Keeps what a student and a lecturer have under this version: a backup as an operator would make it, and what the calls
 * answered at that moment. Later versions restore it and have to answer the same (server/test/suites/upgrade.test.ts).
 */

type Call = <T = unknown>(method: string, path: string, body?: object) => Promise<T>;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** What the demonstration leaves out: cards, a tutor who was asked and told off, a class list, a taker whom it names. */
async function addMore(learner: Call, lecturer: Call, world: DemoWorld): Promise<void> {
  await learner('POST', '/cards/make', { sprint_id: world.sprint, day: 1 });
  await learner('POST', '/cards', { front: 'What is 1011 in decimal?', back: 'Eleven.' });
  const asked = await learner<{ id: string }>('POST', `/ai-prompts/?learning_path_id=${world.sprint}`, {
    prompt: 'What is a computer?',
    conversation_context: { week_number: 1, day_range: '1' },
  });
  await learner('PUT', `/ai-prompts/history/${asked.id}/mark`, { reason: 'unclear' }).catch(ignoreEmptyAnswer);
  await learner('POST', '/billing/start-trial', { plan: 'monthly' });
  await lecturer('PUT', `/quizzes/${world.quiz}/class-list`, {
    content:
      'Number,Name,Group\nCSC/2026/001,Chidinma Eze,A\nCSC/2026/002,Yusuf Bello,B\nCSC/2026/003,Amara Nwachukwu,B',
  });
  await lecturer('POST', `/documents/${world.document}/ask`, { question: 'What is a computer network?' });
}

/** A 204 has nothing to read. */
function ignoreEmptyAnswer(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

/** What each of them looks at; `text/csv` is kept as it is. */
const looksOf = (world: DemoWorld) => ({
  learner: [
    ...['/auth/me', '/settings', '/user-preferences', '/referral', '/sprints', '/sprints/count'],
    ...[`/sprints/${world.sprint}`, `/learning-paths/${world.sprint}`, `/learning-paths/${world.sprint}/days/1`],
    ...['/progress/overview', '/progress/streak', '/achievements'],
    ...['overall', 'donut-tracker', 'mastery'].map((part) => `/progress/${world.sprint}/${part}`),
    ...['/assessments', '/reviews', '/cards/decks', '/cards', `/cards?sprint_id=${world.sprint}&day=1`],
    ...[`/ai-prompts/history?learning_path_id=${world.sprint}`, '/billing/subscription', '/billing/receipts'],
    '/documents/payments/balance',
  ],
  lecturer: [
    ...['/auth/me', '/settings', '/referral', '/quizzes', `/quizzes/${world.quiz}`, `/quizzes/${world.quiz}/stats`],
    ...[`/quizzes/${world.quiz}/class-list`, `/quizzes/${world.drafts}`, `/quizzes/${world.drafts}/drafts`],
    ...['/documents', `/documents/${world.document}`, `/documents/${world.document}/messages`, '/study'],
    '/documents/payments/balance',
  ],
});

/** Drawn anew each time, how a text is rendered, and what a course says in a lesson: its author may change that. */
const passing = new Set(['attempt_token', 'html']);
const ofTheCourse = ['content', 'outline', 'key_terms', 'sources', 'questions', 'open_questions'];

function lasting(path: string, answer: unknown): unknown {
  const text = JSON.stringify(answer).replaceAll(server.url, 'http://localhost:3000');
  const kept = JSON.parse(text, (key, value) => (passing.has(key) ? undefined : value));
  if (path.includes('/days/')) for (const key of ofTheCourse) delete kept[key];
  return kept;
}

const server = await startDemoServer();
const folder = join(root, 'server/test/fixtures/versions', version);
try {
  const world = await prepareWorld(server.url);
  const people = {
    learner: caller(server.url, await logIn(server.url, demoAccounts.learner)),
    lecturer: caller(server.url, await logIn(server.url, demoAccounts.lecturer)),
  };
  await addMore(people.learner, people.lecturer, world);
  const kept: KeptVersion = { version, at: new Date().toISOString(), accounts: demoAccounts, answers: [] };
  for (const [who, paths] of Object.entries(looksOf(world)) as ['learner' | 'lecturer', string[]][]) {
    for (const path of paths) kept.answers.push({ who, path, answer: lasting(path, await people[who]('GET', path)) });
  }
  await server.end();
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await run(
    process.execPath,
    [join(root, 'server/dist/operator.js'), 'backup', join(folder, 'akada.backup')],
    { env: { DATA_DIR: server.dataFolder }, cwd: server.dataFolder },
  );
  if (!ok) throw new Error(`The backup failed:\n${output}`);
  writeFileSync(join(folder, 'answers.json'), `${JSON.stringify(kept, null, 1)}\n`);
  say(`Kept version ${version}: ${kept.answers.length} answers in server/test/fixtures/versions/${version}.`);
} finally {
  await server.stop();
}
