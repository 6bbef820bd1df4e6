import { client } from '../../../../lib/client.ts';
import { defineKind } from '../../../../lib/outbox/kind.ts';
import { timed } from '../../../../lib/outbox/timed.ts';

export const lessonAnswer = defineKind({
  name: 'lessonAnswer',
  send: timed(client.practice.answerLesson),
  isEvidence: true,
});
