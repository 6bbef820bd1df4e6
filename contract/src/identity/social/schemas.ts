import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { AuthResponseSchema } from '../auth/schemas.ts';

const startOperation = (provider: string) =>
  operation({
    summary: `Begin to sign in with ${provider}: the browser is then sent to the url`,
    query: z.object({
      proof_for: z
        .string()
        .max(64)
        .optional()
        .describe('The launch for which an account is proved, where somebody signs in to join it.'),
    }),
    response: z.object({
      url: z.string().describe('Where to send the browser.'),
      browser_key: z.string().describe('Kept by the page that began; the sign-in can be finished only with it.'),
    }),
    errors: ['provider_not_configured', 'provider_unavailable'],
    limit: { max: 600, per: 'minute' },
  });

const returnOperation = (provider: string) =>
  operation({
    summary: `Where ${provider} sends the browser back to; answers with a redirect into the app`,
    query: z.object({
      code: z.string().max(4096).optional().describe('The provider’s code.'),
      state: z.string().max(512).optional().describe('What the sign-in began with.'),
      iss: z.string().max(500).optional().describe('Which provider it comes from, where the provider says so.'),
      error: z.string().max(200).optional().describe('Why the provider refused, or that the person did.'),
    }),
    raw: 'text/html',
  });

const oneTime = {
  code: z.string().min(1).max(200).describe('The one-time code from the address of the page.'),
  browser_key: z.string().min(1).max(200).describe('What the sign-in began with in this browser.'),
};

const SocialAuthSchema = AuthResponseSchema.extend({
  is_new: z.boolean().describe('True when the account was made just now.'),
});

const Provider = z.enum(['google', 'apple', 'campus']).describe('Who vouches for the person.');

const times = {
  linked_at: z.iso.datetime().describe('When it was linked, or made the account.'),
  last_used_at: z.iso.datetime().nullable().describe('When it last opened the account; null where that is not known.'),
};

const SignInLinkSchema = z.object({ provider: Provider, ...times });
export type SignInLink = z.output<typeof SignInLinkSchema>;

const PlatformLinkSchema = z.object({
  id: z.string().describe('Names it when it is to be removed.'),
  name: z.string().describe('What the learning platform is called here.'),
  ...times,
});
export type PlatformLink = z.output<typeof PlatformLinkSchema>;

export const socialOperations = {
  startGoogle: startOperation('Google'),
  startApple: startOperation('Apple'),
  startCampus: startOperation('the institution’s own account'),
  returnFromGoogle: returnOperation('Google'),
  returnFromApple: returnOperation('Apple'),
  returnFromCampus: returnOperation('the institution’s provider'),
  postFromApple: operation({
    summary: 'The same return by Apple’s form',
    consumes: 'form',
    body: z.object({
      code: z.string().max(4096).optional().describe('The provider’s code.'),
      state: z.string().max(512).optional().describe('What the sign-in began with.'),
      error: z.string().max(200).optional().describe('Why the provider refused, or that the person did.'),
      iss: z.string().max(500).optional().describe('Which provider it comes from, where the provider says so.'),
      user: z.string().max(4096).optional().describe('The name, as JSON; sent only the first time.'),
    }),
    raw: 'text/html',
  }),
  exchange: operation({
    summary: 'Exchange the one-time code for a session',
    body: z.object({
      ...oneTime,
      referral_code: z.string().max(40).optional().describe('The code of the person who invited a new account.'),
    }),
    response: SocialAuthSchema,
    errors: ['invalid_social_code', 'link_required', 'unconfirmed_provider_email', 'nothing_proved'],
    limit: { max: 600, per: 'minute' },
  }),
  link: operation({
    summary: 'Link the sign-in to the account that has the same address, proving its password once',
    body: z.object({ ...oneTime, password: z.string().min(1, 'Password is required').max(1024) }),
    response: SocialAuthSchema,
    errors: ['invalid_social_code', 'invalid_credentials', 'too_many_attempts'],
    limit: { max: 600, per: 'minute' },
  }),
  listLinks: operation({
    summary: 'From where the account can be entered, besides by its password',
    response: z.object({
      links: z.array(SignInLinkSchema).describe('Providers, the first linked first.'),
      platforms: z.array(PlatformLinkSchema).describe('Learning platforms, the first linked first.'),
      has_password: z.boolean().describe('Whether there is a password besides; without one the last way in stays.'),
    }),
  }),
  removeLink: operation({
    summary: 'Remove a link: that provider opens the account no longer, and what came by it is signed out',
    params: z.object({ provider: Provider }),
    status: 204,
    errors: ['last_sign_in'],
  }),
  removePlatform: operation({
    summary: 'Remove a learning platform: it opens the account no longer, and what came by it is signed out',
    params: z.object({ id: z.string().min(1).max(64).describe('Of the list.') }),
    status: 204,
    errors: ['last_sign_in', 'last_door'],
  }),
};
