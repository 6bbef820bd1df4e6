import { expect, it } from 'vitest';
import { readLesson } from './lesson-text.ts';

it('reads of a lesson what it teaches, not what it says about itself', () => {
  const markdown = [
    '*Today: tides. About 15 minutes with the questions.*',
    'A tide is the rise and fall of the sea.',
    '## To remember',
    '- A tide is the rise and fall of the sea. *(page 2)*\n- The moon pulls it. *(page 3)*',
  ].join('\n\n');
  expect(readLesson({ id: 'd', title: 'Tides', markdown, places: [] }).blocks).toEqual([
    { kind: 'paragraph', text: 'A tide is the rise and fall of the sea.' },
  ]);
});
