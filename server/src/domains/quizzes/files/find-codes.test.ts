import { expect, it } from 'vitest';
import { groupedCode } from '../../../../../contract/src/one-file-code.ts';
import { writeQuizCode } from '../../../../../contract/src/quiz-file-code.ts';
import { findCodes } from './find-codes.ts';

const codeOf = (name: string) =>
  writeQuizCode({ ref: 7, version: 1, nonce: 99, name, number: '', group: '', answers: [1, 2, 3, 4, 0, 2] }) ?? '';
const [ada, bola, chidi] = ['Ada Obi', 'Bola', 'Chidi Nwachukwu'].map(codeOf) as [string, string, string];

it('codes are found one a line, in groups, broken by mail and among the words of a chat', () => {
  expect(findCodes([ada, bola, chidi].join('\n'))).toEqual([ada, bola, chidi]);
  expect(findCodes(`${groupedCode(ada)}\n${groupedCode(bola).toLowerCase()}`)).toEqual([ada, bola]);
  expect(findCodes(`${chidi.slice(0, 30)}\r\n${chidi.slice(30)}`)).toEqual([chidi]);
  const chat = `[18/11/2026, 10:02] Ada: good morning sir, quiz ${groupedCode(ada)} thank you sir
[18/11/2026, 10:03] +234 801 234 5678: Q for question 1? My result:${bola}. See https://akada.example/quiz/aB3xY9_kLmN0pQ7rStUv
Questions: quick qualification quizzes QUEUE Q2 2026`;
  expect(findCodes(chat)).toEqual([ada, bola]);
});

it('what was meant as a code is found too: it is told as mistyped, not lost', () => {
  const wrong = `${ada.slice(0, 9)}${ada[9] === '7' ? '8' : '7'}${ada.slice(10)}`;
  expect(findCodes(wrong)).toEqual([wrong]);
  expect(findCodes(ada.slice(0, -3))).toEqual([ada.slice(0, -3)]);
  expect(findCodes(`7${ada.slice(1)}`)).toEqual([`7${ada.slice(1)}`]);
  expect(findCodes(groupedCode(`7${ada.slice(1)}`))).toHaveLength(1);
});

it('a text without codes has none, however long it is', () => {
  expect(findCodes('')).toEqual([]);
  expect(findCodes('qqqqq '.repeat(10_000))).toEqual([]);
  expect(findCodes('We meet at 10, hall B. Matric CSC/2026/001, phone 08012345678.')).toEqual([]);
});
