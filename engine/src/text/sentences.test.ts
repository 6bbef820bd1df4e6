import { describe, expect, it } from 'vitest';
import { LONGEST_SENTENCE, splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  it('splits at full stops, question marks and exclamation marks', () => {
    expect(splitSentences('Cells divide. Why? They grow! Then they rest.')).toHaveLength(4);
  });
  it('does not split after an abbreviation', () => {
    expect(splitSentences('Some metals, e.g. Copper and Zinc, conduct. Dr. Ade said so.')).toEqual([
      'Some metals, e.g. Copper and Zinc, conduct.',
      'Dr. Ade said so.',
    ]);
  });
  it('does not split after initials', () => {
    expect(splitSentences('The theory of J. M. Keynes was new. It spread.')).toHaveLength(2);
  });
  it('does not split inside a decimal number or a numbered reference', () => {
    expect(splitSentences('It rose by 3.5 per cent. See No. 4 for more.')).toHaveLength(2);
  });
  it('splits after a unit or a year that ends a sentence', () => {
    expect(splitSentences('It happened in 1960. Nigeria became free.')).toHaveLength(2);
  });
  it('splits after etc. and U.S. only when a capital follows', () => {
    expect(splitSentences('Salts, acids, etc. Are they safe?')).toHaveLength(2);
    expect(splitSentences('Salts, acids, etc. are found here.')).toHaveLength(1);
  });
  it('keeps the closing quotation mark with its sentence', () => {
    expect(splitSentences('He said “Stop.” Then he left.')).toEqual(['He said “Stop.”', 'Then he left.']);
  });
  it('splits after a citation in brackets', () => {
    expect(splitSentences('Plants grow (Obi et al., 2019). Animals move.')).toHaveLength(2);
  });
  it('keeps a case name whole', () => {
    expect(splitSentences('So it was in Palm Bank (Nig.) Plc v. Ojo, a case of 1997. Others followed.')).toHaveLength(
      2,
    );
    expect(splitSentences('Musa sued Palm Oil Co. Ltd in 1990. He lost.')).toHaveLength(2);
    expect(splitSentences('The rule in Donoghue v. Stevenson is old.')).toHaveLength(1);
  });
});

it('cuts what goes on without an end at spaces, and keeps every word of it', () => {
  const text = 'a page of contents without a stop '.repeat(200).trim();
  const sentences = splitSentences(text);
  expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_SENTENCE);
  expect(sentences.join(' ')).toBe(text);
});
