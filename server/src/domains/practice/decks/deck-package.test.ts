import { expect, it } from 'vitest';
import { readDeckBytes } from '../../../ports/reader/read-bytes.ts';
import { writePackage } from './deck-package.ts';

it.each([0, 1, 101, 1200])('%i cards are read as they were written, long ones too', async (count) => {
  const cards = Array.from({ length: count }, (_, at) => ({
    id: `card-${at}`,
    fields: [`Front ${at}`, `Ẹ̀kọ́${'x'.repeat((at * 37) % 9000)}`, ''],
    tag: 'Akada',
  }));
  const bytes = Buffer.from(writePackage('Cells', cards, new Date('2026-11-18T12:00:00Z')));
  expect((await readDeckBytes(bytes)).cards.map(({ front, back }) => [front, back])).toEqual(
    cards.map(({ fields: [front, back] }) => [front, back]),
  );
});
