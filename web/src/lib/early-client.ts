import { sendWithSession } from './client.ts';
import { clientBy } from './client-by.ts';
import type { Early } from './early.ts';

/** A client whose answer is what was asked for early, if that came. */
export const clientAfter = (early: Early | null) =>
  clientBy(async (call) => (await early?.response) ?? sendWithSession(call));
