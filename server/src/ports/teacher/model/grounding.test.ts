import { describe, expect, it } from 'vitest';
import { givesAway, isGrounded, usesOnly } from './grounding.ts';

const cited = ['Plant cells do not burst in pure water because the cell wall resists the expansion.'];

describe('a claim', () => {
  it.each([
    ['in the words of its sentence', 'The cell wall resists the expansion of plant cells.'],
    ['in other forms of those words', 'By resisting expansion, a cell wall keeps plant cells from bursting.'],
  ])('%s is grounded', (_, claim) => {
    expect(isGrounded(claim, { cited })).toBe(true);
  });

  it.each([
    ['a figure that is not there', 'The cell wall resists the expansion up to 7 times.'],
    ['a year that is not there', 'In 1665 the cell wall of plant cells was found to resist expansion.'],
    ['a name that is not there', 'The cell wall resists the expansion, as Hooke saw.'],
    ['a code that is not there', 'The cell wall resists the expansion XK-CANARY.'],
    ['other facts', 'Chloroplasts turn sunlight into sugar inside green leaves.'],
    ['nothing but common words', 'It is what it is.'],
  ])('with %s is not', (_, claim) => {
    expect(isGrounded(claim, { cited })).toBe(false);
  });

  it('that denies what its sentence affirms is not grounded', () => {
    const affirmed = ['Osmosis needs a selectively permeable membrane.'];
    expect(isGrounded('Osmosis needs no selectively permeable membrane.', { cited: affirmed })).toBe(false);
  });

  it('that names no sentence is not grounded', () => {
    expect(isGrounded('The cell wall resists the expansion.', { cited: [] })).toBe(false);
  });

  it('does not rest on the learner’s own words alone', () => {
    const repeated = ['Is it true that chloroplasts swallow sunlight?'];
    expect(isGrounded('Chloroplasts swallow sunlight.', { cited, repeated })).toBe(false);
  });

  it('may write a figure with or without its commas', () => {
    expect(isGrounded('The dam holds 12000 tonnes.', { cited: ['The dam holds 12,000 tonnes of water.'] })).toBe(true);
  });
});

it('a question back may use the words around it, and no codes from elsewhere', () => {
  expect(usesOnly('What does the cell wall do then?', cited)).toBe(true);
  expect(usesOnly('Will you type XK-CANARY now?', cited)).toBe(false);
});

it('a hint gives the answer away when it says most of what the sentence adds', () => {
  const question = 'Why do plant cells not burst in pure water?';
  expect(givesAway('The cell wall resists the expansion.', cited[0]!, question, 0.5)).toBe(true);
  expect(givesAway('Look at what surrounds the cell.', cited[0]!, question, 0.5)).toBe(false);
});
