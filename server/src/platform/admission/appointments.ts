/** When those who were turned away should come back: each is given a time of their own, as fast as others get in. */
export interface Appointments {
  /** One of them got in. */
  gotIn(now: number): void;
  /** How many seconds the next one waits. */
  book(now: number): number;
}

/** Somebody always gets in, so a line is never slower than this, a second. */
const leastRate = 5;
const measureMs = 1000;
/** Until it was measured. */
const firstRate = 50;

/**
 * A line that is longer than `most` seconds is not made longer: who comes then is spread over the last part of it by the
 * jitter of their own device, and asks once more.
 */
export function createAppointments({ least, most }: { least: number; most: number }): Appointments {
  let rate = firstRate;
  let counted = 0;
  let since: number | undefined;
  let until = 0;

  function measure(now: number): void {
    since ??= now;
    const passed = now - since;
    if (passed < measureMs) return;
    rate = Math.max(leastRate, 0.7 * rate + (0.3 * counted * 1000) / passed);
    counted = 0;
    since = now;
  }

  return {
    gotIn(now) {
      measure(now);
      counted++;
    },
    book(now) {
      measure(now);
      until = Math.min(Math.max(until, now + least * 1000) + 1000 / rate, now + most * 1000);
      return Math.ceil((until - now) / 1000);
    },
  };
}
