import type { FeatureOperations, ParsedInput, RecallCard } from '@akada/contract';
import { byteOrderMark, csvLine, harmless } from '../../../platform/csv-line.ts';
import { bracketed, writeFormulas } from '../../../platform/markdown/formulas.ts';
import { writePackage } from './deck-package.ts';

export type DeckFormat = ParsedInput<FeatureOperations['cards']['exportFile']>['query']['format'];

export interface DeckFile {
  name: string;
  type: string;
  content: string | Uint8Array;
}

interface Writable {
  title: string;
  cards: readonly RecallCard[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** A cell of Anki's text format: HTML in one line. What it takes for formulas stands between its own brackets. */
const ankiCell = (text: string) =>
  writeFormulas(text, {
    words: (words) => escaped(words).replaceAll('\\$', '$'),
    formula: (formula) => escaped(bracketed(formula)),
  })
    .replaceAll('\t', ' ')
    .replace(/\r?\n/g, '<br>');

/** Anki has no spaces in a tag. */
const tagOf = (text: string) => text.replace(/[\s"]+/g, '_').replace(/^_+|_+$/g, '');

const whereOf = (title: string, { source }: RecallCard) => [title, source.heading].filter(Boolean).join(' · ');

const ankiFields = (title: string, card: RecallCard) => [card.front, card.back, whereOf(title, card)].map(ankiCell);
const ankiTag = (title: string) => tagOf(title || 'Akada');

/** Text that Anki imports by itself: its first lines say how it is to be read. */
function writeAnki({ title, cards }: Writable): string {
  const head = ['#separator:tab', '#html:true', '#columns:Front\tBack\tSource\tTags', '#tags column:4'];
  const lines = cards.map((card) => [...ankiFields(title, card), ankiTag(title)].join('\t'));
  return `${[...head, ...lines].join('\n')}\n`;
}

function writeCsv({ title, cards }: Writable): string {
  const lines = cards.map((card) =>
    csvLine([card.front, card.back, whereOf(title, card), card.source.sentence].map(harmless)),
  );
  return `${byteOrderMark}${[csvLine(['front', 'back', 'source', 'sentence']), ...lines].join('\r\n')}\r\n`;
}

function packAnki({ title, cards }: Writable, now: Date): Uint8Array {
  const packed = cards.map((card) => ({ id: card.id, fields: ankiFields(title, card), tag: ankiTag(title) }));
  return writePackage(title, packed, now);
}

/** A deck for another program. */
export function deckFile(format: DeckFormat, deck: Writable, now: Date): DeckFile {
  if (format === 'csv') return { name: 'akada-cards.csv', type: 'text/csv; charset=utf-8', content: writeCsv(deck) };
  return format === 'apkg'
    ? { name: 'akada-cards.apkg', type: 'application/octet-stream', content: packAnki(deck, now) }
    : { name: 'akada-cards-anki.txt', type: 'text/plain; charset=utf-8', content: writeAnki(deck) };
}
