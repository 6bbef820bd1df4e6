const AT_MINUTES = [5, 1];

/** The last warning that is due with so many seconds left, in minutes; null before the first, and once it is over. */
export function warningAt(seconds: number): number | null {
  if (seconds <= 0) return null;
  return AT_MINUTES.findLast((minutes) => seconds <= minutes * 60) ?? null;
}
