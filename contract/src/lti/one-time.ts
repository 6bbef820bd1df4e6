import { z } from 'zod';

/** What a launch is redeemed by, in the browser that began it. */
export const oneTime = {
  code: z.string().min(1).max(200).describe('The one-time code of the launch.'),
  browser_key: z.string().min(1).max(200).describe('What the browser was given when the launch began in it.'),
};
