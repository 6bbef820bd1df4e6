import { isFromLoopback, namesLoopback } from '../../../platform/loopback.ts';
import type { Handlers } from '../../../platform/mount.ts';
import type { RecoveryService } from './recovery.ts';

/** `outbox` is the page of kept mails, where mails are not sent; only people on this machine can open it. */
export function recoveryRoutes(recovery: RecoveryService, outbox: string | undefined): Handlers<'recovery'> {
  return {
    forgotPassword: async ({ body, request }) => ({
      ...(await recovery.request(body.email)),
      ...(outbox && isFromLoopback(request) && namesLoopback(request) && { outbox }),
    }),
    verifyCode: ({ body, caller }) => recovery.verify(body, caller),
    resetPassword: ({ body, caller }) => recovery.reset(body, caller),
  };
}
