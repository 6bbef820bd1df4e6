import type { TokenBalance } from '@akada/contract/client';
import { tokensTexts } from './texts.ts';

const texts = tokensTexts.price;

/** What making something from documents costs, of which so many are not unlocked yet; the first of all is free. */
export function describePrice({ available_documents, used_free_trial }: TokenBalance, locked: number): string {
  if (locked === 0) return texts.unlocked;
  const tokens = used_free_trial ? locked : locked - 1;
  return tokens === 0 ? texts.free : texts.tokens(tokens, Math.max(0, available_documents));
}
