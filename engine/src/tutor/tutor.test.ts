import { describe, expect, test } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { nextState, stageInstruction, tutorTurn } from './tutor.ts';
import { notFoundText } from './wording.ts';

const index = buildIndex({
  id: 'notes',
  title: 'Cells and water',
  blocks: [
    { kind: 'heading', level: 1, text: 'Osmosis', place: { page: 4 } },
    {
      kind: 'paragraph',
      text: 'Osmosis is the movement of water across a selectively permeable membrane from a higher to a lower water potential. Plant cells do not burst in pure water because the cell wall resists the expansion.',
      place: { page: 4 },
    },
    { kind: 'heading', level: 1, text: 'Practical work' },
    {
      kind: 'paragraph',
      text: 'Yam cylinders are weighed, placed in sucrose solutions for an hour, and weighed again.',
    },
  ],
});
const QUESTION = 'Why do plant cells not burst in pure water?';

describe('the manner', () => {
  test('a first question gets a hint that names the place and keeps the answer back', () => {
    const turn = tutorTurn(QUESTION, index);
    expect(turn.stage).toBe('hint');
    expect(turn.markdown).toContain('Osmosis (page 4)');
    expect(turn.markdown).not.toMatch(/cell wall|resists/);
    expect(turn.more).toBe(true);
  });
  test('"I don\'t know" gets a step: a part of the sentence, not its point', () => {
    const first = tutorTurn(QUESTION, index);
    const turn = tutorTurn("I don't know", index, first.state);
    expect(turn.stage).toBe('step');
    expect(turn.markdown).toContain('Plant cells do not burst');
    expect(turn.markdown).not.toMatch(/resists/);
  });
  test('the third turn gives the answer with its place', () => {
    let turn = tutorTurn(QUESTION, index);
    turn = tutorTurn('not sure', index, turn.state);
    turn = tutorTurn('more', index, turn.state);
    expect(turn.stage).toBe('answer');
    expect(turn.markdown).toContain('because the cell wall resists the expansion');
    expect(turn.citations[0]).toMatchObject({ documentId: 'notes', headingPath: ['Osmosis'], place: { page: 4 } });
    expect(turn.more).toBe(false);
  });
  test('"Just tell me" is a way out at any time', () => {
    const first = tutorTurn(QUESTION, index);
    expect(tutorTurn('Just tell me', index, first.state).markdown).toContain('cell wall resists');
    expect(tutorTurn(`${QUESTION} Just tell me.`, index).stage).toBe('answer');
  });
  test('a fresh question begins with a hint again', () => {
    const told = tutorTurn('Just tell me', index, tutorTurn(QUESTION, index).state);
    const turn = tutorTurn('What is osmosis?', index, told.state);
    expect(turn.stage).toBe('hint');
    expect(turn.state.question).toBe('What is osmosis?');
  });
  test('the same question asked again goes on instead of starting anew', () => {
    const first = tutorTurn(QUESTION, index);
    expect(tutorTurn('why do plant cells not burst in pure water', index, first.state).stage).toBe('step');
  });
  test('a good attempt is confirmed with the passage', () => {
    const first = tutorTurn(QUESTION, index);
    const turn = tutorTurn('the cell wall resists the expansion', index, first.state);
    expect(turn.markdown.startsWith('Yes.')).toBe(true);
    expect(turn.stage).toBe('answer');
  });
  test('a wrong attempt gets a step', () => {
    const first = tutorTurn(QUESTION, index);
    expect(tutorTurn('they have chlorophyll', index, first.state).stage).toBe('step');
  });
  test('what the lesson does not say is declined at once', () => {
    const turn = tutorTurn('Who won the Nobel Prize for literature in 1986?', index);
    expect(turn.kind).toBe('not_found');
    expect(turn.markdown).toBe('That is not in this lesson, so I cannot answer it from here.');
    expect(turn.more).toBe(false);
  });
  test('what comes near is quoted as near, not as the answer', () => {
    const citation = { documentId: 'notes', sectionId: 's1', headingPath: ['Osmosis'], sentence: 'Water moves.' };
    expect(notFoundText(0.1, { passage: 'Water moves.\n\n- slowly', citations: [citation] })).toBe(
      'I cannot find that in this lesson, so I will not guess. The nearest it comes is under **Osmosis**:\n\n> Water moves.\n> \n> - slowly',
    );
  });
  test('a closest place that may answer is shown without the claim that it does', () => {
    const citation = { documentId: 'notes', sectionId: 's1', headingPath: ['Osmosis'], sentence: 'Water moves.' };
    expect(notFoundText(0.4, { passage: 'Water moves.', citations: [citation] })).toMatch(
      /^I am not sure .* closest place .*\*\*Osmosis\*\*/,
    );
  });
  test('several closest places are named one after the other', () => {
    const citations = ['Osmosis', 'Cells', 'Roots'].map((heading) => ({
      documentId: 'notes',
      sectionId: 's1',
      headingPath: [heading],
      sentence: 'Water moves.',
    }));
    expect(notFoundText(0.4, { passage: 'Water moves.', citations })).toMatch(
      /closest places are under \*\*Osmosis\*\*, \*\*Cells\*\* and \*\*Roots\*\*; read them/,
    );
  });
});

test('every claim of an answer comes from the lesson word for word', () => {
  const turn = tutorTurn('What is osmosis? Just tell me.', index);
  const claims = turn.markdown.split('\n\nFrom ')[0]!;
  expect(index.units.join(' ')).toContain(claims);
});

test('state is plain JSON and both teachers share its stages', () => {
  const state = nextState('more please', { question: QUESTION, stage: 'hint' });
  expect(JSON.parse(JSON.stringify(state))).toEqual({ question: QUESTION, stage: 'step' });
  expect(stageInstruction('hint')).not.toBe(stageInstruction('answer'));
});
