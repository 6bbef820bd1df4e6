import { client } from '../../lib/client.ts';
import { defineKind } from '../../lib/outbox/kind.ts';

export const reviewAnswers = defineKind({ name: 'reviewAnswers', send: client.practice.answer, isEvidence: true });
export const badReview = defineKind({ name: 'badReview', send: client.practice.callBadReview });
