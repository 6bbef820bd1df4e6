import { AppError } from '../../../platform/app-error.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { AuthService } from '../../identity/auth/auth.service.ts';
import type { Stoppable } from '../../letters/mail/mail.service.ts';
import { readStopClaim, type StopClaim, sealedText, writeStopClaim } from './unsubscription.rules.ts';

interface UnsubscriptionDeps {
  secrets: Secrets;
  auth: Pick<AuthService, 'findEmail'>;
  publicUrl: string;
  /** How each kind of letter is stopped; full once every feature is built. */
  stoppable: Readonly<Record<string, Stoppable>>;
}

/** How somebody stops letters that they can do without, from the letter itself and without logging in. */
export interface Unsubscription {
  /** For the head and the foot of a letter. */
  linkFor(kind: string, reader: { id: string; email: string }): string;
  /** The page that asks first, since programs open links too. */
  pageFor(token: string): string;
  stop(token: string): Promise<{ message: string }>;
}

const path = '/api/v1/reminders/unsubscribe';

export function createUnsubscription({ secrets, auth, publicUrl, stoppable }: UnsubscriptionDeps): Unsubscription {
  const sealOf = (claim: Omit<StopClaim, 'seal'>, email: string) =>
    secrets.mac('unsubscribe', sealedText(claim, email));

  return {
    linkFor(kind, { id, email }) {
      if (!stoppable[kind]) throw new Error(`No feature says how letters of the kind ${kind} are stopped.`);
      const claim = { kind, userId: id };
      return `${publicUrl}${path}?token=${writeStopClaim({ ...claim, seal: sealOf(claim, email) })}`;
    },

    pageFor: (token) => `${publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`,

    async stop(token) {
      const claim = readStopClaim(token);
      const letters = claim && stoppable[claim.kind];
      const email = letters && (await auth.findEmail(claim.userId));
      if (!letters || !email || !sameText(claim.seal, sealOf(claim, email))) {
        throw new AppError('invalid_unsubscription');
      }
      await letters.stop(claim.userId);
      return { message: letters.stopped };
    },
  };
}
