import { AppError } from './app-error.ts';

/** No room left on the disk, or in what an account of the system may use of it; 53100 is how a database says so. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');
}

/** What whoever sends a file is told: it may go through once somebody has made room. */
export const storageFull = () => new AppError('storage_full', { retryAfter: 60 });
