import { z } from 'zod';
import { operation } from '../http/operation.ts';
import { AuthResponseSchema, Email } from '../identity/auth/schemas.ts';
import { oneTime } from './one-time.ts';

/** What a platform sends to begin with, by whichever method it likes. */
const initiation = z.object({
  iss: z.string().min(1).max(500).describe('Which platform it is.'),
  login_hint: z.string().min(1).max(2000).describe('Whom the platform means; it goes back as it came.'),
  target_link_uri: z.string().min(1).max(2000).describe('What shall be opened here.'),
  lti_message_hint: z.string().max(8000).optional().describe('What is launched; it goes back as it came.'),
  client_id: z.string().max(500).optional().describe('By which registration the platform knows this tool.'),
  lti_deployment_id: z.string().max(500).optional().describe('Where in the platform the tool was placed.'),
  lti_storage_target: z
    .string()
    .max(100)
    .optional()
    .describe('The frame that keeps things for tools whose cookies are blocked.'),
});

const loginPage = {
  raw: 'text/html',
  errors: ['invalid_launch'],
  limit: { max: 1200, per: 'minute' },
} as const;

const GoTo = z.string().describe('The path in the app that was launched.');

export const ltiOperations = {
  keys: operation({
    summary: 'The public keys by which platforms know what this tool signs (a JSON Web Key Set)',
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.string().describe('RSA.'),
          kid: z.string().describe('The key’s name.'),
          alg: z.string().describe('RS256.'),
          use: z.string().describe('For signatures.'),
          n: z.string().describe('The modulus, base64url.'),
          e: z.string().describe('The exponent, base64url.'),
        }),
      ),
    }),
    cacheSeconds: 300,
  }),
  login: operation({
    summary: 'Where a learning platform sends the browser to begin a launch; answers with a page that goes back to it',
    query: initiation,
    ...loginPage,
  }),
  loginByForm: operation({
    summary: 'The same by a form',
    consumes: 'form',
    body: initiation,
    ...loginPage,
  }),
  launch: operation({
    summary:
      'Where the platform posts its signed message; answers with a page that opens the app in a window of its own',
    consumes: 'form',
    bodyLimit: 256 * 1024,
    body: z.object({
      id_token: z.string().optional().describe('The signed message.'),
      state: z.string().optional().describe('What the launch began with.'),
      error: z.string().optional().describe('Why the platform refused.'),
    }),
    ...loginPage,
  }),
  handOver: operation({
    summary:
      'Where the page of a launch posts code and key from its frame into a new window, if that is cut off from it; taken from pages of this origin only',
    consumes: 'form',
    body: z.object(oneTime),
    raw: 'text/html',
    limit: { max: 600, per: 'minute' },
  }),
  register: operation({
    summary: 'Where a platform’s administrator opens an operator’s one-time link; registers the platform by itself',
    query: z.object({
      invite: z.string().min(1).max(200).describe('Of the operator’s link.'),
      openid_configuration: z.string().max(2000).optional().describe('Where the platform describes itself.'),
      registration_token: z.string().max(8000).optional().describe('By which the platform knows this registration.'),
    }),
    ...loginPage,
    limit: { max: 30, per: 'minute' },
  }),
  look: operation({
    summary: 'Who was launched, before anything is opened; the code stays good',
    body: z.object(oneTime),
    response: z.object({
      id: z.string().describe('Names the launch where an account is proved for it.'),
      platform: z.string().describe('What the platform is called here.'),
      name: z.string().describe('What the platform calls the person.'),
      is_known: z.boolean().describe('Whether this person of the platform has an account here.'),
      is_you: z.boolean().describe('Whether that account is the caller’s own.'),
      is_proved: z.boolean().describe('Whether the caller has just signed in for this launch.'),
    }),
    errors: ['invalid_launch'],
    limit: { max: 600, per: 'minute' },
  }),
  enter: operation({
    summary: 'Redeem the code for a session; a person who is not known yet gets an account without a password',
    body: z.object(oneTime),
    response: z.object({ session: AuthResponseSchema, go_to: GoTo }),
    errors: ['invalid_launch', 'account_disabled'],
    limit: { max: 600, per: 'minute' },
  }),
  open: operation({
    summary: 'Open the launch for the account that calls, which its person is joined to already',
    body: z.object(oneTime),
    response: z.object({ go_to: GoTo }),
    errors: ['invalid_launch', 'launched_by_another'],
    limit: { max: 600, per: 'minute' },
  }),
  join: operation({
    summary:
      'Join the launched person to an account that is proved here: by its password, or by the caller’s sign-in for this launch',
    body: z.object({
      ...oneTime,
      email: Email.optional(),
      password: z.string().min(1, 'Password is required').max(1024).optional().describe('Of the account.'),
      device_key: z.string().max(200).optional().describe('What an earlier log-in gave this device, if any did.'),
    }),
    response: z.object({
      session: AuthResponseSchema.nullable().describe('Null where the caller is in that account already.'),
      go_to: GoTo,
    }),
    errors: [
      'invalid_launch',
      'launched_by_another',
      'proof_required',
      'invalid_credentials',
      'too_many_attempts',
      'account_disabled',
      'busy',
    ],
    limit: { max: 600, per: 'minute' },
  }),
};
