import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';

export const drillAnswers = defineKind({ name: 'drillAnswers', send: client.drills.answer, isEvidence: true });
