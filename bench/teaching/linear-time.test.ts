import { describe, expect, it } from 'vitest';
import {
  analyse,
  buildIndex,
  makeQuiz,
  planSprint,
  readDocument,
  type SourceDocument,
  writeLesson,
} from '../../engine/src/index.ts';
import { hardTexts } from './hard-texts.ts';
import { countSteps } from './steps.ts';

/** Everything that the server has the engine do with a document. */
function teachFrom(document: SourceDocument): void {
  const text = readDocument(document);
  analyse(text);
  buildIndex([text]);
  for (const { days } of planSprint([text], { weeks: 2, minutesPerDay: 30 }).weeks)
    for (const day of days) writeLesson(day, [text]);
  makeQuiz([document], 5, { seed: 's' });
}

const documentOf = (name: string, size: number): SourceDocument => ({
  id: `${name} ${size}`,
  title: 'Notes',
  blocks: hardTexts[name]!(size),
});

// What is loaded and made once is no part of any text's cost.
teachFrom(documentOf('definitions in prose', 2000));

describe('takes steps in proportion to the text', () => {
  it.each(Object.keys(hardTexts))('of %s', (name) => {
    const short = countSteps(() => teachFrom(documentOf(name, 2500)));
    const long = countSteps(() => teachFrom(documentOf(name, 10_000)));
    expect(long / short).toBeLessThan(6);
  });
});

/** Steps inside of patterns are not counted, but the square of this length would take longer than anybody waits. */
it.each([
  'full stops with spaces',
  'open brackets',
  'broken words',
  'a page of contents in one',
  'bold terms in one block',
])('reads 400 kB of %s', (name) => {
  expect(analyse(documentOf(name, 400_000)).readingMinutes).toBeGreaterThan(0);
});
