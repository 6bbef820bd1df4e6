import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';

export const sittingHandedIn = defineKind({ name: 'sitting', send: client.sittings.handIn, isEvidence: true });
