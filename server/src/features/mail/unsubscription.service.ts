import { AppError } from '../../platform/app-error.ts';
import { sameText } from '../../platform/same-text.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { MailService } from './mail.service.ts';
import { readUnsubscription, writeUnsubscription } from './unsubscription.rules.ts';

interface UnsubscriptionDeps {
  secrets: Secrets;
  mail: MailService;
  auth: { findEmail(userId: string): Promise<string | undefined> };
}

interface Letters {
  /** What the seal of a token is made for: the token of one kind of letter stops no other. */
  purpose: string;
  /** The call that stops them, below /api/v1; GET leads to the page and POST does it. */
  call: string;
  /** The page that asks first. */
  page: string;
}

/** How somebody stops letters that they can do without, from the letter itself and without logging in. */
export interface Unsubscription {
  /** For the head and the foot of a letter. */
  linkFor(reader: { id: string; email: string }): string;
  pageFor(token: string): string;
  /** Whose letter the token is from; throws `invalid_unsubscription` for any other. */
  readerOf(token: string): Promise<string>;
}

export function createUnsubscription({ secrets, mail, auth }: UnsubscriptionDeps, letters: Letters): Unsubscription {
  /** Bound to the address: who takes over an account takes over no old letter. */
  const sealOf = (userId: string, email: string) => secrets.mac(letters.purpose, `${userId} ${email}`);

  return {
    linkFor: ({ id, email }) =>
      mail.linkTo(`/api/v1${letters.call}?token=${writeUnsubscription({ userId: id, seal: sealOf(id, email) })}`),

    pageFor(token) {
      const url = new URL(mail.linkTo(letters.page));
      url.searchParams.set('token', token);
      return url.href;
    },

    async readerOf(token) {
      const claim = readUnsubscription(token);
      const email = claim && (await auth.findEmail(claim.userId));
      if (!claim || !email || !sameText(claim.seal, sealOf(claim.userId, email))) {
        throw new AppError('invalid_unsubscription');
      }
      return claim.userId;
    },
  };
}
