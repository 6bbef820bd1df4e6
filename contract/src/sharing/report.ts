import { z } from 'zod';
import { Email } from '../identity/auth/schemas.ts';

/** What whoever opens a shared link says is wrong with what it leads to. */
export const ReportBody = z.object({
  reason: z.enum(['offensive', 'personal_data', 'copyright', 'spam', 'other']).describe('What is wrong with it.'),
  message: z.string().trim().max(2000, 'At most 2000 characters').default('').describe('In one’s own words.'),
  email: Email.optional().describe('For questions about the report; not needed.'),
});
