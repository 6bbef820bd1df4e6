import type { Handlers } from '../../../platform/mount.ts';
import type { SharedPhones } from './shared-phone.ts';

export function sharedPhoneRoutes(phones: SharedPhones): Handlers<'sharedPhone'> {
  return {
    open: ({ body, caller }) => phones.open(body, caller),
    join: ({ account, body }) => phones.join(account, body),
    setPin: ({ account, body, caller }) => phones.setPin(account, body, caller),
    leave: ({ account, body }) => phones.leave(account, body),
  };
}
