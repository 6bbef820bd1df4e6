/**
 * Measures the embedded teacher on the project's own texts: `npx tsx bench/teaching/run.ts [--print] [--write-baseline]`.
 * Prints a table, writes `results.json` beside this file and compares with `baseline.json`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, CHECKS, documentFromMarkdown } from '../../engine/src/index.ts';
import { isQuick } from '../quick.ts';
import { compareWithBaseline, type Result } from './baseline.ts';
import { type ChatFigures, measureChat, type QuestionsAboutText } from './chat.ts';
import { measureQuiz } from './quiz.ts';
import { readChatTexts } from './read-chat-texts.ts';
import { measureSpeed } from './speed.ts';

const here = import.meta.dirname;
const texts = join(here, 'texts');
const flags = new Set(process.argv.slice(2));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** Two of different kinds say whether anything is measured at all. */
const only = named.length === 0 && isQuick ? ['biology', 'history'] : named;
const out = (line = '') => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** More questions of the same fields that the texts do not answer: three a text are too few to judge refusal by. */
const unanswered: Record<string, string[]> = JSON.parse(readFileSync(join(here, 'unanswered.json'), 'utf8'));
const results: Result[] = [];
const positions = { A: 0, B: 0, C: 0, D: 0 };
const makers: Record<string, number> = {};

function withUnanswered(id: string, own: QuestionsAboutText): QuestionsAboutText {
  return { ...own, unanswerable: [...own.unanswerable, ...(unanswered[id] ?? [])] };
}

for (const file of readdirSync(texts)
  .filter((name) => name.endsWith('.md'))
  .sort()) {
  const id = file.replace(/\.md$/, '');
  if (only.length > 0 && !only.some((part) => id.includes(part))) continue;
  const document = documentFromMarkdown(readFileSync(join(texts, file), 'utf8'), id);
  const { figures, questions } = measureQuiz(document);
  const answers = join(texts, `${id}.qa.json`);
  const chat = existsSync(answers)
    ? measureChat(buildIndex(document), withUnanswered(id, JSON.parse(readFileSync(answers, 'utf8'))))
    : null;
  for (const question of questions) {
    positions[question.correct]++;
    const maker = question.maker ?? 'none';
    makers[maker] = (makers[maker] ?? 0) + 1;
  }
  results.push({ id, ...figures, chat });
  if (!flags.has('--print')) continue;
  out(`\n### ${id}: ${figures.made} of ${figures.asked}${figures.reason ? ` (${figures.reason})` : ''}`);
  questions.forEach((question, i) => {
    out(`\n${i + 1}. [${question.maker}, ${question.sureness}] ${question.stem}`);
    for (const option of question.options)
      out(`   ${option.label === question.correct ? '*' : ' '} ${option.label}. ${option.text}`);
    out(`      ${question.source.sentence} (${question.source.headingPath.at(-1) ?? ''})`);
  });
}

out();
out(
  [
    'text'.padEnd(36),
    'words',
    'asked',
    'made',
    '/400w',
    'checks',
    'dupl.',
    'sections',
    'ms',
    'answers',
    'shown',
    'wrong',
    'declined',
  ].join('  '),
);
for (const result of results) {
  const { chat } = result;
  out(
    [
      result.id.padEnd(36),
      String(result.words).padStart(5),
      String(result.asked).padStart(5),
      String(result.made).padStart(4),
      (result.made / (result.words / 400)).toFixed(1).padStart(5),
      percent(result.passing).padStart(6),
      String(result.duplicates).padStart(5),
      percent(result.sectionsCovered).padStart(8),
      String(result.milliseconds).padStart(4),
      chat ? percent(chat.found).padStart(7) : '      –',
      chat ? percent(chat.shown).padStart(5) : '    –',
      chat ? percent(chat.wrong).padStart(5) : '    –',
      chat ? percent(chat.declined).padStart(8) : '       –',
    ].join('  '),
  );
}
const mean = (values: number[]) => percent(values.reduce((sum, value) => sum + value, 0) / (values.length || 1));
function sayChat(what: string, chats: readonly ChatFigures[]): void {
  const of = (figure: (chat: ChatFigures) => number) => mean(chats.map(figure));
  out(
    [
      `${what}: right passage shown ${of(({ shown }) => shown)} (bar 85 %)`,
      `the tutor's ninety words hold it ${of(({ told }) => told)}`,
      `put forward as the answer ${of(({ found }) => found)}, a wrong one ${of(({ wrong }) => wrong)}`,
      `the quoted words themselves answer ${of(({ quoted }) => quoted)} of these`,
      `answered though the text does not ${of(({ declined }) => 1 - declined)} (bar 5 %)`,
    ].join(', '),
  );
}
out();
sayChat(
  'Chat, texts above',
  results.flatMap((result) => (result.chat ? [result.chat] : [])),
);
if (only.length === 0) {
  const all = readChatTexts([]);
  sayChat(
    `Chat, all ${all.length} texts`,
    all.map(({ id, open, questions }) => measureChat(open.index, withUnanswered(id, questions))),
  );
}
const made = results.reduce((sum, result) => sum + result.made, 0);
out(
  `\nRight option: ${Object.entries(positions)
    .map(([label, count]) => `${label} ${percent(count / (made || 1))}`)
    .join('  ')} of ${made}`,
);
for (const check of CHECKS) {
  const failed = results.reduce((sum, result) => sum + (result.failed[check] ?? 0), 0);
  if (failed > 0) out(`Fails ${check}: ${failed}`);
}
out(
  `By maker: ${Object.entries(makers)
    .map(([maker, count]) => `${maker} ${count}`)
    .join(', ')}`,
);
const speed = only.length > 0 ? [] : await measureSpeed();
for (const line of speed) out(line);

if (!isQuick)
  writeFileSync(join(here, 'results.json'), `${JSON.stringify({ results, positions, makers, speed }, null, 2)}\n`);
const baseline = join(here, 'baseline.json');
if (flags.has('--write-baseline'))
  writeFileSync(
    baseline,
    `${JSON.stringify(
      results.map(({ milliseconds: _, ...rest }) => rest),
      null,
      2,
    )}\n`,
  );
else if (existsSync(baseline)) {
  const worse = compareWithBaseline(results, JSON.parse(readFileSync(baseline, 'utf8')));
  for (const line of worse) out(`Worse than the baseline: ${line}`);
  if (worse.length > 0) process.exitCode = 1;
}
