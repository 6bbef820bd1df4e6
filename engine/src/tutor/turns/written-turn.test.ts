import { describe, expect, test } from 'vitest';
import { buildIndex } from '../../answer/build-index.ts';
import type { Block } from '../../document.ts';
import { cells, osmosis } from '../../written/written-fixture.ts';
import type { TutorState } from '../state.ts';
import { tutorTurn } from '../tutor.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 1, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const index = buildIndex({
  id: 'day',
  title: 'Cells',
  blocks: [
    heading('Walls'),
    paragraph(
      'A cell wall is a stiff layer around the cell of a plant. It keeps its shape. The age of a wall does not matter.',
    ),
    heading('Nucleus'),
    paragraph('A nucleus is a part of the cell that holds its DNA. Ribosomes are particles that build proteins.'),
    heading('Key terms'),
    {
      kind: 'definitions',
      entries: [{ term: 'Vacuole', definition: 'a space in a cell that holds sap. Also: sap cavity, cell store.' }],
    },
    heading('Worked example: counting'),
    paragraph('Ada counts 12 cells in 3 squares. So each has $12 \\div 3 = 4$ cells.'),
  ],
});
const course = buildIndex({
  id: 'osmosis',
  title: 'Osmosis',
  blocks: [heading('Water'), paragraph('Water moves in.')],
});
const beside = {
  written: { here: [cells], course: [osmosis] },
  course: { index: course, names: { osmosis: 'Week 1, day 3: Osmosis' } },
};
const turn = (message: string, before?: TutorState, section?: string) =>
  tutorTurn(message, index, before, { ...beside, ...(section && { section }) });

describe('the tutor of a lesson with written answers', () => {
  test('tells one as it was written, below the question that it answers and with its section as the place', () => {
    const { markdown, citations, written, kind } = turn('why do animal cells have no wall');
    expect(markdown).toBe(`**Why don’t animal cells have a wall?**\n\n${cells.answers[0]!.answer}\n\nFrom *Walls*.`);
    expect(citations).toMatchObject([{ documentId: 'day', headingPath: ['Walls'], sentence: '' }]);
    expect({ written, kind }).toEqual({ written: 'told', kind: 'found' });
  });

  test('names the lesson that another one comes from', () => {
    const { markdown, citations } = turn('give an example of osmosis at home');
    expect(markdown).toContain('Dried beans swell in water overnight.\n\nFrom *Week 1, day 3: Osmosis*.');
    expect(citations).toMatchObject([{ documentId: 'osmosis' }]);
  });

  test('asks back where it is not sure, and a tap or “the second” answers', () => {
    const asked = tutorTurn('stiff wall of a cell', index, undefined, {
      ...beside,
      written: { ...beside.written, closeness: () => 0.6 },
    });
    expect(asked).toMatchObject({ written: 'near', kind: 'found' });
    const [first, second] = asked.state.asks!;
    expect(asked.markdown).toMatch(/^Do you mean “/);
    expect(asked.markdown).toContain(`“${first}” or “${second}”`);
    // The nearer one is told meanwhile.
    expect(asked.markdown).toContain('Here’s the first:');
    expect(asked.state.told).toHaveLength(1);
    expect(turn('the second', asked.state).markdown).toBe(turn(second!, asked.state).markdown);
    expect(turn('yes', asked.state).markdown).toBe(turn(first!, asked.state).markdown);
  });

  test.each(['simpler please', 'I no understand', 'abeg break am down', 'abeg explain'])(
    '“%s” is told what was written about the section in view',
    (message) => {
      const { markdown, written } = turn(message, undefined, 'Nucleus');
      expect(markdown).toContain('Think of the nucleus as the office');
      expect(written).toBe('told');
    },
  );

  test('after an answer “simpler” goes on about its section, and never says the same twice', () => {
    const first = turn('why do animal cells have no wall', undefined, 'Nucleus');
    const next = turn('I don’t understand', first.state, 'Nucleus');
    expect(next.markdown).toContain('A wall is stiff and lies outside');
    const last = turn('I don’t understand', next.state, 'Nucleus');
    expect([last.kind, last.markdown.includes('lies outside')]).toEqual(['found', false]);
  });

  test('what a thing is stays the lesson’s own to say', () => {
    const { markdown, written } = turn('what is a ribosome');
    expect(markdown).toContain('build proteins');
    expect(written).toBeUndefined();
  });

  test.each([
    'what is a vacuole',
    'wetin be vacuole sef',
    'what is a sap cavity',
    'meaning of cell store',
    'define vacoule',
  ])('a key term is told by its own definition, also by its other names: %s', (message) =>
    expect(turn(message).markdown).toContain('a space in a cell that holds sap'),
  );

  test('a sum of the learner’s own is answered by a worked one, and asked for its first step', () => {
    const { markdown, written, stage } = turn('I count 20 cells in 5 squares, how many are in one square?');
    expect(markdown).toContain('Ada counts 12 cells');
    expect(markdown).toContain('write the first step with your own numbers');
    expect({ written, stage }).toEqual({ written: 'none', stage: 'answer' });
  });

  test('a written sum comes before the worked example, and says that its numbers are others', () => {
    const sums = {
      documentId: 'day',
      answers: [
        {
          id: 's1',
          kind: 'sum',
          section: 'Nucleus',
          wordings: ['how many cells are in one square', 'cells counted in squares, find the mean'],
          answer: 'Divide the cells by the squares: $30 \\div 6 = 5$.',
        },
      ],
    };
    const { markdown, written, framed } = tutorTurn(
      'I count 20 cells in 5 squares, how many are in one square?',
      index,
      undefined,
      {
        written: { here: [sums], course: [] },
      },
    );
    expect(markdown).toMatch(/check that it asks for the same\.\n\n\*\*How many cells.*\n\nDivide the cells/);
    expect(written).toBe('told');
    expect(framed?.before).toContain('check that it asks for the same.');
  });

  test('shows what the text says to another question as a place, and counts it', () => {
    const { markdown, written } = turn('does the age of a wall matter?');
    expect(written === 'none' ? markdown : '').toMatch(
      /^I don’t have a ready answer to that\. This is the nearest the lesson has:/,
    );
  });

  test('refuses what is foreign', () => {
    expect(turn('who won the football cup in 1998?')).toMatchObject({ kind: 'not_found', written: 'none' });
  });
});
