import { z } from 'zod';
import { operation } from '../http/operation.ts';

const ReferralSchema = z.object({
  code: z.string().describe('The account’s own; permanent.'),
  link: z.string().describe('Full address of the sign-up page with the code.'),
  points: z.number().int().describe('Given for confirmed sign-ups, on either side of them.'),
  invited: z.number().int().describe('How many signed up through the link.'),
  confirmed: z.number().int().describe('How many of them confirmed their address.'),
});
export type Referral = z.output<typeof ReferralSchema>;

export const referralOperations = {
  get: operation({
    summary: 'The invitation link and what came of it',
    response: ReferralSchema,
  }),
};
