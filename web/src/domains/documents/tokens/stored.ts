import { jsonEntry, local, session, textEntry } from '../../../lib/storage/entry.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';

export const storedTokens = {
  tokenBalance: jsonEntry('account', local, 'tokenBalance', isRecord),
  /** Tokens were offered in this tab without being asked for. */
  tokensOffered: textEntry('account', session, 'tokensOffered'),
};
