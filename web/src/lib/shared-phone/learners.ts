import type { User } from '@akada/contract/client';
import { type Learner, storedSharedPhone } from '../storage/shared-phone.ts';
import { randomBytes, toText } from './bytes.ts';

/** Who learns on this phone, by name; empty where it is not shared. */
export function listLearners(): Learner[] {
  const learners = storedSharedPhone.phone.get()?.learners ?? [];
  return learners.toSorted((one, other) => one.name.localeCompare(other.name));
}

export const findLearner = (userId: string): Learner | undefined => listLearners().find(({ id }) => id === userId);

/** Puts somebody on the list, or changes what it says of them. */
export function putLearner({ id, name, email, avatar_url }: User, changed: Partial<Learner> = {}): Learner {
  const phone = storedSharedPhone.phone.get() ?? { owner: id, learners: [] };
  const before = phone.learners.find((one) => one.id === id);
  const fresh = { place: toText(randomBytes(32)), hasPin: false, waiting: 0 };
  const learner: Learner = { ...fresh, ...before, id, name, email, avatar_url, ...changed };
  storedSharedPhone.phone.set({ ...phone, learners: [...phone.learners.filter((one) => one.id !== id), learner] });
  return learner;
}

export function changeLearner(userId: string, changed: Partial<Learner>): void {
  const learner = findLearner(userId);
  if (learner) putLearner(learner, changed);
}

/** Takes somebody off the list; the last one takes the list along. */
export function dropLearner(userId: string): void {
  const phone = storedSharedPhone.phone.get();
  if (!phone) return;
  const learners = phone.learners.filter(({ id }) => id !== userId);
  if (learners.length > 0) storedSharedPhone.phone.set({ ...phone, learners });
  else storedSharedPhone.phone.remove();
}

/** The one who turned it on may turn it off; where that one was forgotten, anybody who learns here. */
export function mayTurnOff(userId: string): boolean {
  const phone = storedSharedPhone.phone.get();
  return phone !== null && (phone.owner === userId || !phone.learners.some(({ id }) => id === phone.owner));
}
