/**
 * Two transactions waited for each other, and the database ended this one so that the other could go on. Nothing of
 * it was written, so the same may be tried again.
 */
export function isCollision(thrown: unknown): boolean {
  return /^40(?:001|P01)$/.test((thrown as { code?: string } | null)?.code ?? '');
}

/** Enough for an account whose jobs all finish at this moment; each try has already waited for one of them. */
const tries = 5;

/** Runs a transaction, and once more whenever it collided. It may write nothing outside the database. */
export async function againAfterCollision<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isCollision(error) || attempt === tries) throw error;
    }
  }
}
