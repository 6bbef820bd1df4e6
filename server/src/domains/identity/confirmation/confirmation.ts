import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import * as users from '../users/users.service.ts';
import * as rules from './confirmation.rules.ts';

export interface ConfirmationDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limiter: Limiter;
  mail: MailService;
  /** What else a first confirmation sets going, in its transaction. */
  onConfirmed: (trx: Queries, userId: string) => Promise<void>;
}

export interface ConfirmationService {
  /** Mails a link to a new account, in the transaction that makes it. */
  welcome(trx: Queries, userId: string): Promise<void>;
  request(userId: string): Promise<{ message: string }>;
  confirm(token: string): Promise<{ message: string }>;
  /** For whoever proved the address in another way. */
  markConfirmed(trx: Queries, userId: string): Promise<void>;
  composer: Composer;
}

export function createConfirmationService(deps: ConfirmationDeps): ConfirmationService {
  const { db, clock, secrets, limiter, mail, onConfirmed } = deps;

  /** Binds the link to the address that it was sent to. Nothing is stored: the key alone tells a real one. */
  const sealOf = (userId: string, email: string, expires: number) =>
    secrets.mac('confirm-email', `${userId} ${email} ${expires}`);

  async function markConfirmed(trx: Queries, userId: string): Promise<void> {
    if (await users.confirm(trx, userId, clock.now())) await onConfirmed(trx, userId);
  }

  return {
    welcome: (trx, userId) => mail.post('confirmation', userId, { within: trx }),
    markConfirmed,

    async request(userId) {
      const address = await users.findPerson(db.queries, userId);
      if (address?.email_confirmed_at) return { message: 'Your email address is already confirmed.' };
      await limiter.count(`confirm resend ${userId}`, rules.resendLimit);
      await limiter.count(`confirm hourly ${userId}`, rules.hourlyLimit);
      await db.queries.transaction().execute((trx) => mail.post('confirmation', userId, { within: trx }));
      return { message: 'We’ve sent you a link. Open it to confirm your email address.' };
    },

    async confirm(token) {
      const claim = rules.readToken(token);
      const isInTime = claim !== null && claim.expires > clock.now().getTime() / 1000;
      const address = isInTime ? await users.findPerson(db.queries, claim.userId) : undefined;
      if (!claim || !address || !sameText(claim.seal, sealOf(claim.userId, address.email, claim.expires))) {
        throw new AppError('invalid_confirmation');
      }
      await db.queries.transaction().execute((trx) => markConfirmed(trx, claim.userId));
      return { message: 'Your email address is confirmed.' };
    },

    composer: async (userId) => {
      const address = await users.findPerson(db.queries, userId);
      if (!address || address.email_confirmed_at) return null;
      const expires = rules.linkEnd(clock.now());
      const token = rules.writeToken({ userId, expires, seal: sealOf(userId, address.email, expires) });
      const message = mail.write({
        to: address.email,
        subject: 'Confirm your email address for Akada',
        heading: 'Confirm your email address',
        paragraphs: [
          `Hello ${address.name},`,
          'Welcome to Akada. Confirm your address to get reminders, and points when you invite classmates. Everything else works without it.',
        ],
        button: { label: 'Confirm my address', url: mail.linkTo(`/confirm-email?token=${token}`) },
        note: `The link works for ${rules.linkDays} days. If you don’t have an account with us, you can ignore this email.`,
      });
      return { message };
    },
  };
}
