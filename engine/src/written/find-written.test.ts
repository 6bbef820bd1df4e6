import { describe, expect, test } from 'vitest';
import { asMeant } from './as-meant.ts';
import { askedKind } from './asked-kind.ts';
import { findWritten } from './find-written.ts';
import { writtenHere } from './here-written.ts';
import { asQuestion } from './written.ts';
import { cells, osmosis } from './written-fixture.ts';

const found = (question: string, closeness?: (text: string) => number | undefined) =>
  findWritten(question, [cells], [osmosis], closeness);
const idOf = (question: string) => {
  const one = found(question);
  return one.kind === 'written' ? one.found.item.id : one.kind;
};

test.each([
  ['abeg wetin be the nucleus sef', 'what is the nucleus'],
  ['explain nuclues', 'explain nucleus'],
  ['why animal cell no get wall', 'why animal cell has no wall'],
  ['What is Na? And the Im of z?', 'What is Na? And the Im of z?'],
  ['the constructor of a house', 'the constructor of a house'],
])('%s is meant as: %s', (typed, meant) => expect(asMeant(typed, [cells, osmosis])).toBe(meant));

describe('the written answer to a question', () => {
  test.each([
    ['why don’t animal cells have a wall', 'c1'],
    ['WHY DON’T ANIMAL CELLS HAVE A WALL?', 'c1'],
    ['why do animal cells have no wall', 'c1'],
    ['give an example of osmosis at home', 'o1'],
    ['how will they set it in the exam?', 'c4'],
  ])('%s', (question, id) => expect(idOf(question)).toBe(id));

  test.each(['who won the football cup', 'what is the capital of France', 'how do I cook rice'])(
    'none to: %s',
    (question) => expect(idOf(question)).toBe('none'),
  );

  test('where two come equally near, both are asked back', () => {
    const near = found('a wall and a membrane of an animal', () => 0.6);
    expect(near).toMatchObject({ kind: 'near' });
    expect(near.kind === 'near' && near.two).toHaveLength(2);
  });

  test('what merely mentions a thing does not say what it is', () => {
    expect(found('what is DNA', () => 0.5).kind).toBe('none');
    expect(found('what are instructions', () => 0.5).kind).toBe('none');
  });

  test('by meaning, where no word is shared', () => {
    const question = 'reason creatures lack that rigid box';
    expect(idOf(question)).toBe('none');
    const closeness = (text: string) => (cells.answers[0]!.wordings.includes(text) ? 0.85 : 0.1);
    expect(found(question, closeness)).toMatchObject({ kind: 'written', found: { item: { id: 'c1' } } });
  });
});

test('simpler words and examples are those of the section, each told once', () => {
  expect(writtenHere('simpler', 'Nucleus', [cells], [])?.item.id).toBe('c3');
  expect(writtenHere('simpler', 'nucleus', [cells], ['c3'])?.item.id).toBe('c5');
  expect(writtenHere('example', 'Nucleus', [cells], ['c5'])).toBeNull();
  expect(writtenHere('simpler', 'Elsewhere', [cells], [])).toBeNull();
});

test('a question is put in the wording that is written like one', () => {
  expect(cells.answers.map(asQuestion)).toEqual([
    'Why don’t animal cells have a wall?',
    'What sets a cell wall apart from the membrane?',
    'Explain nucleus in simple words?',
    'How is this examined?',
    'Example of a cell without nucleus?',
  ]);
});

test.each([
  ['why is it so', 'why'],
  ['wetin be osmosis', 'meaning'],
  ['is it true that plants breathe', 'true'],
  ['pascal vs babbage', 'difference'],
  ['what if I drink salt water', 'what if'],
  ['how do they set this in exam', 'examined'],
  ['why do I need to know this', 'use'],
  ['how does it work', 'how'],
  ['how is a wall different from a membrane', 'difference'],
  ['why does crossing over make children different from parents', 'why'],
])('%s asks for: %s', (question, kind) => expect(askedKind(question)).toBe(kind));
