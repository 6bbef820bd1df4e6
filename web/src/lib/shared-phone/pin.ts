import { ApiError, type AuthResponse } from '@akada/contract/client';
import { client } from '../client.ts';
import { NetworkError } from '../network.ts';
import { type Learner, storedSharedPhone } from '../storage/shared-phone.ts';
import { changeLearner, findLearner } from './learners.ts';
import { type LeftSession, lockUp, unlock } from './lock.ts';
import { MAX_TRIES, unwrapKey, wrapKey } from './wrapped-key.ts';

/** `closed`: only the password opens it now. `network`: nobody can check the PIN at the moment. */
export type PinOutcome =
  | { is: 'in'; session: AuthResponse & { seal_key: string } }
  | { is: 'back'; session: LeftSession }
  | { is: 'wrong'; text: string | null }
  | { is: 'closed' }
  | { is: 'network' };

/** Has the server check a PIN; without a network, those who chose so are let in by the phone itself. */
export async function tryPin(learner: Learner, pin: string): Promise<PinOutcome> {
  try {
    const body = { user_id: learner.id, place: learner.place, pin };
    return { is: 'in', session: await client.sharedPhone.open({ body }) };
  } catch (error) {
    if (error instanceof NetworkError) return learner.offline ? tryOffline(learner, pin) : { is: 'network' };
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'wrong_pin') return { is: 'wrong', text: error.message };
    if (error.code !== 'pin_closed') throw error;
    changeLearner(learner.id, { hasPin: false, offline: undefined });
    return { is: 'closed' };
  }
}

async function tryOffline(learner: Learner, pin: string): Promise<PinOutcome> {
  const { offline } = findLearner(learner.id) ?? {};
  if (!offline) return { is: 'network' };
  const sealKey = await unwrapKey(offline, pin);
  if (sealKey === null) {
    const wrongTries = offline.wrongTries + 1;
    changeLearner(learner.id, { offline: wrongTries < MAX_TRIES ? { ...offline, wrongTries } : undefined });
    return wrongTries < MAX_TRIES ? { is: 'wrong', text: null } : { is: 'network' };
  }
  changeLearner(learner.id, { offline: { ...offline, wrongTries: 0 } });
  const session = await unlock(learner.id, sealKey);
  if (session) {
    storedSharedPhone.sealKey.set(sealKey);
    return { is: 'back', session };
  }
  // The session had ended: only the server opens another.
  await lockUp(learner.id, sealKey);
  return { is: 'network' };
}

interface NewPin {
  pin: string;
  password: string;
  /** Whether it opens without a network too, where it only hides. */
  alsoOffline: boolean;
}

/** Sets the PIN of somebody who is signed in. */
export async function setPin({ id, place }: Learner, { pin, password, alsoOffline }: NewPin): Promise<void> {
  await client.sharedPhone.setPin({ body: { place, pin, ...(password && { current_password: password }) } });
  const sealKey = storedSharedPhone.sealKey.get();
  changeLearner(id, { hasPin: true, offline: alsoOffline && sealKey ? await wrapKey(sealKey, pin) : undefined });
}

export async function removePin({ id, place }: Learner): Promise<void> {
  await client.sharedPhone.setPin({ body: { place, pin: null } });
  changeLearner(id, { hasPin: false, offline: undefined });
}
