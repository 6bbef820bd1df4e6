import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { LaunchRow } from './launch.repo.ts';
import { isExpired } from './message.ts';

/** Codes and keys of a launch: made here, kept as hashes only. */

export const random = () => randomBytes(24).toString('base64url');
export const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');

/** The launch behind a code, only for the browser that began it and only for so long. */
export function assertLiving(
  launch: LaunchRow | undefined,
  browserKey: string,
  { minutes, now }: { minutes: number; now: Date },
): LaunchRow {
  const isOurs = launch?.browser_key_hash === hashOf(browserKey);
  if (!launch || !isOurs || isExpired(launch.launched_at, minutes, now)) throw new AppError('invalid_launch');
  return launch;
}
