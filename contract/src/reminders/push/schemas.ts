import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const base64url = (characters: number) =>
  z
    .string()
    .max(characters + 2)
    .regex(/^[\w-]+=*$/, 'Not base64url');

export const pushOperations = {
  state: operation({
    summary: 'Whether this device shows reminders, and the key with which a browser allows it',
    response: z.object({
      public_key: z.string().describe('The application server key (VAPID), base64url.'),
      is_on: z.boolean().describe('Whether the session that asks has a device.'),
      devices: z.number().int().min(0).describe('How many devices of the account show reminders.'),
    }),
  }),
  register: operation({
    summary: 'Show reminders on this device, for as long as its session lasts',
    body: z.object({
      endpoint: z.url().max(1000).describe('Where the browser’s push service takes messages.'),
      keys: z.object({
        p256dh: base64url(88).describe('The browser’s public key.'),
        auth: base64url(24).describe('The browser’s secret.'),
      }),
    }),
    status: 204,
    errors: ['push_not_usable'],
    limit: { max: 60, per: 'hour' },
  }),
  remove: operation({ summary: 'Show no more reminders on this device', status: 204 }),
};
