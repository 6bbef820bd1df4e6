import { client } from '../../lib/client.ts';
import { defineKind } from '../../lib/outbox/kind.ts';

export const newCard = defineKind({ name: 'newCard', send: client.cards.add });
