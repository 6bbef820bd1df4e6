import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { SentAt } from '../../sent-at.ts';
import { PersonName, ProfileSchema, UserSchema } from '../auth/schemas.ts';
import { newPassword } from '../new-password.ts';

const AvatarForm = z
  .custom<FormData>((value) => value instanceof FormData)
  .meta({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', description: 'The picture.' } },
    required: ['file'],
  });

const NewPassword = newPassword(8);

export const SessionSchema = z.object({
  id: z.string().describe('Names the session when it is to be ended.'),
  device: z.string().describe('Browser and system as far as the browser says, such as "Chrome on Android".'),
  created_at: z.iso.datetime().describe('When it was opened by logging in or signing up.'),
  last_used_at: z.iso.datetime().describe('When it was last renewed; a session in use is renewed every 15 minutes.'),
  current: z.boolean().describe('Whether it is the one that asks.'),
});
export type Session = z.output<typeof SessionSchema>;

export const SettingsSchema = z.object({
  learning_style: z
    .enum(['visual', 'auditory', 'reading', 'kinesthetic'])
    .describe('How the learner likes to take things in; visual unless chosen otherwise.'),
  difficulty_preference: z
    .enum(['adaptive', 'easy', 'medium', 'hard'])
    .describe('How hard questions shall be; adaptive follows the learner.'),
  notifications_enabled: z.boolean().describe('Reminders as notices on the devices that allow them.'),
  email_notifications: z.boolean().describe('Reminders by mail; they need a confirmed address.'),
  reminders: z
    .enum(['off', 'weekly', 'daily'])
    .describe('How often to be reminded of what is still to be studied; off unless chosen otherwise.'),
  weekly_digest: z
    .boolean()
    .describe(
      'A letter on Monday mornings about the week before; needs a confirmed address, off unless chosen otherwise.',
    ),
  theme: z.enum(['light', 'dark', 'system']).describe('Colours of the product; dark unless chosen otherwise.'),
  focus: z
    .enum(['study', 'teach'])
    .describe('What Home shows first; study unless chosen otherwise. It is no role and gives no rights.'),
});
export type Settings = z.output<typeof SettingsSchema>;

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

export const accountOperations = {
  updateProfile: operation({
    summary: 'Change the name, the bio or the time zone; what is left out stays',
    body: z.object({
      name: PersonName.optional(),
      bio: z
        .string()
        .trim()
        .max(500, 'Bio must be at most 500 characters long')
        .optional()
        .describe('A few words about oneself; may be empty.'),
      timezone: z
        .string()
        .max(64)
        .refine(isTimeZone, 'Unknown time zone')
        .optional()
        .describe('IANA time zone in which the learner’s days are counted.'),
    }),
    response: ProfileSchema,
  }),
  remove: operation({
    summary: 'Delete the account with everything that belongs to it; all its sessions end at once',
    status: 204,
  }),
  putAvatar: operation({
    summary: 'Set the picture: PNG, JPEG or WebP up to 2 MB; a small square is made of it and the rest is dropped',
    consumes: 'multipart',
    body: AvatarForm,
    response: UserSchema,
    errors: ['image_not_usable', 'image_too_large', 'busy'],
    limit: { max: 60, per: 'hour' },
  }),
  removeAvatar: operation({
    summary: 'Remove the picture; initials are shown again',
    response: UserSchema,
  }),
  exportData: operation({
    summary: 'Everything that is kept about the signed-in person, as a zip of JSON files',
    raw: 'application/zip',
    limit: { max: 20, per: 'hour' },
  }),
  changePassword: operation({
    summary: 'Change the password; every other session of the account ends',
    body: z.object({
      current_password: z.string().min(1, 'Password is required').max(1024).describe('The password until now.'),
      new_password: NewPassword,
    }),
    status: 204,
    errors: ['wrong_password', 'common_password', 'password_not_set', 'too_many_attempts', 'busy'],
    limit: { max: 60, per: 'hour' },
  }),
  listSessions: operation({
    summary: 'Where the account is signed in, the last used first',
    response: z.object({ sessions: z.array(SessionSchema).describe('At least the one that asks.') }),
  }),
  endSession: operation({
    summary: 'Sign one session out',
    params: z.object({ id: z.string().max(64).describe('The session’s id.') }),
    status: 204,
  }),
  endAllSessions: operation({
    summary: 'Sign out everywhere: every session of the account ends, the one that asks included',
    query: z.object({
      remove_links: z
        .enum(['true', 'false'])
        .optional()
        .describe(
          'Whether providers and learning platforms shall open the account no longer; one stays without a password.',
        ),
    }),
    status: 204,
  }),
  getSettings: operation({
    summary: 'The learner’s settings, and the terms that they have yet to accept',
    response: SettingsSchema.extend({
      theme_chosen: z.boolean().describe('Whether the theme was chosen; until then the device’s holds.'),
      terms_to_accept: z
        .string()
        .nullable()
        .describe('Version of terms that are newer than those the person accepted; null where there are none.'),
    }),
  }),
  updateSettings: operation({
    summary:
      'Change settings; what is left out stays, and so does what was chosen later elsewhere: the answer is what holds',
    body: SettingsSchema.partial().extend({
      chosen_at: z.iso
        .datetime({ offset: true })
        .optional()
        .describe(
          'When it was chosen, for what may arrive late; the moment of the call without it, and never after that.',
        ),
      sent_at: SentAt,
    }),
    response: SettingsSchema,
  }),
};
