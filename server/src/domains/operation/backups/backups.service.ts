import { daysBefore } from '../../../platform/days.rules.ts';
import type { Queries } from '../../../ports/db/port.ts';
import * as repo from './backups.repo.ts';
import { keptDays } from './backups.rules.ts';

/** A database that nobody has brought up to date yet is backed up as well, and has no place for this. */
const hasNoTable = (error: unknown) => (error as { code?: string }).code === '42P01';

/** Keeps how a backup went. */
export async function noteBackup(db: Queries, note: repo.BackupNote): Promise<void> {
  try {
    await repo.insert(db, note);
    await repo.forgetBefore(db, daysBefore(new Date(note.began_at), keptDays));
  } catch (error) {
    if (!hasNoTable(error)) throw error;
  }
}

/** How many files the newest good backup holds; none where there is no such backup. */
export async function filesInLastGood(db: Queries): Promise<number> {
  try {
    return (await repo.findLastGood(db))?.files ?? 0;
  } catch (error) {
    if (!hasNoTable(error)) throw error;
    return 0;
  }
}
