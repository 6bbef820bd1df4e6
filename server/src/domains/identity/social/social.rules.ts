import { cutTo, isStorable, storable } from '../../../platform/storable.ts';

/** How long a sign-in may take at the provider, and how long its one-time code may be redeemed. */
export const providerMinutes = 15;
export const codeMinutes = 10;

export const providerTitles = { google: 'Google', apple: 'Apple', campus: 'Campus' } as const;

export function isExpired(since: Date, minutes: number, now: Date): boolean {
  return now.getTime() - since.getTime() > minutes * 60_000;
}

/**
 * Whether a claim is one address, and nothing that becomes another when it is put into lower case (the sign of Kelvin
 * becomes a k): what a provider vouches for is taken for the person's own.
 */
export const isOneAddress = (email: string): boolean =>
  email.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email);

/** What to call somebody whose provider tells no name. */
export function nameFor(name: string | null | undefined, email: string): string {
  return cutTo(name?.trim() ?? '', 120) || cutTo(email.split('@')[0] ?? email, 120);
}

/** Apple sends the name once, as JSON of its own shape; whatever else comes is no name. */
export function nameFromApple(user: string | undefined): string | undefined {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return storable(parts.join(' ')).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A subject is a key of the database, where nothing longer fits; no provider's is. */
const longestSubject = 1000;

/** Whether what a provider tells of a person can be kept as it is. */
export const isKeepable = (identity: { subject: string }): boolean =>
  identity.subject.length > 0 && identity.subject.length <= longestSubject && isStorable(identity);
