import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { createPublicDoor } from '../../platform/public-door.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Push } from './port.ts';
import { deriveVapidKeys } from './vapid.ts';
import { createWebPush } from './web-push.ts';

/** How a push service reaches whoever runs this server. */
const subjectOf = ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>) =>
  publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:${/[^\s<]+@[^\s>]+/.exec(mail.operator)?.[0] ?? 'akada@localhost'}`;

/** There is one way to browsers, and it needs no account: the key follows from the server's secret. */
export function choosePush(config: Pick<Config, 'publicUrl' | 'mail'>, secrets: Secrets, clock: Clock): Push {
  const keys = deriveVapidKeys((attempt) => secrets.key(`vapid ${attempt}`), subjectOf(config));
  return createWebPush({ keys, clock, door: createPublicDoor() });
}
