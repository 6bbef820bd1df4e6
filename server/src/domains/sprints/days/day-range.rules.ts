/** The number of a day, from a range such as 1 or 1-2. */
export function firstDayOf(dayRange: string): number {
  return Number(/^\s*(\d{1,4})/.exec(dayRange)?.[1] ?? 0);
}
