import { describe, expect, it } from 'vitest';
import { WordPieces } from './word-pieces.ts';

const words = ['[UNK]', '[CLS]', '[SEP]', 'un', '##aff', '##able', 'cafe', "'", 's', '?', 'a'];
const pieces = new WordPieces(Object.fromEntries(words.map((word, id) => [word, id])));
const cut = (text: string, most = 20) => pieces.of(text, most).map((id) => words[id]);

describe('pieces of words', () => {
  it('are the longest that the vocabulary has, one after the other', () => {
    expect(cut('unaffable')).toEqual(['[CLS]', 'un', '##aff', '##able', '[SEP]']);
  });

  it('know no capitals and no accents, and stand apart from signs', () => {
    expect(cut("Café's?")).toEqual(['[CLS]', 'cafe', "'", 's', '?', '[SEP]']);
  });

  it('are unknown for a word of which a part is', () => {
    expect(cut('unaffXable a')).toEqual(['[CLS]', '[UNK]', 'a', '[SEP]']);
  });

  it('are never more than are wanted, and end with their mark', () => {
    expect(cut('a '.repeat(1000), 5)).toEqual(['[CLS]', 'a', 'a', 'a', '[SEP]']);
    expect(cut('x'.repeat(100_000), 5)).toEqual(['[CLS]', '[UNK]', '[SEP]']);
  });
});
