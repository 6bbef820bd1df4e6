import { scanLimits } from '@akada/contract/client';
import { randomId } from '../../../lib/random-id.ts';
import { toast } from '../../../ui/toast.ts';
import { addPages, orderOf } from './here/kept-scan.ts';
import { changeScan, keepPicture, loadScan } from './here/scan-store.ts';
import { scansTexts } from './texts.ts';

/** Puts photographs into a scan on this phone; they lie there until its owner sends them. */
export async function addPhotos(
  id: string,
  photos: readonly File[],
  arrived: readonly { key: string }[] = [],
  replaces?: string,
): Promise<void> {
  const room = scanLimits.maxPages - orderOf(await loadScan(id), arrived).length + (replaces ? 1 : 0);
  if (photos.length > room) toast.warning(scansTexts.tooMany(scanLimits.maxPages), { id: 'photos' });
  const taken = photos.slice(0, Math.max(0, room)).map((photo) => ({ key: randomId(), name: photo.name, photo }));
  for (const { key, photo } of taken) await keepPicture(id, key, 'photo', photo);
  await changeScan(id, (scan) =>
    addPages(
      scan,
      taken.map(({ key, name }) => ({ key, name })),
      arrived,
      replaces,
    ),
  );
}

/** A new scan of these photographs; gives its id. */
export async function beginHere(photos: readonly File[], facts: { course?: string } = {}): Promise<string> {
  const id = randomId();
  await changeScan(id, (scan) => ({ ...scan, ...facts }));
  await addPhotos(id, photos);
  return id;
}
