import { isBeingLearnt, type ReviewCard, recallChance } from './card.ts';

/** A card with the lesson (or day) that it belongs to; callers may carry more fields along. */
export interface ReviewItem {
  card: ReviewCard;
  lessonId: string;
}

export interface DueOptions {
  /** The end of the learner's day: what falls due this evening may be asked this morning. */
  until: Date;
  /** How many may be asked; what was missed today comes back besides. */
  max?: number;
}

/**
 * The items to retrieve now: the likeliest forgotten first, at most `max`, mixed so that no two consecutive ones come
 * from the same lesson wherever that is possible. Last, whatever their number, those that were missed today.
 */
export function pickDue<T extends ReviewItem>(items: readonly T[], now: Date, { until, max = 15 }: DueOptions): T[] {
  const due = items.filter((item) => Date.parse(item.card.due) <= until.getTime());
  const missed = due.filter(({ card }) => isBeingLearnt(card));
  const others = due.filter(({ card }) => !isBeingLearnt(card));
  return [...interleave(takeSpread(byUrgency(others, now), max)), ...interleave(byUrgency(missed, now))];
}

function byUrgency<T extends ReviewItem>(items: readonly T[], now: Date): T[] {
  return items
    .map((item) => ({ item, chance: recallChance(item.card, now) }))
    .sort((a, b) => a.chance - b.chance || Date.parse(a.item.card.due) - Date.parse(b.item.card.due))
    .map(({ item }) => item);
}

/** The first `max`, but no lesson takes more than half the places while others have items waiting. */
function takeSpread<T extends ReviewItem>(ordered: readonly T[], max: number): T[] {
  const half = Math.ceil(max / 2);
  const perLesson = new Map<string, number>();
  const taken: T[] = [];
  const left: T[] = [];
  for (const item of ordered) {
    const count = perLesson.get(item.lessonId) ?? 0;
    if (taken.length < max && count < half) {
      perLesson.set(item.lessonId, count + 1);
      taken.push(item);
    } else left.push(item);
  }
  return [...taken, ...left.slice(0, Math.max(0, max - taken.length))];
}

/** Always continues with the fullest lesson other than the last one; that avoids neighbours whenever it can be done. */
function interleave<T extends ReviewItem>(ordered: readonly T[]): T[] {
  const queues = new Map<string, T[]>();
  for (const item of ordered) {
    const queue = queues.get(item.lessonId);
    if (queue) queue.push(item);
    else queues.set(item.lessonId, [item]);
  }
  const mixed: T[] = [];
  let last: string | undefined;
  while (mixed.length < ordered.length) {
    let best: string | undefined;
    for (const [lessonId, queue] of queues) {
      if (queue.length === 0 || lessonId === last) continue;
      if (best === undefined || queue.length > queues.get(best)!.length) best = lessonId;
    }
    best ??= last;
    const next = best === undefined ? undefined : queues.get(best)?.shift();
    if (!next) break;
    mixed.push(next);
    last = best;
  }
  return mixed;
}
