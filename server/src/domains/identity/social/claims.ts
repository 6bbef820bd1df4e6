import { cutTo, isStorable, storable } from '../../../platform/storable.ts';

/** What providers tell of people, and what of it can be kept. */

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
