import { describe, expect, it } from 'vitest';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { networks } from '../fixtures/networks.ts';
import { nutrition } from '../fixtures/nutrition.ts';
import { rivers } from '../fixtures/rivers.ts';
import { makeQuiz } from '../make-quiz.ts';
import type { Candidate, Label, Question } from '../types.ts';
import { arrange } from './arrange.ts';

const LABELS: readonly Label[] = ['A', 'B', 'C', 'D'];

const quizOf = (source: string, n: number, seed: string) => makeQuiz(documentFromMarkdown(source, 'd'), n, { seed });

/** How far from a quarter of the questions the letters are, at most. */
function unevenness(questions: readonly Question[]): number {
  return Math.max(
    ...LABELS.map((label) =>
      Math.abs(questions.filter(({ correct }) => correct === label).length / questions.length - 0.25),
    ),
  );
}

describe('the places of the right options', () => {
  it('are even within five per cent over four hundred questions and more', () => {
    // Every quiz has a seed and a size of its own, as the quizzes of different learners do.
    const questions: Question[] = [];
    const pools = [networks, nutrition, rivers].map((source) => quizOf(source, 12, 'pool').questions);
    for (let i = 0; questions.length < 480; i++) {
      const pool = pools[i % pools.length]!;
      const size = 3 + (i % 7);
      questions.push(...arrange(pool.slice(0, size).map(candidateOf), `quiz ${i}`));
    }
    expect(questions.length).toBeGreaterThanOrEqual(400);
    expect(unevenness(questions)).toBeLessThanOrEqual(0.05);
  });
  it('are even within one question over a single quiz', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { questions } = quizOf(nutrition, 8, seed);
      const counts = LABELS.map((label) => questions.filter(({ correct }) => correct === label).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });
});

/** A question back as a candidate: only its options and where it comes from matter here. */
function candidateOf(question: Question): Candidate {
  const right = question.options.find(({ label }) => label === question.correct)!.text;
  const section = {
    heading: '',
    headingPath: [],
    id: question.source.sectionId,
  } as unknown as Candidate['origin']['section'];
  return {
    form: question.form,
    maker: 'introduced',
    stem: question.stem,
    answer: right,
    distractors: question.options.filter(({ text }) => text !== right).map(({ text }) => text),
    difficulty: question.difficulty,
    because: '',
    sureness: 0.5,
    about: question.id,
    subject: question.id,
    origin: { documentId: question.source.documentId, section, sentence: question.source.sentence, order: 0 },
  };
}
