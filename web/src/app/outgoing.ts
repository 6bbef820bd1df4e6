import { startOutbox } from '../lib/outbox/account-outbox.ts';
import type { AnyKind } from '../lib/outbox/kind.ts';

/** Everything that may wait on a phone for a connection: what the domains declare in their `outgoing.ts`. */
const modules = import.meta.glob<Record<string, AnyKind>>(
  ['../domains/**/outgoing.ts', '../lib/outbox/shared-kinds.ts'],
  { eager: true },
);
export const outgoingKinds: readonly AnyKind[] = Object.values(modules).flatMap((kinds) => Object.values(kinds));

/** Sends what waits, from now on. Returns what ends it. */
export const startSending = (whenLate: Parameters<typeof startOutbox>[1]) => startOutbox(outgoingKinds, whenLate);
