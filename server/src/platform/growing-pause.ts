export interface PauseLimits {
  firstMs: number;
  longestMs: number;
}

/**
 * How long to wait before the next try: twice as long each time, up to a bound, and never the same for two processes
 * that failed together, so that they do not come back together.
 */
export function growingPause(tried: number, { firstMs, longestMs }: PauseLimits, random = Math.random): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(tried - 1, 30));
  return Math.round(whole * (0.5 + random() / 2));
}
