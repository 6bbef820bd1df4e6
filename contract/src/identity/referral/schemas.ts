import { z } from 'zod';
import { operation } from '../../http/operation.ts';

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
  check: operation({
    summary: 'Whether an invitation code is somebody’s, before the sign-up page promises anything for it',
    params: z.object({ code: z.string().max(40).describe('As it stands in the invitation link.') }),
    response: z.object({
      valid: z.boolean().describe('False: the code is nobody’s; one can sign up all the same.'),
      points: z.number().int().describe('What each side gets once the new address is confirmed; 0 where not valid.'),
    }),
    limit: { max: 600, per: 'minute' },
  }),
};
