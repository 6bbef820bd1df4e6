import { expect, it } from 'vitest';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { readDocument } from '../../text/sections.ts';
import type { Candidate } from '../types.ts';
import { underItsHeading } from './heading.ts';

const section = readDocument(documentFromMarkdown('# Tapeworms\n\n## The fish tapeworm\n\nText.', 'd')).sections.at(-1);
const question = (stem: string, answer: string): Candidate => ({
  form: 'quantity',
  maker: 'introduced',
  stem,
  answer,
  distractors: ['4 %', '6 %', '8 %'],
  difficulty: 'easy',
  because: '',
  sureness: 0.5,
  about: '',
  subject: '',
  origin: { documentId: 'd', section: section!, sentence: '', order: 0 },
});

it('says what the section of a sentence is about', () => {
  const stem = 'Which figure completes this statement? “About _____ of carriers develop anaemia.”';
  expect(underItsHeading(question(stem, '2 %'))).toBe(`Under “The fish tapeworm”, w${stem.slice(1)}`);
});

it('says nothing that the question says already', () => {
  const stem = 'How long is the fish tapeworm?';
  expect(underItsHeading(question(stem, '10 m'))).toBe(stem);
});

it('says nothing that would tell the answer', () => {
  expect(underItsHeading(question('Which worm lives in pike?', 'The fish tapeworm'))).toBe('Which worm lives in pike?');
});

it('leaves the meaning of a term as it is', () => {
  const stem = 'Which term means “the whole chain of segments”?';
  expect(underItsHeading(question(stem, 'Strobila'))).toBe(stem);
});
