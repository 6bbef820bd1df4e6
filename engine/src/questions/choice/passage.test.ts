import { expect, it } from 'vitest';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { readDocument } from '../../text/sections.ts';
import type { Candidate } from '../types.ts';
import { inItsPassage } from './passage.ts';

const TEXT = `# Money

A change of the policy rate works with a delay. Prices respond after about a year, and inflation after 18 months.

The policy rate stood at 5 per cent. It fell to 2 per cent within a year.

Gunnar Mork rejects the idea altogether.
`;
const [section] = readDocument(documentFromMarkdown(TEXT, 'd')).sections;

function question(stem: string, answer: string, at: number, maker: Candidate['maker'] = 'quantity'): Candidate {
  const distractors = maker === 'who' ? ['Ada Lund', 'Knut Berg', 'Ole Dahl'] : ['12 months', '36 months', '48 months'];
  return {
    form: 'quantity',
    maker,
    stem,
    answer,
    distractors,
    difficulty: 'easy',
    weight: 1,
    about: '',
    subject: '',
    origin: { documentId: 'd', section: section!, sentence: section!.sentences[at]!.text, order: at },
  };
}

it('puts the sentence before in front of one that goes on from it', () => {
  const stem = 'Which figure completes this statement? “Prices respond after about a year, and inflation after _____.”';
  expect(inItsPassage(question(stem, '18 months', 1))?.stem).toBe(
    'Which figure completes this passage? “A change of the policy rate works with a delay. Prices respond after about a year, and inflation after _____.”',
  );
});

it('leaves a statement about the topic of its section alone', () => {
  const made = question('Which figure completes this statement? “Money grows by _____ a year.”', '5 per cent', 0);
  expect(inItsPassage(made)).toBe(made);
});

it('does not ask by a pronoun where nothing can be put in front', () => {
  expect(inItsPassage(question('Which figure completes this statement? “It lasts _____.”', '18 months', 0))).toBeNull();
});

it('does not ask who rejects what only the text before tells', () => {
  expect(inItsPassage(question('Who rejects the idea altogether?', 'Gunnar Mork', 4, 'who'))).toBeNull();
});
