/** Measures the engine on a text of so many words, in a process of its own: `speed-process.ts <words>`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '../../engine/src/index.ts';

export interface SpeedFigures {
  words: number;
  quizMs: number;
  /** How often it said how far it was. */
  reports: number;
  firstAnswerMs: number;
  /** The slowest of several. */
  answerMs: number;
  peakMb: number;
}

const QUESTIONS = [
  'What is the price elasticity of demand?',
  'how is BPX measured',
  'why dose osmosis happn in a plnt cell when salt is aded',
  'diff btw an offer and an invitation to treat',
  'Who discovered the circulation of the blood?',
];

/** Milliseconds of the processor. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

function textsIn(folder: string): string[] {
  const path = join(import.meta.dirname, folder);
  const names = readdirSync(path).filter((name) => name.endsWith('.md'));
  return names.sort().map((name) => readFileSync(join(path, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
}

const texts = ['texts', 'chat-texts'].flatMap(textsIn);
/** What the server warms up with. */
const notes = textsIn('../../content/courses/COS-101');

/** The texts of the set one after the other, over again where they do not suffice, cut at a paragraph. */
function textOf(words: number): string {
  const paragraphs: string[] = [];
  for (let count = 0, i = 0; count < words; i++) {
    for (const paragraph of texts[i % texts.length]!.split('\n\n')) {
      if (count >= words) break;
      paragraphs.push(paragraph);
      count += engine.countWords(paragraph);
    }
  }
  return paragraphs.join('\n\n');
}

const lessons = notes.map((text, i) => engine.documentFromMarkdown(text, `lesson ${i}`));
engine.makeQuiz(lessons, 5, { seed: 'warm-up' });
engine.answer('What is a computer?', engine.buildIndex(lessons));

const document = engine.documentFromMarkdown(textOf(Number(process.argv[2])), 'measured');
let reports = 0;
let peakMb = 0;
const onProgress = () => {
  reports++;
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / 1e6);
};
const quizMs = cpuOf(() => engine.makeQuiz(document, 10, { seed: 'speed', onProgress }));
// As it comes from the database: made on the server, kept, and read again.
const index = JSON.parse(JSON.stringify(engine.buildIndex(document)));
const answers = QUESTIONS.map((question) => cpuOf(() => engine.answer(question, index)));
const figures: SpeedFigures = {
  words: engine.readDocument(document).wordCount,
  quizMs,
  reports,
  firstAnswerMs: answers[0]!,
  answerMs: Math.max(...answers.slice(1)),
  peakMb,
};
process.send?.(figures);
