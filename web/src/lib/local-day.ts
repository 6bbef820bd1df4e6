/** The learner's own day as `2026-03-14`, which is where the device is. */
export const localDay = (now = new Date()): string => new Intl.DateTimeFormat('en-CA').format(now);
