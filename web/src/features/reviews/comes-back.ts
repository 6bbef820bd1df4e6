import { formatDate } from '../../lib/format.ts';
import { reviewsTexts } from '../../texts/en/reviews.ts';

const DAY_MS = 86_400_000;

/** `tomorrow`, or `on 3 March 2025`. */
export function comesBack(due: string, now: Date): string {
  const days = Math.round((Date.parse(due) - now.getTime()) / DAY_MS);
  return days <= 1 ? reviewsTexts.tomorrow : reviewsTexts.onDay(formatDate(due));
}
