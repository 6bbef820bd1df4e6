import { describe, expect, it } from 'vitest';
import { findCandidates } from '../questions/candidates.ts';
import { type Corpus, readCorpus } from '../reading/corpus.ts';
import { attributedIn } from './attributed.ts';
import { changesIn } from './changes.ts';

const corpusOf = (text: string): Corpus => readCorpus([{ id: 'd', title: 'T', blocks: [{ kind: 'paragraph', text }] }]);

describe('what somebody held', () => {
  const PEOPLE =
    'Ada Bello wrote a book. Musa Audu wrote another. Ada Bello taught in Kano. Musa Audu taught in Jos in the same years.';
  const held = (sentence: string) => {
    const corpus = corpusOf(`${PEOPLE} ${sentence}`);
    return attributedIn(corpus.entries.at(-1)!, corpus)?.text;
  };
  it('is asked where it says what it is about', () => {
    expect(held('Ada Bello argued that dry soils lose more carbon than wet soils.')).toMatch(/^argued that dry soils/);
    expect(held('Ada Bello argued that the exchange takes place in the bark of the tree.')).toBeUndefined();
    expect(
      held('Ada Bello replied in the journal Soil in 1963 that dry soils lose more carbon than wet soils.'),
    ).toMatch(/^argued in the journal/);
    expect(held('It was Ada Bello who showed that dry soils lose more carbon than wet soils.')).toMatch(
      /^showed that dry/,
    );
    expect(held('In The Living Soil of 1962 Ada Bello argued that dry soils lose more carbon than wet soils.')).toMatch(
      /^argued in 1962 that dry/,
    );
    expect(held('Ada Bello argued that foul river water was to blame.')).toBeUndefined();
  });
});

describe('changes', () => {
  const changes = (sentence: string) =>
    changesIn(corpusOf(sentence).entries[0]!).map(({ cause, when, measure, verb }) => [cause || when, verb, measure]);
  it.each([
    ['A cooler raises the density of the air again.', ['A cooler', 'raise', 'the density of the air']],
    ['Coffee inhibits the uptake of iron.', ['Coffee', 'inhibit', 'the uptake of iron']],
    ['Nicotine constricts arteries and speeds up the heart.', ['Nicotine', 'constrict', 'arteries']],
    ['A heavy load increases the risk to passengers.', ['A heavy load', 'increase', 'the risk to passengers']],
    [
      'Viscosity falls with temperature and with the share of water.',
      ['as temperature increases', 'fall', 'Viscosity'],
    ],
    [
      'Cortisone, a hormone of the adrenal gland, suppresses the growth of lymph nodes.',
      ['Cortisone', 'suppress', 'the growth of lymph nodes'],
    ],
  ])('reads: %s', (sentence, expected) => {
    expect(changes(sentence)).toEqual([expected]);
  });
  it.each([
    'Ribbon growth raises the cost of pipes, roads and school buses for each household.',
    'Raising r improves efficiency.',
    'A stranger raises the question of guilt.',
    'Demand for bread rises if the price of rice goes up, unless wages fall at the same time.',
    'Smaller ones raise the cost of storage.',
    'Salt water stimulates the gland to secrete more of it.',
    'Salt water stimulates the pituitary to secrete hormone.',
    'Composers raise the pitch of the seventh degree.',
    'Brightness rises as the third power of the mass.',
    'Ada Bello argued that a higher payout lowers the cost of equity.',
    'Ada Bello argued that dealers wait, so that a higher payout lowers the cost of equity.',
    'For most solids pressure raises the melting point of the solid.',
    'Aspirin reduces the risk in women.',
  ])('does not take for one: %s', (sentence) => {
    expect(changes(sentence)).toEqual([]);
  });
});

it.each([
  ['Some 95 per cent of Egyptians live on farms along the coast.', '95 per cent'],
  ['A tenant who holds open land gains full title after 12 years.', '12 years'],
  ['IPv6 labels have 128 bits and are written with colons.', '128 bits'],
  ['The Moon draws about 700 million tonnes of water each day.', '700 million'],
  ['About 40 per cent of nephrons are short: they end in the outer layer.', '40 per cent'],
  ['A single dose of 40 mg of the salt brings sleep within minutes.', undefined],
  ['A farmer near Ilorin has 120 m of wire for a new fence.', undefined],
  ['Britain paid £5 million in subsidies.', undefined],
])('asks for the figure of a sentence that stands alone: %s', (text, figure) => {
  expect(findCandidates(corpusOf(text)).find(({ maker }) => maker === 'quantity')?.answer).toBe(figure);
});
