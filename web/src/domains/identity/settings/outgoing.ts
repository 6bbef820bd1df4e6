import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { timed } from '../../../lib/outbox/timed.ts';

export const changedSettings = defineKind({ name: 'settings', send: timed(client.account.updateSettings) });
