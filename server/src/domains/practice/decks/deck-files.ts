import type { RecallCard } from '@akada/contract';
import { byteOrderMark, csvLine, harmless } from '../../../platform/csv-line.ts';

export interface DeckFile {
  name: string;
  type: string;
  content: string;
}

interface Writable {
  title: string;
  cards: readonly RecallCard[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A cell of Anki's text format: HTML in one line. What it takes for formulas stands between its own brackets. */
const ankiCell = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
    .replace(/\$([^$\n]+)\$/g, (_, tex: string) => `\\(${tex}\\)`)
    .replaceAll('\t', ' ')
    .replace(/\r?\n/g, '<br>');

/** Anki has no spaces in a tag. */
const tagOf = (text: string) => text.replace(/[\s"]+/g, '_').replace(/^_+|_+$/g, '');

const whereOf = (title: string, { source }: RecallCard) => [title, source.heading].filter(Boolean).join(' · ');

/** Text that Anki imports by itself: its first lines say how it is to be read. */
function writeAnki({ title, cards }: Writable): string {
  const head = ['#separator:tab', '#html:true', '#columns:Front\tBack\tSource\tTags', '#tags column:4'];
  const lines = cards.map((card) =>
    [ankiCell(card.front), ankiCell(card.back), ankiCell(whereOf(title, card)), tagOf(title || 'Akada')].join('\t'),
  );
  return `${[...head, ...lines].join('\n')}\n`;
}

function writeCsv({ title, cards }: Writable): string {
  const lines = cards.map((card) =>
    csvLine([card.front, card.back, whereOf(title, card), card.source.sentence].map(harmless)),
  );
  return `${byteOrderMark}${[csvLine(['front', 'back', 'source', 'sentence']), ...lines].join('\r\n')}\r\n`;
}

/** A deck for another program. */
export function deckFile(format: 'csv' | 'anki', deck: Writable): DeckFile {
  return format === 'csv'
    ? { name: 'akada-cards.csv', type: 'text/csv; charset=utf-8', content: writeCsv(deck) }
    : { name: 'akada-cards-anki.txt', type: 'text/plain; charset=utf-8', content: writeAnki(deck) };
}
