import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { timed } from '../../../lib/outbox/timed.ts';

/** Answers to past questions. */
export const paperAnswers = defineKind({ name: 'paperAnswers', send: timed(client.papers.answer) });
