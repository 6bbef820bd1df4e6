import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { timed } from '../../../lib/outbox/timed.ts';

export const drillAnswers = defineKind({ name: 'drillAnswers', send: timed(client.drills.answer), isEvidence: true });
