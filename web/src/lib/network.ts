import type { Transport } from '@akada/contract/client';
import { commonTexts } from '../texts/en/common.ts';
import { noticeOutage } from './service.ts';

/** The server could not be reached. Nothing is known about the session, so nobody is signed out for it. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause?: unknown) {
    super(commonTexts.unreachable, { cause });
  }
}

/** Sends a call as it is. A call that its caller gave up stays an AbortError. */
export const sendPlain: Transport = async ({ url, init }) => {
  try {
    const answer = await fetch(url, init);
    void noticeOutage(answer);
    return answer;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError(cause);
  }
};

export const API_BASE = '/api/v1';
