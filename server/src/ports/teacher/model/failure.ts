import type { FallbackReason } from '../port.ts';

/** Why a model could not do what it was asked for; the built-in teacher then takes over. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason, cause?: unknown) {
    super(`The language model failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** One sentence for the learner: what happened, and who did the work (or which part of it) instead. */
export function noteFor(reason: FallbackReason, what = 'this'): string {
  const instead = `so the built-in teacher made ${what}.`;
  switch (reason) {
    case 'budget':
      return `Today’s AI allowance has run out, ${instead} There’ll be more tomorrow.`;
    case 'unavailable':
      return `We couldn’t reach the language model, ${instead}`;
    case 'slow':
      return `The language model took too long, ${instead} Anything it makes later will be in your drafts.`;
    case 'refused':
      return `The language model wouldn’t answer this, ${instead}`;
    case 'language':
      return `The language model wrote in a different language from the text, ${instead}`;
    case 'malformed':
      return `We couldn’t read the language model’s answer, ${instead}`;
    case 'ungrounded':
      return `Some of what the language model wrote isn’t in the text, ${instead}`;
  }
}

/** Of these it can be said that it goes better another time. */
export const passes = (reason: FallbackReason) => reason === 'budget' || reason === 'unavailable' || reason === 'slow';

/** The same where nobody can do it instead: when it is done, or that it is tried again. */
export function laterNote(reason: FallbackReason, model: string): string {
  if (reason === 'budget')
    return 'Today’s AI allowance has run out. Open this day tomorrow and we’ll write the lesson.';
  return `${model}, this site’s language model, isn’t answering. We’ll try again when you open this day.`;
}

/** Said while there is still some of the allowance. */
export const runsLowNote =
  'You’ve used most of today’s AI allowance. When it runs out, the built-in tutor will answer until tomorrow.';
