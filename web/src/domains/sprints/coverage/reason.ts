import { ApiError } from '@akada/contract/client';
import { commonTexts } from '../../../texts/en/common.ts';

/** Why a call failed, in words for people. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.message ? error.message : commonTexts.unreachable;
