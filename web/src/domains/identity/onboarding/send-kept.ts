import type { LearningPlan } from '@akada/contract/client';
import { client } from '../../../lib/client.ts';
import { toProfile } from './answers.ts';
import { saveProfile } from './api.ts';
import { keep, readKept } from './kept.ts';

/**
 * Sends answers that were completed before there was an account. Only to an account that has no profile yet:
 * on a shared phone they may be somebody else's. null where there was nothing to send, or nowhere to send it.
 */
export async function sendWaitingAnswers(): Promise<LearningPlan | null> {
  const kept = readKept();
  if (kept?.outcome !== 'waiting') return null;
  const { profile_id } = await client.onboarding.recommendations();
  const profile = profile_id === null ? toProfile(kept.answers) : null;
  if (!profile) {
    keep({ ...kept, outcome: profile_id === null ? 'failed' : 'none' });
    return null;
  }
  const plan = await saveProfile(profile);
  keep({ ...kept, outcome: 'saved' });
  return plan;
}
