import { useEffect, useSyncExternalStore } from 'react';
import { findKept, forget, keep } from '../../../../lib/kept-data.ts';
import { storedSession } from '../../../../lib/storage/session.ts';
import { emptyScan, type KeptScan } from './kept-scan.ts';

/**
 * The scans of this phone: pages that were photographed and have not arrived, with their pictures. They lie in the
 * browser's database, and in memory, since a private window or a full phone keeps nothing.
 */

const INDEX = 'scans';
const nameOf = (id: string) => `scan/${id}`;
const pictureName = (id: string, key: string, kind: PictureKind) => `scan/${id}/${kind}/${key}`;

/** `photo`: as it was taken; `page`: cut out and small, as it travels. */
export type PictureKind = 'photo' | 'page';

/** What is not worth keeping: how much of a page has left, and whether the network is gone. */
export interface Traffic {
  share: Readonly<Record<string, number>>;
  state: 'idle' | 'sending' | 'waiting' | 'off';
}

const quiet: Traffic = { share: {}, state: 'idle' };

interface Held {
  scans: Map<string, KeptScan>;
  pictures: Map<string, Blob>;
  traffic: Map<string, Traffic>;
}

let held: Held = { scans: new Map(), pictures: new Map(), traffic: new Map() };
let heldFor: string | null = null;
const listeners = new Set<() => void>();

/** Whoever signs in next finds nothing of the one before. */
function mine(): Held {
  const userId = storedSession.userId.get();
  if (userId !== heldFor) {
    held = { scans: new Map(), pictures: new Map(), traffic: new Map() };
    heldFor = userId;
  }
  return held;
}

const tell = () => {
  for (const listener of listeners) listener();
};

async function listIds(): Promise<string[]> {
  return (await findKept<string[]>(INDEX))?.value ?? [];
}

/** What this phone has of a scan; an empty one where it has nothing. */
export async function loadScan(id: string): Promise<KeptScan> {
  const known = mine().scans.get(id);
  if (known) return known;
  const found = (await findKept<KeptScan>(nameOf(id)))?.value ?? emptyScan(id);
  // Somebody may have begun it while it was looked for.
  const { scans } = mine();
  const scan = scans.get(id) ?? found;
  scans.set(id, scan);
  tell();
  return scan;
}

/** Changes a scan, here and in the database. */
export async function changeScan(id: string, change: (scan: KeptScan) => KeptScan): Promise<KeptScan> {
  const next = change(await loadScan(id));
  mine().scans.set(id, next);
  tell();
  await keep(nameOf(id), next);
  const ids = await listIds();
  if (!ids.includes(id)) await keep(INDEX, [...ids, id]);
  return next;
}

export async function keepPicture(id: string, key: string, kind: PictureKind, picture: Blob): Promise<void> {
  const name = pictureName(id, key, kind);
  mine().pictures.set(name, picture);
  await keep(name, picture);
}

export async function findPicture(id: string, key: string, kind: PictureKind): Promise<Blob | null> {
  const name = pictureName(id, key, kind);
  const known = mine().pictures.get(name);
  if (known) return known;
  const found = await findKept<unknown>(name);
  return found?.value instanceof Blob ? found.value : null;
}

export async function forgetPicture(id: string, key: string, kind: PictureKind): Promise<void> {
  const name = pictureName(id, key, kind);
  mine().pictures.delete(name);
  await forget(name);
}

/** Forgets all that this phone has of a scan: it is a document now, or was given up. */
export async function forgetScan(id: string): Promise<void> {
  const scan = await loadScan(id);
  for (const { key } of scan.pages) {
    await forgetPicture(id, key, 'photo');
    await forgetPicture(id, key, 'page');
  }
  mine().scans.delete(id);
  mine().traffic.delete(id);
  await forget(nameOf(id));
  await keep(
    INDEX,
    (await listIds()).filter((other) => other !== id),
  );
  tell();
}

export async function listScans(): Promise<KeptScan[]> {
  return Promise.all((await listIds()).map(loadScan));
}

export const trafficOf = (id: string): Traffic => mine().traffic.get(id) ?? quiet;

export function setTraffic(id: string, facts: Partial<Traffic>): void {
  mine().traffic.set(id, { ...trafficOf(id), ...facts });
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this phone has of a scan, as it changes; undefined until it was looked up. */
export function useKeptScan(id: string): KeptScan | undefined {
  useEffect(() => {
    void loadScan(id);
  }, [id]);
  return useSyncExternalStore(subscribe, () => mine().scans.get(id));
}

export function useTraffic(id: string): Traffic {
  return useSyncExternalStore(subscribe, () => trafficOf(id));
}
