import { describe, expect, it } from 'vitest';
import { ClaimReader, sentencesOf } from './claims.ts';

function readAll(pieces: readonly string[]) {
  const reader = new ClaimReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const text = 'Water moves [3][4]. It stops, e.g. at balance [5, 6].\n- Cells swell [7]\nWhy is that?';

describe('a stream of claims', () => {
  it('is cut after the numbers that each rests on, and at the end of a line', () => {
    expect(readAll([text])).toEqual([
      { text: 'Water moves.', numbers: [3, 4], isLine: false },
      { text: ' It stops, e.g. at balance.', numbers: [5, 6], isLine: false },
      { text: '\n', numbers: [], isLine: true },
      { text: '- Cells swell', numbers: [7], isLine: false },
      { text: '\n', numbers: [], isLine: true },
      { text: 'Why is that?', numbers: [], isLine: false },
    ]);
  });

  it('is cut in the same places however the pieces come', () => {
    const whole = readAll([text]);
    for (let size = 1; size <= 12; size++) {
      expect(readAll(text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g'))!)).toEqual(whole);
    }
    for (let cut = 1; cut < text.length; cut++) expect(readAll([text.slice(0, cut), text.slice(cut)])).toEqual(whole);
  });

  it('keeps a sentence whole that has its numbers in the middle too', () => {
    const sentence = 'Heat flows to the cold [3], but never back [4]. Work is another matter [5].';
    const claims = [
      { text: 'Heat flows to the cold, but never back.', numbers: [3, 4], isLine: false },
      { text: ' Work is another matter.', numbers: [5], isLine: false },
    ];
    expect(readAll([sentence])).toEqual(claims);
    expect(readAll([...sentence])).toEqual(claims);
  });

  it('gives a claim out as soon as the next one begins', () => {
    const reader = new ClaimReader();
    expect(reader.push('Water moves [3')).toEqual([]);
    expect(reader.push('].')).toEqual([]);
    expect(reader.push(' It')).toMatchObject([{ text: 'Water moves.', numbers: [3] }]);
  });
});

it('sentences end where a new one begins, not at every dot', () => {
  expect(sentencesOf('Salts, e.g. nitrate, enter. They need energy.')).toEqual([
    'Salts, e.g. nitrate, enter.',
    'They need energy.',
  ]);
});
