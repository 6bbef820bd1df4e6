import { describe, expect, test } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { answer, find } from './answer.ts';
import { buildIndex } from './build-index.ts';
import { expectationFit } from './expectations.ts';
import { ANSWERED, COURSE_NOTES, NOT_ANSWERED } from './fixtures/course-notes.ts';
import { type LessonIndex, openIndex } from './lesson-index.ts';
import { parseQuestion } from './question.ts';

const index = buildIndex(COURSE_NOTES);

describe('questions that the text answers', () => {
  test.each(ANSWERED)('%s', (question, words) => {
    const found = answer(question, index);
    expect(found).toMatchObject({ kind: 'found', passage: expect.stringContaining(words) });
  });
});

test.each(NOT_ANSWERED)('declines what the text does not say: %s', (question) => {
  expect(answer(question, index).kind).toBe('not_found');
});

test('cites the document, the section, the sentence and the page', () => {
  const found = answer('When was the Central Bank of Nigeria established?', index);
  expect(found.kind === 'found' && found.citations[0]).toEqual({
    documentId: 'notes',
    sectionId: 's2',
    headingPath: ['Money'],
    sentence: 'The Central Bank of Nigeria (CBN) was established in 1958.',
    place: { page: 3 },
  });
});

test('shows the sentence within its paragraph, never bare', () => {
  const found = answer('When was the Central Bank of Nigeria established?', index);
  expect(found.kind === 'found' && found.passage).toContain('It issues the currency');
});

test('a list is shown with the words that announce it', () => {
  const found = answer('When is transpiration faster?', index);
  expect(found.kind === 'found' && found.passage).toContain('Transpiration is faster when:\n\n- the air is dry;');
});

test('a table row is shown under its header', () => {
  const found = answer('Who issues legal tender?', index);
  expect(found.kind === 'found' && found.passage).toContain('| Form | Issued by | Example |\n| --- | --- | --- |');
});

test('a formula is set as one', () => {
  const found = answer('How do I calculate simple interest?', index);
  expect(found.kind === 'found' && found.passage).toMatch(/\$\$\nI = \\frac\{P R T\}\{100\}\n\$\$/);
});

test('a slip of the keyboard does not hide the answer', () => {
  const found = answer('What is transpirtion?', index);
  expect(found.kind).toBe('found');
});

test('an index of one part answers from that part alone', () => {
  const part = buildIndex(COURSE_NOTES, { parts: [{ documentId: 'notes', sectionId: 's1' }] });
  expect(answer('What is transpiration?', part).kind).toBe('found');
  expect(answer('When was the Central Bank of Nigeria established?', part).kind).toBe('not_found');
});

test('the index survives JSON', () => {
  const copy = JSON.parse(JSON.stringify(index)) as LessonIndex;
  expect(answer('What is transpiration?', copy)).toEqual(answer('What is transpiration?', index));
});

test('keyword search finds passages without judging them', () => {
  const found = find('currency banks', index);
  expect(found[0]?.passage).toContain('It issues the currency');
  expect(find('zygote', index)).toEqual([]);
});

test('an empty question, or one of grammar words alone, finds nothing', () => {
  expect(answer('', index).kind).toBe('not_found');
  expect(answer('what is it?', index).kind).toBe('not_found');
});

test('a text without sections gives an index that answers nothing', () => {
  expect(answer('What is money?', buildIndex({ id: 'empty', title: 'Empty', blocks: [] })).kind).toBe('not_found');
});

test('marks over letters may be left out', () => {
  const text = { kind: 'paragraph' as const, text: "Ngũgĩ wa Thiong'o wrote his later plays in Gikuyu." };
  const found = answer(
    'In what did Ngugi write his later plays?',
    buildIndex({ id: 'd', title: 'Plays', blocks: [text] }),
  );
  expect(found.kind === 'found' && found.sentence).toContain('Gikuyu');
});

test('a price is not answered by a passage that names no money', () => {
  const text = { kind: 'paragraph' as const, text: 'A day-old chick is kept warm in the brooder for four weeks.' };
  const index = buildIndex({ id: 'd', title: 'Poultry', blocks: [text] });
  expect(answer('How much does a day-old chick cost?', index).kind).toBe('not_found');
});

