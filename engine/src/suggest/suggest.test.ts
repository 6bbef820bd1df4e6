import { expect, test } from 'vitest';
import { keyTerms } from '../analyse/key-terms.ts';
import { buildIndex } from '../answer/build-index.ts';
import { COURSE_NOTES } from '../answer/fixtures/course-notes.ts';
import { finderTurn } from '../finder/finder.ts';
import { readDocument } from '../text/sections.ts';
import { wantedOf } from '../tutor/intent.ts';
import { tutorTurn } from '../tutor/tutor.ts';
import { suggestPrompts } from './suggest-prompts.ts';
import { usageOf } from './usage.ts';
import { whyQuestion } from './why-question.ts';

const prompts = suggestPrompts(COURSE_NOTES);

test('gives up to five prompts of at most 80 characters', () => {
  expect(prompts.length).toBeGreaterThanOrEqual(4);
  expect(prompts.length).toBeLessThanOrEqual(5);
  expect(prompts.every((prompt) => prompt.length <= 80)).toBe(true);
});

test('the first three are of three kinds, and no two about one thing', () => {
  const wanted = prompts.map(wantedOf);
  const kinds = wanted.map(({ intent, text }) => `${intent} ${/^\w+(?: are)?/.exec(text)?.[0]}`);
  expect(new Set(kinds.slice(0, 3)).size).toBe(3);
  const topics = wanted.flatMap(({ topic, pair }) => pair ?? (topic ? [topic.toLowerCase()] : []));
  expect(new Set(topics).size).toBe(topics.length);
});

test('every one is answered by the same text', () => {
  const index = buildIndex(COURSE_NOTES);
  expect(prompts.filter((prompt) => tutorTurn(prompt, index).kind !== 'found')).toEqual([]);
});

test('a lesson suggests from its own parts alone', () => {
  const parts = [{ documentId: 'notes', sectionId: 's1' }];
  expect(suggestPrompts(COURSE_NOTES, 5, { parts }).filter((prompt) => /money|interest/i.test(prompt))).toEqual([]);
});

test('does not ask what a possessive is', () => {
  const blocks = [
    {
      kind: 'definitions' as const,
      entries: [{ term: 'NPR’s', definition: 'The stations of a public radio network.' }],
    },
    { kind: 'paragraph' as const, text: 'NPR’s are the stations of a public radio network that serve towns.' },
  ];
  expect(suggestPrompts({ id: 'n', title: 'Radio', blocks }).filter((prompt) => /NPR’s\W*$/.test(prompt))).toEqual([]);
});

test('a text in another language gets none', () => {
  const text =
    'Les plantes absorbent de l’eau par les racines et la perdent par les feuilles, et c’est pour cette raison que le sol se dessèche dans les champs qui ne sont pas irrigués.';
  expect(suggestPrompts({ id: 'fr', title: 'Eau', blocks: [{ kind: 'paragraph', text }] })).toEqual([]);
});

const usage = usageOf(
  readDocument({
    id: 'u',
    title: 'U',
    blocks: [{ kind: 'paragraph', text: 'Some plant cells are large. The land was sold.' }],
  }),
);
test.each([
  [
    'Plant cells do not burst in pure water because the cell wall resists.',
    'Why do plant cells not burst in pure water?',
  ],
  ['Land is not depreciated because it lasts.', 'Why is land not depreciated?'],
  ['Lagos was annexed in 1861 because the British wanted its trade.', 'Why was Lagos annexed in 1861?'],
  ['It is called a mosaic because proteins are scattered.', null],
  ['The fuse melts because the current is too large.', null],
])('%s → %s', (sentence, question) => {
  expect(whyQuestion(sentence, usage)).toBe(question);
});

test('what is suggested for a document its finder shows', () => {
  const index = buildIndex(COURSE_NOTES);
  const terms = keyTerms(readDocument(COURSE_NOTES));
  const suggested = suggestPrompts(COURSE_NOTES, 5, { isDocument: true });
  expect(suggested.length).toBeGreaterThanOrEqual(3);
  const found = suggested.map((prompt) => finderTurn(prompt, index, undefined, { terms }));
  expect(found.filter(({ kind, citations }) => kind !== 'found' || citations.length === 0)).toEqual([]);
});
