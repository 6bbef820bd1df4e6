import { expect, it } from 'vitest';
import { groupedCode, kindOfCode, readWeekCode } from './one-file-code.ts';
import {
  fitsQuizCode,
  mostCodeSigns,
  type QuizAttempt,
  quizCodeLength,
  readQuizCode,
  writeQuizCode,
} from './quiz-file-code.ts';

const attempt: QuizAttempt = {
  ...{ ref: 2 ** 30 - 1, version: 4095, nonce: 40_000, name: 'Adébáyọ̀ Ọlátúnjí', number: 'CSC/2026/001', group: '' },
  answers: [1, 0, '25 m/s²', 4, '', 3, 2, 4, '√3/2'],
};
const isTyped = attempt.answers.map((answer) => typeof answer === 'string');
const code = writeQuizCode(attempt) ?? '';

function read(typed: string) {
  const opened = readQuizCode(typed);
  if (!opened) return null;
  const { answersTo, ...rest } = opened;
  return { ...rest, answers: answersTo(isTyped) };
}

it('a code gives back who sat the quiz and what they answered, however it is typed', () => {
  expect(read(code)).toEqual(attempt);
  expect(read(groupedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(attempt);
  expect(kindOfCode(code)).toBe('Q');
  expect(readWeekCode(code)).toBeNull();
  expect(quizCodeLength(code)).toBe(code.length);
});

it('every sign that is another one, every two neighbours that changed places and every part that is missing are noticed', () => {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZU';
  for (let at = 0; at < code.length; at++) {
    for (const other of signs) {
      if (other !== code[at]) expect(readQuizCode(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
    }
    expect(readQuizCode(code.slice(0, at))).toBeNull();
    expect(readQuizCode(code.slice(0, at) + code.slice(at + 1))).toBeNull();
    const turned = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2);
    if (turned !== code) expect(readQuizCode(turned)).toBeNull();
  }
});

it('any choices come back', () => {
  for (let count = 1; count <= 100; count += 7) {
    const answers = Array.from({ length: count }, (_, at) => (at * at + count) % 5);
    const written = writeQuizCode({ ...attempt, name: 'Ada', number: '', answers }) ?? '';
    expect(readQuizCode(written)?.answersTo(answers.map(() => false))).toEqual(answers);
  }
});

it('answers to other questions are none', () => {
  expect(readQuizCode(code)?.answersTo([...isTyped, false])).toBeNull();
  expect(readQuizCode(code)?.answersTo(isTyped.map(() => true))).toBeNull();
});

it('no code is longer than a message and a poor camera take', () => {
  const nobody = { ...attempt, name: 'N'.repeat(120), number: '', answers: Array.from({ length: 100 }, () => 4) };
  expect(writeQuizCode(nobody)).toBeNull();
  const usual = writeQuizCode({ ...nobody, name: 'Chidinma Nwachukwu', number: 'ENG/2026/0123' }) ?? '';
  expect(usual.length).toBeGreaterThan(0);
  expect(usual.length).toBeLessThanOrEqual(mostCodeSigns);
});

it('whether a quiz fits is known before anybody sits it', () => {
  const asks = { number: true, group: false };
  const quiz = (choices: number, typed: number) => [
    ...Array.from({ length: choices }, () => false),
    ...Array.from({ length: typed }, () => true),
  ];
  expect(fitsQuizCode(quiz(100, 0), asks)).toBe(true);
  expect(fitsQuizCode(quiz(20, 3), asks)).toBe(true);
  expect(fitsQuizCode(quiz(0, 5), { number: false, group: false })).toBe(true);
  expect(fitsQuizCode(quiz(0, 20), asks)).toBe(false);
});
