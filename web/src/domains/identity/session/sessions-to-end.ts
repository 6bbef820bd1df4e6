import { endSession } from '../../../lib/client.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { inTurn, sendRound } from '../../../lib/outbox/queue.ts';
import { startRounds } from '../../../lib/rounds.ts';
import { SESSION_END, storedAuth } from './stored.ts';

/**
 * Sessions that somebody left without a network. Only the access token is kept: its time is soon over, and from then on
 * it can do nothing but end its session.
 */

const sessionEnd = defineKind({
  name: SESSION_END,
  send: ({ token }: { token: string }, options) => endSession(token, options),
});

/** Ends those that wait; whether one is left. */
function endWaitingSessions(): Promise<boolean> {
  const round = () =>
    sendRound(
      storedAuth.sessionsToEnd,
      () => sessionEnd,
      () => {},
    );
  return inTurn('akada-sessions-to-end', round);
}

/** Ends what waits as soon as the server can be reached; returns what stops it. */
export const keepEndingSessions = (): (() => void) => startRounds(endWaitingSessions).stop;
