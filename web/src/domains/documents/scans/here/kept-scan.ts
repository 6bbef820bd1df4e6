import type { Corners } from '../picture/corners.ts';
import type { Turns } from '../picture/lay-flat.ts';

/**
 * How far a page on this phone is. `new`: to be cut out and made small; `unreadable`: no picture that this browser opens;
 * `ready`: its owner may look at it; `queued`: to be sent; `sent`: the server has it; `refused`: the server won't have it.
 */
export type PageStep = 'new' | 'unreadable' | 'ready' | 'queued' | 'sent' | 'refused';

export interface KeptPage {
  /** Made here, so that a page that is sent twice is one page. */
  key: string;
  name: string;
  step: PageStep;
  /** Null until the page was looked for in its photograph. */
  corners: Corners | null;
  turns: Turns;
  /** Of the picture as it travels; 0 until it is made. */
  bytes: number;
  /** Why the server refused it, in its words. */
  reason?: string;
  /** The page that this one was taken in place of. */
  replaces?: string;
}

/** What this phone knows of a scan: pages on their way, and what was changed about those that have arrived. */
export interface KeptScan {
  id: string;
  title: string;
  course: string;
  isBegun: boolean;
  pages: KeptPage[];
  /** The order that its owner wants, by key; of all pages, wherever they are. */
  order: string[];
  /** Taken out here, and perhaps still on the server. */
  removed: string[];
}

export const emptyScan = (id: string, facts: { title?: string; course?: string } = {}): KeptScan => ({
  ...{ id, title: '', course: '', isBegun: false, pages: [], order: [], removed: [] },
  ...facts,
});

/** What a page on the server must tell to be put in its place. */
interface Arrived {
  key: string;
}

/** All pages by their key in the order that is wanted; those that nobody has placed follow as they came. */
export function orderOf(scan: KeptScan, arrived: readonly Arrived[]): string[] {
  const gone = new Set([...scan.removed, ...scan.pages.flatMap(({ replaces }) => replaces ?? [])]);
  const here = scan.pages.filter(({ step }) => step !== 'sent').map(({ key }) => key);
  const known = [...new Set([...arrived.map(({ key }) => key), ...here])].filter((key) => !gone.has(key));
  const place = new Map(scan.order.map((key, at) => [key, at]));
  return known
    .map((key, at) => ({ key, at, wanted: place.get(key) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.wanted === b.wanted ? a.at - b.at : a.wanted - b.wanted))
    .map(({ key }) => key);
}

/** One key put before or behind, or to a place of its own. */
export function moved(order: readonly string[], key: string, to: number): string[] {
  const rest = order.filter((other) => other !== key);
  const at = Math.min(rest.length, Math.max(0, to));
  return [...rest.slice(0, at), key, ...rest.slice(at)];
}

export interface NewPage {
  key: string;
  name: string;
}

/** Pages that were just photographed, at the end; in place of a page where one was taken again. */
export function addPages(
  scan: KeptScan,
  pages: readonly NewPage[],
  arrived: readonly Arrived[],
  replaces?: string,
): KeptScan {
  const order = orderOf(scan, arrived);
  const keys = pages.map(({ key }) => key);
  const at = replaces === undefined ? -1 : order.indexOf(replaces);
  const next = at < 0 ? [...order, ...keys] : [...order.slice(0, at), ...keys, ...order.slice(at + 1)];
  const added = pages.map(({ key, name }, index): KeptPage => {
    const fresh = { key, name, step: 'new', corners: null, turns: 0, bytes: 0 } as const;
    return replaces !== undefined && index === 0 ? { ...fresh, replaces } : fresh;
  });
  return { ...scan, pages: [...scan.pages, ...added], order: next };
}

export const changePage = (scan: KeptScan, key: string, facts: Partial<KeptPage>): KeptScan => ({
  ...scan,
  pages: scan.pages.map((page) => (page.key === key ? { ...page, ...facts } : page)),
});

/** Taken out of sight; whether it is forgotten here and there is decided when the pages are sent. */
export const removePage = (scan: KeptScan, key: string): KeptScan => ({ ...scan, removed: [...scan.removed, key] });

export const bringBack = (scan: KeptScan, key: string): KeptScan => ({
  ...scan,
  removed: scan.removed.filter((other) => other !== key),
});

/** Everything that is ready goes out; what was taken out before it was sent is forgotten. */
export function releasePages(scan: KeptScan, order: readonly string[]): KeptScan {
  const gone = new Set(scan.removed);
  const pages = scan.pages
    .filter(({ key, step }) => step === 'sent' || !gone.has(key))
    .map((page): KeptPage => (page.step === 'ready' ? { ...page, step: 'queued' } : page));
  return { ...scan, pages, order: [...order] };
}

/** The next page to send, in the order of reading. */
export function nextToSend(scan: KeptScan): KeptPage | undefined {
  const place = new Map(scan.order.map((key, at) => [key, at]));
  const queued = scan.pages.filter(({ key, step }) => step === 'queued' && !scan.removed.includes(key));
  return queued.sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0))[0];
}

/** Whether there are pages here that their owner has not sent off yet. */
export const hasDrafts = (scan: KeptScan): boolean =>
  scan.pages.some(
    ({ key, step }) => (step === 'new' || step === 'ready' || step === 'unreadable') && !scan.removed.includes(key),
  );

/** Pages that wait for the network. */
export const countQueued = (scan: KeptScan): number =>
  scan.pages.filter(({ key, step }) => step === 'queued' && !scan.removed.includes(key)).length;

/** What is to be taken away on the server: pages taken out, and those whose better photograph has arrived. */
export function leftovers(scan: KeptScan, arrived: readonly Arrived[]): string[] {
  const replaced = scan.pages.flatMap(({ step, replaces }) => (step === 'sent' && replaces ? [replaces] : []));
  const gone = new Set([...scan.removed, ...replaced]);
  return arrived.map(({ key }) => key).filter((key) => gone.has(key));
}
