import { endpoints } from '../../http/endpoint.ts';
import type { sharedPhoneOperations } from './schemas.ts';

export const sharedPhoneEndpoints = endpoints<typeof sharedPhoneOperations>()({
  open: { method: 'POST', path: '/auth/shared-phone/open', access: 'public' },
  join: { method: 'POST', path: '/auth/shared-phone/join', access: 'account' },
  setPin: { method: 'POST', path: '/auth/shared-phone/pin', access: 'account' },
  leave: { method: 'POST', path: '/auth/shared-phone/leave', access: 'account' },
});
