import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const PackageSchema = z.object({
  id: z.string().describe('Names the package when it is bought.'),
  name: z.string().describe('Its name.'),
  price: z.number().int().describe('In naira.'),
  document_count: z.number().int().describe('How many documents it unlocks.'),
  description: z.string().describe('What one gets, in a sentence.'),
});
export type TokenPackage = z.output<typeof PackageSchema>;

const BalanceSchema = z.object({
  available_documents: z.number().int().describe('Tokens left. The free first document is not among them.'),
  documents_used: z.number().int().describe('Documents unlocked so far, the free one included.'),
  used_free_trial: z.boolean().describe('Whether the free first document was taken.'),
  unlocked_documents: z.number().int().describe('Unlocked documents that are still there and cost nothing more.'),
});
export type TokenBalance = z.output<typeof BalanceSchema>;

export const tokensOperations = {
  packages: operation({
    summary: 'What can be bought',
    response: z.object({ packages: z.array(PackageSchema).describe('Cheapest first.') }),
  }),
  balance: operation({ summary: 'The caller’s document tokens', response: BalanceSchema }),
  purchase: operation({
    summary: 'Begin to buy a package; the page then goes to `authorization_url`',
    body: z.object({ package_id: z.string().max(64).describe('The package’s id.') }),
    status: 201,
    response: z.object({
      reference: z.string().describe('Names the payment; comes back as `/tokens/complete?reference=`.'),
      authorization_url: z.string().describe('Where it is paid.'),
    }),
    errors: ['not_on_sale', 'package_not_found', 'payments_unavailable'],
    limit: { max: 60, per: 'hour' },
  }),
  verify: operation({
    summary: 'Whether a purchase was paid; its tokens are credited once, however often this is asked',
    params: z.object({ reference: z.string().max(100).describe('The payment’s reference.') }),
    response: z.object({
      verified: z.boolean().describe('True once it is paid.'),
      status: z
        .enum(['pending', 'paid', 'failed', 'mismatched', 'refunded', 'disputed'])
        .describe(
          '`failed` where it was cancelled or refused, `mismatched` where another sum came in than was asked for.',
        ),
      token_balance: BalanceSchema,
    }),
    errors: ['payments_unavailable'],
  }),
};
