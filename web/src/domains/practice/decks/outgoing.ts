import { client } from '../../../lib/client.ts';
import { logError } from '../../../lib/log.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { keepOfAccount } from '../../../lib/storage/session.ts';
import { type RefusedCard, storedDecks } from './stored.ts';

export const newCard = defineKind({
  name: 'newCard',
  send: client.cards.add,
  isKeyed: true,
  whenRefusedLate({ body }, { message, code }, id) {
    const refused = { ...body, id, reason: message, code } as RefusedCard;
    keepOfAccount(() => storedDecks.refusedCards.set([...storedDecks.refusedCards.get(), refused]));
    import('./tell-refused.ts')
      .then(({ tellRefused }) => tellRefused())
      .catch((error: unknown) => logError('A refused card was not told of', error));
  },
});
