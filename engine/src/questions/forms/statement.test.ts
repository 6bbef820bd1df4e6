import { expect, it } from 'vitest';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { findCandidates } from '../candidates.ts';
import { readCorpus } from '../reading/corpus.ts';

const SEEDS = `# Germination

Mature embryos cannot divide in dry air. Gibberellin switches on the gene for amylase in the outer cells of the seed.
Abscisic acid keeps the embryo at rest through the months of drought. Amylase breaks starch down to maltose and glucose.
Germination is the growth of an embryo into a seedling.

Mature embryos, gibberellin, abscisic acid and amylase are spoken of again and again: gibberellin wakes what abscisic
acid has kept at rest, mature embryos need sugar, and amylase makes it.
`;

const questions = (text: string) =>
  findCandidates(readCorpus([documentFromMarkdown(text, 'd')])).filter(({ maker }) => maker === 'statement');

it('asks for the one statement that was turned round beside three as the text has them', () => {
  const [found] = questions(SEEDS);
  expect(found?.stem).toBe('On the subject of “Germination”, which of these statements is false?');
  expect(found?.answer).toBe('Mature embryos can divide in dry air');
  for (const text of found?.distractors ?? []) expect(SEEDS.replace(/\s+/g, ' ')).toContain(text);
});

it('rests on the sentence that says the contrary', () => {
  expect(questions(SEEDS)[0]?.origin.sentence).toBe('Mature embryos cannot divide in dry air.');
});

it('asks nothing where too few statements stand by themselves', () => {
  expect(
    questions('# Germination\n\nMature embryos cannot divide in dry air. They need water. It starts the growth.'),
  ).toEqual([]);
});
