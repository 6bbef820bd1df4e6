/**
 * How often the first place shown is the right one, by the words of a question and by its meaning, and what the finder
 * of documents shows: `npm run bench:meaning -- [folder …]`. The texts and questions beside it were written before anything was tried on
 * them, the questions in other words than the text's. A folder holds `<id>.md` with `<id>.qa.json`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, buildIndex, closestPlace, documentFromMarkdown, find } from '../../engine/src/index.ts';
import { closenessTo } from '../../server/src/ports/teacher/closeness.ts';
import { isQuick } from '../quick.ts';
import { holdsEvidence, type QuestionsAboutText } from '../teaching/chat.ts';
import { type AskedText, reportFinder } from './finder.ts';

const given = process.argv.slice(2).filter((word) => word !== '--quick');
const folders = given.length > 0 ? given : [join(import.meta.dirname, 'texts')];
const out = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const names = ['asked', 'found', 'words', 'meaning', 'sentence', 'foreign', 'answered', 'shown'] as const;
type Figures = Record<(typeof names)[number], number>;
const none = (): Figures => ({
  asked: 0,
  found: 0,
  words: 0,
  meaning: 0,
  sentence: 0,
  foreign: 0,
  answered: 0,
  shown: 0,
});

const texts: AskedText[] = [];
const total = none();
out(
  'text',
  'asked',
  'found by words',
  'first place right: words',
  'meaning',
  'its sentence',
  'foreign',
  'answered',
  'shown a place',
);
out(...Array.from({ length: 9 }, () => '---'));
const before = process.cpuUsage();
let sentences = 0;

for (const folder of folders) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.qa.json'));
  for (const file of isQuick ? files.slice(0, 1) : files) {
    const id = file.replace('.qa.json', '');
    const index = buildIndex(documentFromMarkdown(readFileSync(join(folder, `${id}.md`), 'utf8'), id));
    const questions: QuestionsAboutText = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { answerable, unanswerable } = questions;
    texts.push({ id, index, questions });
    const closest = (question: string) => closestPlace(index, closenessTo(question, index) ?? []);
    const figures = none();
    sentences += index.units.length;
    for (const { question, evidence } of answerable) {
      const holds = (text = '') => (holdsEvidence(text, evidence) ? 1 : 0);
      const place = closest(question);
      const reply = answer(question, index);
      figures.asked++;
      figures.found += reply.kind === 'found' ? holds(reply.passage) : 0;
      figures.words += holds(find(question, index, 1)[0]?.passage);
      figures.meaning += holds(place?.markdown);
      figures.sentence += holds(place?.citations[0]?.sentence);
    }
    for (const question of unanswerable) {
      figures.foreign++;
      if (answer(question, index).kind === 'found') figures.answered++;
      if (closest(question)) figures.shown++;
    }
    for (const name of names) total[name] += figures[name];
    out(id, ...names.map((name) => figures[name]));
  }
}
out('all', ...names.map((name) => total[name]));
const { user } = process.cpuUsage(before);
process.stdout.write(`\n${sentences} sentences and their questions in ${(user / 1e6).toFixed(1)} s of one core\n`);
process.stdout.write('\nThe finder of documents\n\n');
reportFinder(texts, out);
if (total.words === 0 || total.meaning === 0) process.exitCode = 1;
