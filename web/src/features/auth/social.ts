import { ApiError } from '@akada/contract/client';
import { API_BASE, sendPlain } from '../../lib/network.ts';
import type { SocialProvider } from './failures.ts';

/** Asks the server where the provider's log-in is, and goes there. */
export async function startSocialSignIn(provider: SocialProvider): Promise<void> {
  const path = `/auth/${provider}`;
  const response = await sendPlain({
    endpoint: { method: 'GET', path, access: 'public' },
    url: API_BASE + path,
    init: { method: 'GET', headers: { accept: 'application/json' } },
  });
  if (!response.ok) throw await ApiError.from(response);
  const { url } = (await response.json()) as { url?: unknown };
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) throw new Error('The answer holds no address to go to');
  window.location.assign(url);
}
