import { client } from '../../../../lib/client.ts';
import { defineKind } from '../../../../lib/outbox/kind.ts';

export const lessonAnswer = defineKind({ name: 'lessonAnswer', send: client.practice.answerLesson, isEvidence: true });
