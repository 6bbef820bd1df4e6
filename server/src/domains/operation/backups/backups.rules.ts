export const keptDays = 90;

/** One is made each night; after a day and a half without one, a night was missed. */
const longestMs = 36 * 60 * 60_000;

/** Whether a backup is missing; on one's own machine none is expected. */
export function isOverdue({
  lastGoodAt,
  now,
  isExpected,
}: {
  lastGoodAt: Date | null;
  now: Date;
  isExpected: boolean;
}) {
  return isExpected && (lastGoodAt === null || now.getTime() - lastGoodAt.getTime() > longestMs);
}
