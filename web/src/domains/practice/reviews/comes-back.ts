import type { Review } from '@akada/contract/client';
import { formatDate } from '../../../lib/format.ts';
import { loadSchedule } from '../../../lib/reviews/reviews-here.ts';
import type { CardGrade } from '../../../ui/recall-card.tsx';
import { reviewsTexts } from './texts.ts';

const DAY_MS = 86_400_000;

/** `tomorrow`, or `on 3 March 2025`. */
export function comesBack(due: string, now: Date): string {
  const days = Math.round((Date.parse(due) - now.getTime()) / DAY_MS);
  return days <= 1 ? reviewsTexts.tomorrow : reviewsTexts.onDay(formatDate(due));
}

/** What is known of the card after an answer, where the schedule has it come back within minutes; else null. */
export async function cardAfter({ card, exam_date }: Review, rating: CardGrade): Promise<Review['card'] | null> {
  const schedule = await loadSchedule().catch(() => null);
  const after = schedule?.grade(card, rating, new Date(), exam_date ? { examDate: exam_date } : {});
  return after && schedule?.isBeingLearnt(after) ? after : null;
}
