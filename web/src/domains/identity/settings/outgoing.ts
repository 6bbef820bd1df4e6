import { client } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';

export const changedSettings = defineKind({ name: 'settings', send: client.account.updateSettings });
