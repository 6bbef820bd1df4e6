/** What a day of this week is: used, missed, or still ahead; `unused` lies behind too, before there was an account. */
export type WeekDay = 'done' | 'missed' | 'unused' | 'open';

/** Monday to Sunday, from what the server says of each: above 0 was used, 0 was missed, -1 is neither. */
export function weekDays(status: readonly number[], now = new Date()): WeekDay[] {
  const today = (now.getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const of = status[index] ?? -1;
    if (of > 0) return 'done';
    if (of === 0) return 'missed';
    return index < today ? 'unused' : 'open';
  });
}
