/** No room left on the disk, or in what an account of the system may use of it; 53100 is how a database says so. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');
}
