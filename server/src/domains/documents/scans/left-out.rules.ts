import type { ScanPage } from '@akada/contract';

type PageState = Pick<ScanPage, 'number' | 'state'>;

/** `3, 7 and 61–75`. */
function spoken(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
}

/** What a document made of pages says of those that are not in it; null where all are. */
export function leftOutNotice(pages: readonly PageState[]): string | null {
  const waiting = pages.filter(({ state }) => state === 'waiting' || state === 'reading').length;
  const left = pages.filter(({ state }) => state === 'refused' || state === 'failed').map(({ number }) => number);
  const sentences = [
    ...(left.length === 1 ? [`Page ${spoken(left)} isn’t in here: its picture wasn’t read.`] : []),
    ...(left.length > 1 ? [`Pages ${spoken(left)} aren’t in here: their pictures weren’t read.`] : []),
    ...(waiting === 1 ? ['We’re still reading 1 page that’s a picture.'] : []),
    ...(waiting > 1 ? [`We’re still reading ${waiting} pages that are pictures.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
