import { describe, expect, it } from 'vitest';
import { documentFromMarkdown } from '../../index.ts';
import { readCorpus } from '../../reading/corpus.ts';
import { findCandidates } from '../candidates.ts';

const compared = (text: string) =>
  findCandidates(readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd', 'Notes')])).filter(
    ({ maker }) => maker === 'contrast',
  );

describe('the shapes that a contrast may have', () => {
  it.each([
    [
      'a subject with a clause that says which ones are meant',
      'Debts that are small but old are best forgiven, whereas debts that are both large and old are best sold.',
      'Debts that are small but old are best forgiven, whereas debts that are both large and old are best sold',
    ],
    [
      'a noun that ends like an adverb',
      'Traffic grows with the square of the population, while the land supply grows only in step with the population.',
      'Traffic grows with the square of the population, whereas the land supply grows only in step with the population',
    ],
    [
      'an adverb within the name',
      'The loosely packed layer is open to air but hardly to sunlight, whereas the tightly packed layer is closed to air but quickly takes up heat.',
      'The loosely packed layer is open to air but hardly to sunlight, whereas the tightly packed layer is closed to air but quickly takes up heat',
    ],
    [
      '"those" and "that" for the noun of the first',
      'Plants from the outer bed dry out quickly, while those from the inner bed are slow to flower.',
      'Plants from the outer bed dry out quickly, whereas plants from the inner bed are slow to flower',
    ],
    [
      'an announcement before it',
      'A useful result is that shallow wells are filled by rain, for example in May, whereas deep wells are filled by springs.',
      'Shallow wells are filled by rain, whereas deep wells are filled by springs',
    ],
    [
      '"it" for what the first acts on',
      'Downhill transport follows the slope; uphill transport works against it and costs fuel.',
      'Downhill transport follows the slope, whereas uphill transport works against the slope and costs fuel',
    ],
    [
      '"it" for the subject itself',
      'Seepage is the loss of water as it drains, whereas creep is the slow movement under a steady load.',
      'Seepage is the loss of water as it drains, whereas creep is the slow movement under a steady load',
    ],
    [
      'what is denied in one case and holds in the other',
      'With open storage the humidity can never exceed 60 per cent; with closed storage it can.',
      'With open storage the humidity can never exceed 60 per cent, whereas with closed storage the humidity can exceed 60 per cent',
    ],
    [
      'two settings that end in one noun',
      'On the northern route drivers rely on ropes; on the southern route they rely on maps of the valley.',
      'On the northern route drivers rely on ropes, whereas on the southern route drivers rely on maps of the valley',
    ],
  ])('reads %s', (_, text, answer) => expect(compared(text)[0]?.answer).toBe(answer));

  it('says that the same is true of the other where one word cannot stand for two verbs', () => {
    const [found] = compared(
      'The inner tube is closed to water but actively takes up salt, whereas the outer tube is open to water at all times.',
    );
    expect(found?.distractors.join()).toContain('takes up salt, and the same is true of the outer tube');
  });

  it('says "cannot" in one word', () => {
    const [found] = compared('A lock can be changed within minutes by its owner, whereas the plan of a house cannot.');
    expect(found?.distractors.join()).toContain('whereas a lock cannot');
  });

  it.each([
    'A higher dose reduces the swelling, whereas too high a dose makes the heart race.',
    'Sweet roots can be boiled after peeling, whereas bitter roots contain ten times as much of it.',
    'A licence is a strength, whereas a new law may be an opportunity.',
    'A hungry man in the north may want yam, whereas a hungry man in the south may want fish.',
    'Silt is at risk because it drifts, whereas gravel is held by its weight.',
    'Frost damage and drought together make up half of the losses, whereas hail makes up a tenth.',
  ])('does not compare what is no pair: %s', (text) => expect(compared(text)).toEqual([]));
});
