import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';

/** Answers to past questions. */
export const paperAnswers = defineKind({ name: 'paperAnswers', send: client.papers.answer });
