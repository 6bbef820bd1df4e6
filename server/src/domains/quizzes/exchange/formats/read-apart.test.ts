import { expect, it, vi } from 'vitest';
import { workerScript } from '../../../../../test/worker-scripts.ts';
import { createReadQuizFile } from './read-apart.ts';
import { type FileKind, readFile } from './read-file.ts';

const script = workerScript('quiz-file');
const readQuizFile = createReadQuizFile(script);

const kinds: [FileKind, string][] = [
  ['text', '1. One?\nA) yes\nB) no\nCorrect: A'],
  ['gift', 'One? {=yes ~no}'],
  ['csv', 'One?,yes,no,,,A,'],
  ['moodle', '<quiz><question type="truefalse"/></quiz>'],
  ['qti', '<assessmentItem/>'],
  ['class', 'CSC/21/001,Ada Obi'],
];

it.each(kinds)('a file of %s gives the same apart', async (kind, content) => {
  expect(await readQuizFile(kind, content, 'ada')).toEqual(readFile(kind, content));
});

it.each(kinds)('T65 a hostile file of %s lets everybody else go on', async (kind) => {
  const done = vi.fn();
  const reading = readQuizFile(kind, '</'.repeat(200_000), 'ada').then(done);
  // Read on the spot, it would be there before anybody else has a turn.
  for (let step = 0; step < 20; step++) await null;
  expect(done).not.toHaveBeenCalled();
  await reading;
});

it('a file that takes too long is given up with its reason', async () => {
  const hasty = createReadQuizFile(script, 0);
  const reading = hasty('gift', 'One? {=yes ~no}\n\n'.repeat(20_000), 'ada');
  await expect(reading).rejects.toMatchObject({ code: 'file_too_slow' });
});
