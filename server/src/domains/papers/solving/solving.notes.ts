import type { FallbackReason } from '../../../ports/teacher/port.ts';

/** Why a model gave nothing, in words for people. */
export const notes: Record<FallbackReason, string> = {
  budget: 'Today’s AI allowance has run out. There’ll be more tomorrow.',
  unavailable: 'We couldn’t reach the language model. Please try again later.',
  slow: 'The language model took too long. Please try again later.',
  refused: 'The language model wouldn’t answer.',
  language: 'The language model answered in a different language from the paper.',
  malformed: 'We couldn’t read the language model’s answer.',
  ungrounded: 'We couldn’t use the language model’s answer.',
};
