import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';

export const studyTime = defineKind({
  name: 'studyTime',
  send: client.progress.studyTime,
  isMinor: () => true,
});
