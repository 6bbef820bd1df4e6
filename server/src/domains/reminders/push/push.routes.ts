import type { Handlers } from '../../../platform/mount.ts';
import type { PushService } from './push.ts';

export function pushRoutes(push: PushService): Handlers<'push'> {
  return {
    state: ({ account }) => push.state(account),
    register: ({ account, body }) => push.register(account, body),
    remove: ({ account }) => push.remove(account),
  };
}
