import type { ShownQuestion, SittingToStore } from '@akada/contract/client';
import { questionsOf, type Sitting } from './sitting.ts';
import type { Progress } from './taps.ts';

/** What was shown in which order, and what was chosen: all that a score is computed from, now and whenever it is asked. */
export function shownIn(sitting: Sitting, { chosen, written, spent, flagged }: Progress): ShownQuestion[] {
  return questionsOf(sitting).map((question) => ({
    id: question.id,
    text: question.text,
    options: question.options.map(({ id, text }) => ({ id, text })),
    ...(question.typedKey && { typed: question.typedKey }),
    key: question.key ?? null,
    key_status: question.key_status,
    chosen: question.typed ? written[question.id]?.trim() || null : (chosen[question.id] ?? null),
    topic: question.topic ?? null,
    explanation: question.explanation ?? '',
    seconds: Math.round((spent[question.id] ?? 0) / 1000),
    flagged: flagged.has(question.id),
  }));
}

/** A sitting that was handed in, as the server stores it; null before. */
export function toStore(sitting: Sitting, progress: Progress): SittingToStore | null {
  const { id, plan, begun } = sitting;
  if (!begun || !progress.handedIn) return null;
  return {
    id,
    source: plan.source,
    ...(plan.assessment_id && { assessment_id: plan.assessment_id }),
    is_whole: begun.isWhole,
    title: plan.title,
    minutes: begun.minutes,
    began_at: new Date(begun.at).toISOString(),
    handed_in_at: new Date(progress.handedIn.at).toISOString(),
    shown: shownIn(sitting, progress),
  };
}
