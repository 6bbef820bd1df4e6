import { sendWithSession } from './client.ts';
import { clientBy } from './client-by.ts';
import type { Early } from './early.ts';
import { noticeOutage } from './service.ts';

/** A client whose answer is what was asked for early, if that came. */
export const clientAfter = (early: Early | null) =>
  clientBy(async (call) => {
    const answer = await early?.response;
    if (!answer) return sendWithSession(call);
    void noticeOutage(answer);
    return answer;
  });
