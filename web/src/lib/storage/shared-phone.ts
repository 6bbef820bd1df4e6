import { jsonEntry, local, textEntry } from './entry.ts';
import { hasTexts, isRecord } from './shapes.ts';

/** Somebody who learns on this phone. */
export interface Learner extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  avatar_url: string | null;
  /** The secret of this account's place here: without it a PIN opens nothing (server: identity/shared-phone). */
  place: string;
  hasPin: boolean;
  /** How much had not been sent when it was locked. */
  waiting: number;
  /** The key of what is locked, wrapped by the PIN: for whoever chose to come back without a network too. */
  offline?: WrappedKey;
}

export interface WrappedKey {
  salt: string;
  iv: string;
  wrapped: string;
  /** PINs that were wrong since the last right one. */
  wrongTries: number;
}

export interface SharedPhone {
  /** Who turned it on. */
  owner: string;
  learners: Learner[];
}

const isLearner = (value: unknown): value is Learner => hasTexts('id', 'name', 'email', 'place')(value);
const isSharedPhoneShape = (value: unknown): value is SharedPhone =>
  isRecord(value) &&
  typeof value.owner === 'string' &&
  Array.isArray(value.learners) &&
  value.learners.every(isLearner);

export const storedSharedPhone = {
  /** Null: this phone is one person's. */
  phone: jsonEntry('device', local, 'sharedPhone', isSharedPhoneShape),
  /** Locks what the account leaves here. It is the account's own, and is locked with everything else. */
  sealKey: textEntry('account', local, 'sealKey'),
};

/** Whether accounts stay here, locked, when another signs in (ruling A19). */
export const isSharedPhone = (): boolean => storedSharedPhone.phone.get() !== null;
