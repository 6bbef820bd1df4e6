import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { timed } from '../../../lib/outbox/timed.ts';

export const sittingHandedIn = defineKind({ name: 'sitting', send: timed(client.sittings.handIn), isEvidence: true });
