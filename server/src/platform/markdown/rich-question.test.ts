import { expect, it } from 'vitest';
import { renderPlainLines } from './plain-line.ts';
import { createRenderRich } from './rich-lines.ts';
import { drawQuestions } from './rich-question.ts';

const render = createRenderRich({ lines: async (lines) => renderPlainLines(lines) });
const math = expect.stringMatching(/^<math /);

const asked = {
  question: 'Which < 2?',
  options: ['$x$', '$5 or $6'],
  correct_answer: '$x$',
  explanation: 'Since $y$',
  mistakes: ['', 'Takes $ for naira'],
  source: { hint: { sentence: '$z$' } },
};

it('D19 what a teacher makes is drawn where it holds formulas, with what is said of each option', async () => {
  const [drawn] = await drawQuestions([asked], render, 'ada');
  expect(drawn).toMatchObject(asked);
  expect(drawn).toHaveProperty('html', {
    question: 'Which &lt; 2?',
    options: [math, '$5 or $6'],
    why: [expect.stringMatching(/^Since <math /), 'Takes $ for naira'],
    hint: math,
  });
});

it('a question without formulas, and one that has HTML already, stay as they are', async () => {
  const plain = { ...asked, options: ['$5', '$6'], correct_answer: '$5', explanation: '', source: {} };
  const rich = { ...asked, html: { question: '', options: [], why: [] } };
  expect(await drawQuestions([plain, rich], render, 'ada')).toEqual([plain, rich]);
});
