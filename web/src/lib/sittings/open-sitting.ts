import { randomId } from '../random-id.ts';
import type { SittingPlan } from './sitting.ts';
import { findSitting, listSittings, putSitting, removeSitting } from './sitting-store.ts';
import { fold } from './taps.ts';

const KEPT_MS = 30 * 86_400_000;

/** The address of the examination room for a sitting. */
const roomOf = (id: string) => `/examination/${id}`;

/**
 * The room of a sitting of this source that was begun on this device and not handed in; null where there is none. One
 * whose time is over is among them: its room hands it in.
 */
export async function findUnderWay({ kind, id }: SittingPlan['source']): Promise<string | null> {
  const sittings = await listSittings().catch(() => []);
  for (const sitting of sittings) {
    const { source } = sitting.plan;
    if (!sitting.begun || source.kind !== kind || source.id !== id) continue;
    const kept = await findSitting(sitting.id);
    if (kept && !fold(kept.sitting, kept.taps).handedIn) return roomOf(sitting.id);
  }
  return null;
}

/** What nobody began, and what lies here for a month, goes. */
async function sweep(now: number): Promise<void> {
  const sittings = await listSittings().catch(() => []);
  for (const { id, begun, preparedAt } of sittings) if (!begun || preparedAt < now - KEPT_MS) await removeSitting(id);
}

/**
 * The door of the examination room, for whoever has questions: keeps them on the device, so that from here on no network
 * is needed, and gives the address to go to. The room itself shows the instructions, starts the clock, keeps each tap,
 * hands in (also when the time is over), stores the sitting with the account and brings what was missed into the reviews.
 */
export async function openSitting(plan: SittingPlan): Promise<string> {
  const now = Date.now();
  await sweep(now);
  const id = randomId();
  await putSitting({ id, plan, preparedAt: now, begun: null });
  return roomOf(id);
}
