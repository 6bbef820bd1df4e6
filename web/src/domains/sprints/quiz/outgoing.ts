import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { timed } from '../../../lib/outbox/timed.ts';

export const quizAnswers = defineKind({ name: 'quiz', send: timed(client.practice.submit), isEvidence: true });
export const badQuestion = defineKind({ name: 'badQuestion', send: client.practice.callBad });
