import { describe, expect, it } from 'vitest';
import { randomOf } from '../papers/source.ts';
import { setPage } from './page.ts';
import { loadTexts } from './texts.ts';
import { editDistance, marksOf, plain, shareWrong } from './wrong.ts';

const wordsOf = (text: string) =>
  text.split(' ').map((word) => ({ text: word.replace('?', ''), isDoubtful: word.endsWith('?') }));

describe('what bench:scans counts as wrong', () => {
  it('counts letters put in, taken out and changed', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });

  it('counts as many as were spoilt on a whole page', () => {
    const { truth } = setPage(loadTexts()[0]!);
    const text = plain(truth);
    const random = randomOf(5);
    const places = new Set(Array.from({ length: 40 }, () => Math.floor(random() * text.length)));
    const spoilt = [...text].map((letter, at) => (places.has(at) ? '#' : letter)).join('');
    expect(shareWrong(truth, spoilt)).toBeCloseTo(places.size / text.length, 10);
  });

  it('does not mind where lines end, nor which dash or quotation mark it is', () => {
    expect(shareWrong('“One” – two\nthree', '"One" - two  three')).toBe(0);
    expect(shareWrong('first\nsecond', '• first\n• second')).toBe(0);
  });

  it('calls a page of nothing wholly wrong, and one of rubbish no more than that', () => {
    expect(shareWrong('Some text', '')).toBe(1);
    expect(shareWrong('ab', 'completely other and much longer')).toBe(1);
  });

  it('tells which of the wrong words were marked', () => {
    const marks = marksOf(
      'the cell divides by mitosis into two',
      wordsOf('the cel1? divides by rnitosis into tvvo? two'),
    );
    expect(marks).toEqual({ right: 5, rightMarked: 0, wrong: 3, wrongMarked: 2 });
  });
});

describe('the pages of bench:scans', () => {
  it('are sixty, twenty of each class, and each can be set', () => {
    const texts = loadTexts();
    expect(texts).toHaveLength(60);
    for (const photo of ['good', 'fair', 'poor']) expect(texts.filter((text) => text.photo === photo)).toHaveLength(20);
    for (const text of texts) expect(setPage(text).truth.length).toBeGreaterThan(800);
  });
});
