import { isOvertaken, openSeal } from '../../../lib/storage/account-storage.ts';
import { storedOnboarding } from '../onboarding/stored.ts';

/**
 * Gives an account back what its expired session left here. Onboarding that somebody only looked into since then does
 * not push aside what the account had answered.
 */
export function unseal(userId: string): void {
  const { onboarding } = storedOnboarding;
  openSeal(userId, (area, key) =>
    key === onboarding.key ? onboarding.get()?.outcome === 'waiting' : isOvertaken(area, key),
  );
}
