import { scanPicture } from '@akada/contract/client';
import { isSaving } from '../../../../lib/saver.ts';
import { developPage, findPageIn, UnreadablePicture } from '../picture/darkroom.ts';
import { changePage, type KeptPage } from './kept-scan.ts';
import { changeScan, findPicture, keepPicture, loadScan } from './scan-store.ts';

const underWay = new Set<string>();

/** Cuts out and shrinks every page that is new, one after the other; again where a reload broke it off. */
export async function prepareScan(id: string): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    for (let page = await findNew(id); page; page = await findNew(id)) await preparePage(id, page);
  } finally {
    underWay.delete(id);
  }
}

async function findNew(id: string): Promise<KeptPage | undefined> {
  const { pages, removed } = await loadScan(id);
  return pages.find(({ key, step }) => step === 'new' && !removed.includes(key));
}

async function preparePage(id: string, { key, corners: known, turns }: KeptPage): Promise<void> {
  const photo = await findPicture(id, key, 'photo');
  try {
    if (!photo) throw new UnreadablePicture();
    const corners = known ?? (await findPageIn(photo));
    const picture = await developPage(photo, { corners, turns }, isSaving() ? scanPicture.saver : scanPicture);
    await keepPicture(id, key, 'page', picture);
    await changeScan(id, (scan) => {
      const now = scan.pages.find((page) => page.key === key);
      // It was cut or turned otherwise meanwhile: then it is made once more.
      const isStale = now?.corners !== known || now.turns !== turns;
      return isStale ? scan : changePage(scan, key, { step: 'ready', corners, bytes: picture.size });
    });
  } catch {
    await changeScan(id, (scan) => changePage(scan, key, { step: 'unreadable' }));
  }
}
