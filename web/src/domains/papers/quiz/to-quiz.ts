import type { Paper, PaperQuestion } from '@akada/contract/client';
import type { client } from '../../../lib/client.ts';
import { nameOf } from '../paper-name.ts';
import { questionsOf } from '../same.ts';
import { papersQuizTexts } from './texts.ts';

const texts = papersQuizTexts;

type NewQuiz = Parameters<typeof client.quizzes.create>[0]['body'];
type NewQuestion = NewQuiz['questions'][number];

/** What a quiz holds; the server has the last word. */
export const most = { questions: 100, options: 4, question: 2000, option: 1000, explanation: 4000, title: 200 };
const letters = ['A', 'B', 'C', 'D'] as const;

export type Obstacle = keyof typeof papersQuizTexts.obstacles;

const whole = ({ stem, text }: PaperQuestion) => (stem ? `${stem}\n\n${text}` : text).trim();
const essence = (text: string) => text.trim().toLowerCase();

/** Why a question cannot stand in a quiz; null where it can. */
export function obstacleOf(question: PaperQuestion): Obstacle | null {
  const { options, key, typed } = question;
  if (options.length === 0) return !typed ? 'written' : whole(question).length > most.question ? 'tooLong' : null;
  if (options.length > most.options) return 'tooManyOptions';
  if (options.length === 1 || options.some(({ text }) => text.trim() === '')) return 'tooFewOptions';
  if (!options.some(({ id }) => id === key)) return 'noKey';
  if (new Set(options.map(({ text }) => essence(text))).size < options.length) return 'sameOptions';
  const isLong = whole(question).length > most.question || options.some(({ text }) => text.length > most.option);
  return isLong ? 'tooLong' : null;
}

/** Where a key is from is said wherever it is used; one’s own is nothing to be told. */
const explained = ({ explanation, key_status }: PaperQuestion) =>
  [explanation?.text, texts.keyFrom[key_status]].filter(Boolean).join('\n\n').slice(0, most.explanation);

function toQuestion(question: PaperQuestion): NewQuestion {
  const { options, key, typed } = question;
  const asked = { question: whole(question), explanation: explained(question) };
  if (options.length === 0 && typed) return { ...asked, options: [], typed };
  const right = options.findIndex(({ id }) => id === key);
  return {
    ...asked,
    options: options.map(({ text }) => ({ text: text.trim() })),
    // By the identity of the option, whatever letter the paper printed beside it.
    correct_answer: letters[right] ?? 'A',
  };
}

/** A quiz of the chosen questions, in the order of the paper. */
export const quizOf = (paper: Paper, chosen: ReadonlySet<string>): NewQuiz => ({
  title: [paper.course, nameOf(paper)].filter(Boolean).join(', ').slice(0, most.title),
  questions: questionsOf(paper)
    .filter((question) => chosen.has(question.id) && obstacleOf(question) === null)
    .map(toQuestion),
});

/** What is ticked before anybody has ticked anything: all that can be asked. */
export const choosable = (paper: Paper): string[] =>
  questionsOf(paper)
    .filter((question) => obstacleOf(question) === null)
    .map(({ id }) => id);

/** How many cannot be asked, by why. */
export function leftOut(paper: Paper): { obstacle: Obstacle; count: number }[] {
  const counts = new Map<Obstacle, number>();
  for (const question of questionsOf(paper)) {
    const obstacle = obstacleOf(question);
    if (obstacle) counts.set(obstacle, (counts.get(obstacle) ?? 0) + 1);
  }
  return [...counts].map(([obstacle, count]) => ({ obstacle, count }));
}
