import type { BrowserContext } from '@playwright/test';
import { type Account, createAccount } from '../../scripts/lib/account.mjs';

/** The part of an account that a signed-in browser keeps. */
type Session = Pick<Account, 'accessToken' | 'refreshToken' | 'user'>;

/** Makes an account and lets the context's pages start signed in with it. */
export async function signedIn(context: BrowserContext, url: string, given?: Parameters<typeof createAccount>[1]) {
  const account = await createAccount(url, given);
  await keepSession(context, account);
  return account;
}

/** Puts a session where the app keeps it, once: a later log-out in the journey stays one. */
export async function keepSession(
  context: BrowserContext,
  { accessToken, refreshToken, user }: Session,
): Promise<void> {
  const entries = {
    token: accessToken,
    refreshToken,
    user: JSON.stringify(user),
    userId: user.id,
    userName: user.name,
    userEmail: user.email,
  };
  await context.addInitScript((values) => {
    // A blank page, such as the accessibility check opens, has no storage.
    if (location.protocol === 'about:') return;
    // Not in the storage, which a log-out empties.
    if (window.name === 'journey-signed-in') return;
    window.name = 'journey-signed-in';
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}
