import type { Handlers } from '../../../platform/mount.ts';
import type { ConfirmationService } from './confirmation.ts';

export function confirmationRoutes(confirmation: ConfirmationService): Handlers<'confirmation'> {
  return {
    request: ({ account }) => confirmation.request(account.id),
    confirm: ({ body }) => confirmation.confirm(body.token),
  };
}
