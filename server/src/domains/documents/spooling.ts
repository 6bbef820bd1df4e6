import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';
import type { SpooledFile } from '../../platform/uploads.ts';
import type { Limiter } from '../house/limiter/limiter.service.ts';

/** Who sends a file: an account, from an address. */
export interface Sender {
  ownerId: string;
  address: string;
}

/** Streams a file to the folder that it is given. */
export type Spool = (folder: string) => Promise<SpooledFile>;

export interface Spooling {
  /** Takes in a file, has it dealt with and removes it, within what one person and one address may send. */
  receive<Result>(sender: Sender, spool: Spool, take: (file: SpooledFile) => Promise<Result>): Promise<Result>;
}

/** One person has no need of more; a script shall not fill the disk with half files. */
const atOnce = 4;
/** A campus shares one address: this stops machines, not halls. */
const addressLimit = { max: 5000, seconds: 60 * 60 };
/** Long enough for any file to be read and stored. */
export const intakeMs = 60 * 60_000;

/** Left behind by a process that was killed in the middle of an upload. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 2 * intakeMs) await rm(path, { force: true });
  }
}

export function createSpooling({ limiter, spoolFolder }: { limiter: Limiter; spoolFolder: string }): Spooling {
  const sending = new Map<string, number>();
  let swept: Promise<void> | undefined;

  return {
    async receive({ ownerId, address }, spool, take) {
      const others = sending.get(ownerId) ?? 0;
      if (others >= atOnce) throw new AppError('too_many_requests', { retryAfter: 10 });
      sending.set(ownerId, others + 1);
      swept ??= sweep(spoolFolder);
      try {
        await swept;
        await limiter.count(`uploads from ${address}`, addressLimit);
        const file = await spool(spoolFolder);
        return await take(file).finally(file.remove);
      } finally {
        const left = (sending.get(ownerId) ?? 1) - 1;
        if (left > 0) sending.set(ownerId, left);
        else sending.delete(ownerId);
      }
    },
  };
}
