import { ApiError, type AuthResponse } from '@akada/contract/client';
import { client } from '../../../lib/client.ts';
import { toSafePath } from '../../../lib/safe-path.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { storedAuth } from '../session/stored.ts';
import { storedSignIn } from '../stored.ts';
import type { SocialProvider } from './failures.ts';

const { startGoogle, startApple, startCampus } = client.social;
const starts = { google: startGoogle, apple: startApple, campus: startCampus };

/**
 * Asks the server where the provider's log-in is, and goes there. `origin` is where the guard stopped the visitor;
 * `proofFor` is what somebody proves their account for.
 */
export async function startSocialSignIn(
  provider: SocialProvider,
  origin: string | null,
  proofFor?: string,
): Promise<void> {
  const { url, browser_key } = await starts[provider]({ query: { proof_for: proofFor } });
  if (!/^https?:\/\//i.test(url)) throw new Error('The answer holds no address to go to');
  storedAuth.socialKey.set(browser_key);
  if (proofFor === undefined || origin === null) storedSignIn.placeOfProof.remove();
  else storedSignIn.placeOfProof.set(origin);
  // The page is left, and its navigation state with it.
  if (origin !== null) storedReturn.redirectAfterAuth.set(origin);
  window.location.assign(url);
}

/** Where to go back to when nothing was proved, in this tab; null where nobody was asked to. */
export const placeOfProof = (): string | null => toSafePath(storedSignIn.placeOfProof.get());

export type SocialOutcome =
  | { kind: 'entered'; session: AuthResponse; isNew: boolean }
  /** The address has an account with a password, which is asked once. */
  | { kind: 'link' };

/** Whether a sign-in was begun in this tab, also by somebody who is in already and proves who they are. */
export const isSocialSignInBegun = (): boolean => storedAuth.socialKey.get() !== null;

/** Redeems the one-time code that came back in the address of the page. */
export async function finishSocialSignIn(code: string): Promise<SocialOutcome> {
  const invitedBy = storedSignIn.referralCode.get();
  try {
    const { is_new, ...session } = await client.social.exchange({
      body: { code, browser_key: storedAuth.socialKey.get() ?? 'none', ...(invitedBy && { referral_code: invitedBy }) },
    });
    storedAuth.socialKey.remove();
    storedSignIn.referralCode.remove();
    return { kind: 'entered', session, isNew: is_new };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_required') return { kind: 'link' };
    throw error;
  }
}

export async function linkSocialSignIn(code: string, password: string): Promise<AuthResponse> {
  const { is_new: _, ...session } = await client.social.link({
    body: { code, password, browser_key: storedAuth.socialKey.get() ?? 'none' },
  });
  storedAuth.socialKey.remove();
  return session;
}
