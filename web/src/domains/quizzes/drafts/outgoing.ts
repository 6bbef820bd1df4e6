import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';

export const draftDecisions = defineKind({ name: 'draftDecisions', send: client.quizzes.decide });