test('reads a name with figures between hyphens before its short form', () => {
  const text = '# Enzymes\n\nPeople who lack glucose-6-phosphate dehydrogenase (G6PD) must not take primaquine.';
  const found = answer('Who must not take primaquine?', buildIndex([documentFromMarkdown(text, 'd')]));
  expect(found.kind).toBe('found');
});

describe('how learners type', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
  const typed = buildIndex({
    id: 'd',
    title: 'Vital signs',
    blocks: [
      { kind: 'heading', level: 1, text: 'Blood pressure' },
      paragraph('A cuff that is too narrow gives a falsely high reading. Blood pressure is measured at rest.'),
      { kind: 'heading', level: 1, text: 'Prices' },
      paragraph('Hyperinflation ended when the country gave up its currency. Prices doubled every day before that.'),
      { kind: 'heading', level: 1, text: 'Protectorates' },
      paragraph('Lugard joined the Northern and Southern Protectorates in 1914. The capital was Lagos.'),
      { kind: 'heading', level: 1, text: 'Links' },
      paragraph('A hub repeats what it hears to all ports, but a switch sends it to one. A junction box joins cables.'),
    ],
  });
  const shown = (question: string) => {
    const reply = answer(question, typed);
    return reply.kind === 'found' ? reply.passage : (reply.nearest?.passage ?? '');
  };
  test('an acronym that the lesson never writes stands for its words', () => {
    expect(shown('what happens if the BP cuff is too narrow')).toContain('falsely high reading');
    expect(shown('how is BP measured')).toContain('measured at rest');
  });
  test('two words meet the one that the lesson writes', () => {
    expect(shown('how did hyper inflation end')).toContain('gave up its currency');
  });
  test('an ending that the stemmer leaves does not part a word from itself', () => {
    expect(shown('who joined north and south?')).toContain('Lugard');
  });
  test('shorthand and misspelt asking words are not looked for in the lesson', () => {
    expect(answer('diffrence btw hub and switch', typed)).toEqual(answer('difference between hub and switch', typed));
  });
  test('a word that only resembles an asking word is left alone', () => {
    expect(shown('what does a junction box do?')).toContain('junction box');
  });
});

test('a name that the question already has does not say who', () => {
  const text = 'The Central Bank of Nigeria has a head. Roy Fenton was the first.';
  const bank = openIndex(buildIndex({ id: 'd', title: 'Banks', blocks: [{ kind: 'paragraph', text }] }));
  const question = parseQuestion('Who heads the Central Bank of Nigeria?');
  expect(expectationFit(question, [], 0, bank)).toBe(0);
  expect(expectationFit(question, [], 1, bank)).toBe(1);
});

test.each([
  ['How long does the sowing take?', 0.5, 1],
  ['What share of the field is sown?', 1, 0.5],
])('a figure counts by its measure: %s', (asked, share, time) => {
  const text = 'About 40 per cent of the field is sown. The sowing takes 3 days.';
  const field = openIndex(buildIndex({ id: 'd', title: 'Fields', blocks: [{ kind: 'paragraph', text }] }));
  const question = parseQuestion(asked);
  expect(expectationFit(question, [], 0, field)).toBe(share);
  expect(expectationFit(question, [], 1, field)).toBe(time);
});

test.each([
  ['the formula for the name', 'Why is NaCl cheap?', 'Sodium chloride is won from the sea'],
  ['the name for the formula', 'What does potassium chloride feed?', 'KCl feeds'],
  ['a plain thing for the term', 'What does coffee block?', 'Caffeine blocks'],
])('%s', (_, question, words) => {
  const text = `# Substances

## Salts

Sodium chloride is won from the sea, so it is cheap. KCl feeds the roots of plants.

## Stimulants

Caffeine blocks the receptors for adenosine, which would make us sleepy.`;
  const reply = answer(question, buildIndex(documentFromMarkdown(text, 'd')));
  expect(reply.kind === 'found' ? reply.passage : reply.nearest?.passage).toContain(words);
});
