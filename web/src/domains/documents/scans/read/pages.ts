import type { PageFault, Scan, ScanPage } from '@akada/contract/client';
import { type KeptPage, type KeptScan, orderOf } from '../here/kept-scan.ts';
import type { Traffic } from '../here/scan-store.ts';

/** How a page is shown: on its way, being read, read, or of no use as it is. */
export type PageLook =
  | { kind: 'toSend' }
  | { kind: 'sending'; percent: number }
  | { kind: 'waiting' | 'reading' | 'read' | 'failed' }
  | { kind: 'doubts'; count: number }
  | { kind: 'incomplete' }
  | { kind: 'refused'; reason: string }
  | { kind: 'fault'; fault: PageFault };

export interface ShownPage {
  key: string;
  number: number;
  look: PageLook;
  there: ScanPage | undefined;
  here: KeptPage | undefined;
}

/** All pages in their order, those on the phone among those on the server. */
export function shownPages(kept: KeptScan, scan: Pick<Scan, 'pages'> | undefined, traffic: Traffic): ShownPage[] {
  const there = new Map(scan?.pages.map((page) => [page.key, page]));
  const here = new Map(kept.pages.map((page) => [page.key, page]));
  return orderOf(kept, scan?.pages ?? []).map((key, at) => {
    const page = { key, number: at + 1, there: there.get(key), here: here.get(key) };
    return { ...page, look: page.there ? lookOf(page.there) : lookHere(page.here, traffic.share[key]) };
  });
}

function lookOf({ state, fault, doubts }: ScanPage): PageLook {
  if (state === 'refused') return fault ? { kind: 'fault', fault } : { kind: 'failed' };
  if (state !== 'read') return { kind: state };
  if (fault === 'incomplete') return { kind: 'incomplete' };
  return doubts > 0 ? { kind: 'doubts', count: doubts } : { kind: 'read' };
}

function lookHere(page: KeptPage | undefined, share: number | undefined): PageLook {
  if (page?.step === 'refused') return { kind: 'refused', reason: page.reason ?? '' };
  return share === undefined ? { kind: 'toSend' } : { kind: 'sending', percent: Math.floor(share * 100) };
}

export const isRead = ({ look: { kind } }: ShownPage): boolean =>
  kind === 'read' || kind === 'doubts' || kind === 'incomplete';
/** Something is wrong with it that only its owner can put right. */
export const isBad = ({ look: { kind } }: ShownPage): boolean =>
  kind === 'fault' || kind === 'failed' || kind === 'refused';
export const isUnderWay = (page: ShownPage): boolean => !isRead(page) && !isBad(page);
export const isOnItsWay = ({ look: { kind } }: ShownPage): boolean => kind === 'toSend' || kind === 'sending';

/** The page that is looked at: the one that was asked for, else the first with something to check, else the first read. */
export function pageToCheck(pages: readonly ShownPage[], wanted: string | null): ShownPage | undefined {
  const read = pages.filter(isRead);
  return read.find(({ key }) => key === wanted) ?? read.find(({ look }) => look.kind !== 'read') ?? read[0];
}
