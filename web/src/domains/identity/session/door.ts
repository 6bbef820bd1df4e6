import { isSharedPhone } from '../../../lib/storage/shared-phone.ts';

/** Where people who are not signed in are sent: on a shared phone, to the names of those who learn there. */
export const door = (): '/who' | '/signin' => (isSharedPhone() ? '/who' : '/signin');
