import type { Answered, Asked, PublicAsk } from '../../../platform/public-ask.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { PlatformRow } from './platforms.repo.ts';

/** Asks one of a platform's services as this tool. */
export type AskService = (platform: PlatformRow, scope: string, url: URL, asked: Asked) => Promise<Answered>;

export function createAskService({ door, tokens }: { door: PublicAsk; tokens: AccessTokens }): AskService {
  const askWith = (token: string, url: URL, { headers, ...asked }: Asked) =>
    door.ask(url, { ...asked, headers: { ...headers, authorization: `Bearer ${token}` } });

  return async (platform, scope, url, asked) => {
    const kept = tokens.findKept(platform, scope);
    const answer = kept === undefined ? undefined : await askWith(kept, url, asked);
    // A platform may take a token back before its time; a new one is asked for once.
    if (answer && answer.status !== 401) return answer;
    return askWith(await tokens.fetch(platform, scope), url, asked);
  };
}
