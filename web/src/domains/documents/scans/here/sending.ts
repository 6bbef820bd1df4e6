import { ApiError } from '@akada/contract/client';
import { beginScan, fetchScan, orderPages, removePageThere, sendPage } from '../api.ts';
import { changePage, type KeptPage, leftovers, nextToSend, orderOf } from './kept-scan.ts';
import { changeScan, findPicture, forgetPicture, loadScan, setTraffic } from './scan-store.ts';

/** What to do after something went wrong on the way. */
export type Setback = 'page' | 'off' | 'again' | 'later' | 'stop';

/** The page is at fault, or nobody here reads pictures, or the scan is gone there; else it is worth another try. */
export function setbackOf(error: unknown): Setback {
  if (error instanceof DOMException && error.name === 'AbortError') return 'stop';
  if (!(error instanceof ApiError)) return 'later';
  if (error.code === 'pictures_not_read') return 'off';
  if (error.code === 'scan_not_found') return 'again';
  if (error.status === 401) return 'stop';
  return error.status >= 500 || error.status === 429 ? 'later' : 'page';
}

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;
const running = new Map<string, Promise<void>>();

/** Sends what waits of a scan, page by page, until all has arrived; a second call joins the first. */
export function sendScan(id: string, onArrived: () => void): Promise<void> {
  const known = running.get(id);
  if (known) return known;
  const run = sendAll(id, onArrived).finally(() => running.delete(id));
  running.set(id, run);
  return run;
}

async function sendAll(id: string, onArrived: () => void): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    const page = nextToSend(await loadScan(id));
    try {
      setTraffic(id, { state: 'sending' });
      if (!page) {
        await tidyUp(id);
        break;
      }
      await sendOne(id, page);
      pause = FIRST_PAUSE_MS;
      onArrived();
    } catch (error) {
      const setback = setbackOf(error);
      if (setback === 'off') return setTraffic(id, { state: 'off' });
      if (setback === 'stop') break;
      if (setback === 'again') await changeScan(id, (scan) => ({ ...scan, isBegun: false }));
      if (setback === 'page' && page) await refuse(id, page, error);
      if (setback === 'page' && !page) break;
      if (setback !== 'page') {
        setTraffic(id, { state: 'waiting' });
        await untilWorthATry(pause);
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      }
    }
  }
  setTraffic(id, { state: 'idle', share: {} });
  onArrived();
}

async function sendOne(id: string, { key, name }: KeptPage): Promise<void> {
  const { isBegun, title, course } = await loadScan(id);
  if (!isBegun) {
    await beginScan({ id, ...(title && { title }), ...(course && { course }) });
    await changeScan(id, (scan) => ({ ...scan, isBegun: true }));
  }
  const picture = await findPicture(id, key, 'page');
  if (picture) {
    const file = new File([picture], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
    await sendPage(id, key, file, (share) => setTraffic(id, { share: { [key]: share } }));
  }
  await changeScan(id, (scan) => changePage(scan, key, { step: 'sent' }));
  // The small one stays until the notes are used: showing it costs no data.
  await forgetPicture(id, key, 'photo');
}

const refuse = (id: string, { key }: KeptPage, error: unknown) =>
  changeScan(id, (scan) => changePage(scan, key, { step: 'refused', reason: (error as ApiError).message }));

/** Takes away on the server what was taken out or replaced here, and tells it the order. */
async function tidyUp(id: string): Promise<void> {
  const kept = await loadScan(id);
  if (!kept.isBegun) return;
  const { pages, document_id } = await fetchScan(id);
  if (document_id !== null) return;
  for (const key of leftovers(kept, pages)) await removePageThere(id, key);
  const there = new Set(pages.map(({ key }) => key));
  const order = orderOf(kept, pages).filter((key) => there.has(key));
  const before = pages.map(({ key }) => key).filter((key) => order.includes(key));
  if (order.join() !== before.join()) await orderPages(id, order);
  await changeScan(id, (scan) => ({
    ...scan,
    pages: scan.pages.filter(({ key }) => !scan.removed.includes(key)).map(({ replaces: _done, ...page }) => page),
    removed: [],
  }));
}

/** A while, or until the phone says that it has a network again. */
function untilWorthATry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = window.setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
