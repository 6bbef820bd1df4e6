import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const moment = z.iso.datetime();
const interval = z.enum(['monthly', 'yearly']);
const reference = z.string().max(100);

const PlanSchema = z.object({
  id: z.enum(['free', 'pro-monthly', 'pro-yearly']).describe('Names the plan when it is bought.'),
  name: z.string().describe('Its name.'),
  price: z.number().int().describe('In naira, for one period, VAT included.'),
  interval: interval.nullable().describe('How long one period is; null for a plan that does not end.'),
  monthly_price: z.number().int().describe('In naira, what a month of it comes to.'),
  saving: z.number().int().describe('In naira, what a period costs less than the same time paid by the month.'),
  saving_percent: z.number().int().describe('The same in percent.'),
  trial_days: z.number().int().describe('Days to try it without payment, once; 0 where there are none.'),
  max_sprints: z.number().int().nullable().describe('How many sprints it has; null for as many as one likes.'),
});
export type SubscriptionPlan = z.output<typeof PlanSchema>;

const SubscriptionSchema = z.object({
  status: z
    .enum(['free', 'trial', 'active', 'canceling'])
    .describe('`trial` and `active` count as subscribed; `canceling` is Pro until it ends.'),
  plan_id: z
    .enum(['free', 'pro-monthly', 'pro-yearly'])
    .nullable()
    .describe('The plan; null while Pro was not bought: in a trial, or where it is given.'),
  trial_ends_at: moment.nullable().describe('While a trial runs: when it ends.'),
  current_period_ends_at: moment.nullable().describe('Until when Pro is paid for or given; null on Free.'),
  renews_at: moment
    .nullable()
    .describe('When the stored card is charged next; null where nothing is charged by itself.'),
  renewal_price: z.number().int().nullable().describe('In naira, what is charged then.'),
  is_past_due: z
    .boolean()
    .describe(
      'The charge for the next period failed and is tried again, or has to be confirmed; Pro goes on meanwhile.',
    ),
  confirmation: z
    .object({
      url: z.string().describe('Where the owner of the card confirms it.'),
      until: moment.describe('How long that is waited for; Pro goes on meanwhile.'),
    })
    .nullable()
    .describe('The bank wants the charge for the next period confirmed by the owner of the card.'),
  payment_method: z
    .object({
      channel: z.string().describe('Such as `card`.'),
      brand: z.string().nullable().describe('Such as `visa`.'),
      last4: z.string().nullable().describe('The last four digits.'),
    })
    .nullable()
    .describe('What is charged at renewal.'),
  can_start_trial: z.boolean().describe('Whether the trial is still to be had.'),
});
export type Subscription = z.output<typeof SubscriptionSchema>;

const UsageSchema = z.object({
  isFree: z.boolean().describe('Whether the Free plan applies.'),
  isLimitReached: z.boolean().describe('Whether no further sprint can be made.'),
  remainingSprints: z.number().int().describe('How many are left.'),
  sprintCount: z.number().int().describe('How many count now.'),
  maxSprints: z.number().int().describe('How many the plan has.'),
});

const OfferSchema = z.object({
  is_on_sale: z.boolean().describe('Whether Pro can be bought in this installation. If not, nothing offers it.'),
  is_test: z.boolean().describe('Whether the checkout is a test in which no money moves.'),
  are_documents_free: z.boolean().describe('Whether documents are unlocked without tokens here.'),
  has_group: z.boolean().describe('Whether the community has a group chat, which is part of Pro.'),
});

const StateSchema = z.object({
  subscription: SubscriptionSchema,
  sprint_count: z.number().int().describe('How many sprints count against the plan.'),
  usage: UsageSchema,
  offer: OfferSchema,
});
export type BillingState = z.output<typeof StateSchema>;

