import { z } from 'zod';
import { operation } from '../http/operation.ts';

const CheckoutSchema = z.object({
  reference: z.string().describe('The payment’s reference.'),
  description: z.string().describe('What is bought.'),
  amount: z.number().int().describe('In naira. No money moves.'),
  status: z.enum(['pending', 'paid', 'failed']).describe('`failed` once it was cancelled.'),
  return_url: z.string().describe('Where the page goes once it is decided: a path of our own with the reference.'),
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
    body: z.object({ outcome: z.enum(['pay', 'cancel']).describe('What the learner chose.') }),
    response: CheckoutSchema,
  }),
};
