import { endSession } from '../../lib/client.ts';
import { defineKind } from '../../lib/outbox/kind.ts';
import { addOutgoing, inTurn, sendRound } from '../../lib/outbox/queue.ts';
import { randomId } from '../../lib/random-id.ts';
import { storedAuth } from './stored.ts';

/**
 * Sessions that somebody left without a network. Only the access token is kept: its time is soon over, and from then on
 * it can do nothing but end its session.
 */

const sessionEnd = defineKind({
  name: 'sessionEnd',
  send: ({ token }: { token: string }, options) => endSession(token, options),
});

export function endSessionLater(token: string): void {
  addOutgoing(storedAuth.sessionsToEnd, { id: randomId(), kind: sessionEnd.name, input: { token } });
}

/** Ends those that wait; whether one is left. */
export function endWaitingSessions(): Promise<boolean> {
  if (storedAuth.sessionsToEnd.get().length === 0) return Promise.resolve(false);
  const round = () =>
    sendRound(
      storedAuth.sessionsToEnd,
      () => sessionEnd,
      () => {},
    );
  return inTurn('akada-sessions-to-end', round);
}