const ReceiptSchema = z.object({
  number: z.string().describe('The receipt’s number.'),
  issued_at: moment.describe('When it was paid.'),
  description: z.string().describe('What was bought.'),
  amount: z.number().describe('In naira, VAT included.'),
  status: z
    .enum(['paid', 'refunded', 'disputed'])
    .describe('`refunded` and `disputed`: what it paid for was withdrawn.'),
  reference: z.string().describe('The payment’s reference.'),
  is_test: z.boolean().describe('Paid at the test checkout: no money moved.'),
});
export type ReceiptSummary = z.output<typeof ReceiptSchema>;

const WholeReceiptSchema = ReceiptSchema.extend({
  vat: z.number().describe('In naira, the part of the amount that is VAT.'),
  vat_percent: z.number().describe('The rate; 0 where the seller charges none.'),
  net: z.number().describe('In naira, the amount without VAT.'),
  period: z
    .object({ from: moment.describe('Its beginning.'), until: moment.describe('Its end.') })
    .nullable()
    .describe('The period that it paid for, if it is a plan.'),
  channel: z.string().nullable().describe('How it was paid, such as `card`.'),
  seller: z
    .object({
      name: z.string().describe('Who sold it.'),
      address: z.string().nullable().describe('Where they are.'),
      tax_number: z.string().nullable().describe('Their tax identification number.'),
    })
    .describe('As it was when the receipt was issued.'),
  buyer: z
    .object({ name: z.string().describe('Their name then.'), email: z.string().describe('Their address then.') })
    .describe('Who paid.'),
});
export type Receipt = z.output<typeof WholeReceiptSchema>;

const checkout = z.object({
  reference: z.string().describe('Names the payment; comes back as `/payment-complete?reference=`.'),
  authorization_url: z.string().describe('Where it is paid.'),
});
const planBody = z.object({ plan_id: z.string().max(64).describe('The plan’s id.') });

export const billingOperations = {
  subscription: operation({
    summary: 'The caller’s plan, what is used of it, and what is on sale here',
    response: StateSchema,
  }),
  plans: operation({ summary: 'The plans; only Free where nothing is on sale', response: z.array(PlanSchema) }),
  startTrial: operation({
    summary: 'Start the trial of Pro: five days, without payment, once',
    status: 201,
    response: StateSchema,
    errors: ['not_on_sale', 'trial_used', 'already_subscribed'],
    limit: { max: 60, per: 'hour' },
  }),
  subscribe: operation({
    summary: 'Begin to pay for a plan; the page then goes to `authorization_url`',
    body: planBody,
    status: 201,
    response: checkout,
    errors: ['not_on_sale', 'plan_not_found', 'already_subscribed', 'payments_unavailable'],
    limit: { max: 60, per: 'hour' },
  }),
  verify: operation({
    summary: 'Whether a plan was paid; it is given once, however often this is asked',
    body: z.object({ reference: reference.describe('The payment’s reference.') }),
    response: StateSchema.extend({
      verified: z.boolean().describe('True once it is paid.'),
      status: z
        .enum(['pending', 'paid', 'failed', 'mismatched', 'refunded', 'disputed'])
        .describe(
          '`failed` where it was cancelled or refused, `mismatched` where another sum came in than was asked for.',
        ),
    }),
    errors: ['payments_unavailable'],
  }),
  cancel: operation({
    summary: 'Cancel: Pro stays until the period ends, and nothing is charged any more',
    response: StateSchema,
    errors: ['nothing_to_cancel'],
  }),
  resume: operation({
    summary: 'Take a cancellation back while the period still runs',
    response: StateSchema,
    errors: ['nothing_to_resume'],
  }),
  changePlan: operation({
    summary: 'Charge the next period by the month or by the year, from the next renewal on',
    body: planBody,
    response: StateSchema,
    errors: ['not_on_sale', 'plan_not_found', 'nothing_to_change'],
  }),
  receipts: operation({
    summary: 'What the caller paid, newest first',
    response: z.object({ receipts: z.array(ReceiptSchema).describe('At most the newest 200.') }),
  }),
  receipt: operation({
    summary: 'One receipt',
    params: z.object({ number: z.string().max(32).describe('The receipt’s number.') }),
    response: WholeReceiptSchema,
  }),
};
