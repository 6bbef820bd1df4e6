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
      return `Today’s allowance for the language model is used up, ${instead} The allowance is renewed tomorrow.`;
    case 'unavailable':
      return `The language model could not be reached, ${instead}`;
    case 'slow':
      return `The language model took too long, ${instead} What it makes later waits among the drafts.`;
    case 'refused':
      return `The language model would not answer this, ${instead}`;
    case 'language':
      return `The language model wrote in another language than the text, ${instead}`;
    case 'malformed':
      return `The language model gave an answer that could not be read, ${instead}`;
    case 'ungrounded':
      return `Not all that the language model wrote could be found in the text, ${instead}`;
  }
}
