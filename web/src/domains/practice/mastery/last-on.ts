import { formatDate, formatWeekday } from '../../../lib/format.ts';
import { masteryTexts } from './texts.ts';
import { daysBetween } from './topics.ts';

const texts = masteryTexts.last;
const A_WEEK = 7;

/** When a topic was last answered; a weekday only while there is no doubt which one. */
export function lastOn(day: string, today: string): string {
  const ago = daysBetween(day, today);
  if (ago <= 0) return texts.today;
  if (ago === 1) return texts.yesterday;
  return texts.on(ago < A_WEEK ? formatWeekday(day) : formatDate(`${day}T12:00`));
}
