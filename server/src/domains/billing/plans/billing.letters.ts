import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as users from '../../identity/users/users.service.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
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
            paragraphs: [`Hello ${name},`, `On ${end} we’ll charge your card ${price} for the next year of Pro.`],
            button: billing,
            note: 'Don’t want to renew? Open billing and choose Cancel Subscription. You’ll keep Pro until that day.',
          }),
        };
      }
      const isTrial = period.reason === 'trial';
      return {
        message: mail.write({
          to,
          subject: isTrial ? `Your Akada Pro trial ends on ${end}` : `Akada Pro ends on ${end}`,
          heading: isTrial ? `Your trial ends on ${end}` : `Pro ends on ${end}`,
          paragraphs: [
            `Hello ${name},`,
            isTrial
              ? 'After that you’ll be back on the Free plan. We won’t charge you, and you can still use your sprints.'
              : 'You paid for one period, and it won’t renew automatically. Pay for the next one to keep Pro without a gap.',
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
          subject: 'You’re now on Akada’s Free plan',
          heading: 'Your Pro plan has ended',
          paragraphs: [
            `Hello ${user.name},`,
            'You’re on the Free plan now. Everything you made is still yours to use, even if you have more than three sprints.',
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
            `It’s time to renew Pro for ${naira(paused.amountKobo / 100)}, and your bank wants you to confirm it first. We won’t charge you until you do.`,
            `You’ve got until ${until}, and you keep Pro in the meantime.`,
          ],
          button: { label: 'Confirm with your bank', url: paused.confirmUrl },
          note: `Link not working? Open ${mail.linkTo('/billing')} and pay by card, transfer or USSD instead.`,
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
          subject: 'We couldn’t charge your card for Akada Pro',
          heading: 'We couldn’t charge your card',
          paragraphs: [
            `Hello ${person.name},`,
            `We couldn’t charge ${naira(failed.amountKobo / 100)} for your next period of Pro. We’ll try again on ${day.format(subscription.charge_at)}, and you keep Pro until then.`,
            'You can also pay now, by card, transfer or USSD.',
          ],
          button: seePlans,
        }),
      };
    },
  };
}
