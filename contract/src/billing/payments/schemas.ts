import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const CheckoutSchema = z.object({
  reference: z.string().describe('The payment’s reference.'),
  description: z.string().describe('What is bought.'),
  amount: z.number().int().describe('In naira. No money moves.'),
  status: z.enum(['pending', 'paid', 'failed']).describe('`failed` once it was cancelled.'),
  renews: z.boolean().describe('Whether what is bought renews by itself where the means of payment allows that.'),
  return_url: z.string().describe('Where the page goes once it is paid: a path of our own with the reference.'),
  cancel_url: z.string().describe('Where the page goes once it is cancelled: a path of our own.'),
});
export type SandboxCheckout = z.output<typeof CheckoutSchema>;

const params = z.object({ reference: z.string().max(100).describe('The payment’s reference.') });

export const paymentsOperations = {
  sandboxCheckout: operation({
    summary: 'What stands on the checkout of the sandbox, in which no money moves; 404 where payments are real',
    params,
    response: CheckoutSchema,
  }),
  decideSandbox: operation({
    summary: 'Pay or cancel at the checkout of the sandbox; what was decided first stays',
    params,
    body: z.object({
      outcome: z.enum(['pay', 'cancel']).describe('What the learner chose.'),
      channel: z
        .enum(['card', 'bank_transfer'])
        .default('card')
        .describe('What is played: a card that can be charged again, or a transfer that cannot.'),
    }),
    response: CheckoutSchema,
  }),
  paystackNotice: operation({
    summary: 'What Paystack reports by itself; signed with the secret key, 404 where another provider is used',
    headers: z.object({
      'x-paystack-signature': z.string().max(256).optional().describe('HMAC-SHA512 of the body, in hexadecimal.'),
    }),
    body: z.string().optional().describe('The event as JSON, exactly as it was signed.'),
    consumes: 'signed',
    bodyLimit: 256 * 1024,
    response: z.object({ received: z.literal(true).describe('It need not be sent again.') }),
    errors: ['invalid_signature', 'not_found'],
  }),
};
