import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Composer, MailService } from '../mail/mail.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import * as users from '../users/users.service.ts';
import * as repo from './billing.repo.ts';
import { plans } from './billing.rules.ts';
import type { Standings } from './standing.service.ts';

export type BillingLetter = 'plan-ending' | 'plan-ended' | 'renewal-failed' | 'renewal-paused';

interface LettersDeps {
  db: Database;
  clock: Clock;
  mail: MailService;
  payments: Pick<PaymentsService, 'findFailed' | 'findPaused'>;
  standings: Standings;
}

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const naira = (amount: number) => `NGN ${amount.toLocaleString('en-NG')}`;

/** Letters about a plan's end. Each is composed when it is sent, and not at all if it is no longer true then. */
export function createBillingLetters({
  db,
  clock,
  mail,
  payments,
  standings,
}: LettersDeps): Record<BillingLetter, Composer> {
  const seePlans = { label: 'See plans', url: mail.linkTo('/billing/plans') };
  const billing = { label: 'Open billing', url: mail.linkTo('/billing') };

  return {
    'plan-ending': async (periodId) => {
      const period = await repo.findPeriodToAnnounce(db.queries, periodId);
      const person = period && (await users.findPerson(db.queries, period.user_id));
      if (!person || period.ends_at <= clock.now()) return null;
      const { subscription, endsAt } = await standings.find(db.queries, period.user_id);
      if (endsAt?.getTime() !== period.ends_at.getTime()) return null;
      const end = day.format(period.ends_at);
      const { name, email: to } = person;
      if (subscription?.renews && subscription.interval) {
        const price = naira(plans[`pro-${subscription.interval}`].price);
        return {
          message: mail.write({
            to,
            subject: `Akada Pro renews on ${end}`,
            heading: `Pro renews on ${end}`,
            paragraphs: [`Hello ${name},`, `on ${end} your card is charged ${price} for the next year of Pro.`],
            button: billing,
            note: 'To end it instead, open billing and choose Cancel Subscription. Pro then stays until that day.',
          }),
        };
      }
      const isTrial = period.reason === 'trial';
      return {
        message: mail.write({
          to,
          subject: isTrial ? `Your trial of Akada Pro ends on ${end}` : `Akada Pro ends on ${end}`,
          heading: isTrial ? `Your trial ends on ${end}` : `Pro ends on ${end}`,
          paragraphs: [
            `Hello ${name},`,
            isTrial
              ? 'after that you are on the Free plan again. Nothing is charged. Your sprints stay usable.'
              : 'you paid for one period, and nothing is charged by itself. Pay for the next one to go on without a gap.',
          ],
          button: seePlans,
        }),
      };
    },

    'plan-ended': async (userId) => {
      const user = await users.findPerson(db.queries, userId);
      if (!user || (await standings.find(db.queries, userId)).isPro) return null;
      return {
        message: mail.write({
          to: user.email,
          subject: 'You are on the Free plan of Akada',
          heading: 'Pro has ended',
          paragraphs: [
            `Hello ${user.name},`,
            'you are on the Free plan now. Everything that you made stays yours and usable, also sprints above three.',
          ],
          button: seePlans,
        }),
      };
    },

    'renewal-paused': async (reference) => {
      const paused = await payments.findPaused({ reference });
      const person = paused && (await users.findPerson(db.queries, paused.userId));
      if (!person) return null;
      const { subscription } = await standings.find(db.queries, person.id);
      if (!subscription?.confirm_by) return null;
      const until = day.format(subscription.confirm_by);
      return {
        message: mail.write({
          to: person.email,
          subject: 'Your bank wants you to confirm your Akada Pro payment',
          heading: 'Confirm your payment',
          paragraphs: [
            `Hello ${person.name},`,
            `it's time to renew Pro for ${naira(paused.amountKobo / 100)}, and your bank wants you to confirm it first. Nothing is charged until you do.`,
            `You've got until ${until}, and you keep Pro while you do it.`,
          ],
          button: { label: 'Confirm with your bank', url: paused.confirmUrl },
          note: `Doesn't the link work? Open ${mail.linkTo('/billing')} and pay by card, transfer or USSD instead.`,
        }),
      };
    },

    'renewal-failed': async (reference) => {
      const failed = await payments.findFailed(reference);
      const person = failed && (await users.findPerson(db.queries, failed.userId));
      if (!person) return null;
      const { subscription } = await standings.find(db.queries, person.id);
      if (!subscription?.charge_at || !subscription.renews) return null;
      return {
        message: mail.write({
          to: person.email,
          subject: 'Your card could not be charged for Akada Pro',
          heading: 'Your card could not be charged',
          paragraphs: [
            `Hello ${person.name},`,
            `${naira(failed.amountKobo / 100)} for the next period of Pro could not be charged. It is tried again on ${day.format(subscription.charge_at)}, and Pro goes on until then.`,
            'You can also pay yourself, by card, transfer or USSD.',
          ],
          button: seePlans,
        }),
      };
    },
  };
}
