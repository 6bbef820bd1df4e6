import { client } from '../client.ts';
import { defineKind } from './kind.ts';
import { timed } from './timed.ts';

/** Kinds that several features send. */

export const updateProgress = defineKind({
  name: 'updateProgress',
  send: client.progress.updateProgress,
  // Minutes; a finished day changes every page.
  isMinor: ({ body }) => !body.completed,
});

export const reviewAnswers = defineKind({
  name: 'reviewAnswers',
  send: timed(client.practice.answer),
  isEvidence: true,
});
export const badReview = defineKind({ name: 'badReview', send: client.practice.callBadReview });

export const checkAnswers = defineKind({
  name: 'checkAnswers',
  send: timed(client.practice.answerChecks),
  isEvidence: true,
});
