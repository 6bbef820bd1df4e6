import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';

export const quizAnswers = defineKind({ name: 'quiz', send: client.practice.submit, isEvidence: true });
export const badQuestion = defineKind({ name: 'badQuestion', send: client.practice.callBad });
