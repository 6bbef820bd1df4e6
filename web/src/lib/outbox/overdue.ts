import { ApiError } from '@akada/contract/client';
import { outboxTexts } from '../../texts/en/outbox.ts';

/** Servers keep the key of a call for 30 days; two are for clocks, and for the way. */
const MOST_MS = 28 * 24 * 60 * 60_000;
const GONE = 410;

/** Whether nobody could say any more if a call that has waited for so long had arrived before. */
export const isOverdue = (since: number): boolean => Date.now() - since > MOST_MS;

/** What such a call is refused with, here. */
export const overdue = () => new ApiError(GONE, { detail: outboxTexts.overdue });
