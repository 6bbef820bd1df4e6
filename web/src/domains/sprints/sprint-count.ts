import { sendMessage } from '../../lib/messages.ts';
import { storedSprints } from './stored.ts';

/** One sprint more or fewer: kept for this browser, and told to every tab, which then asks the server. */
export function changeSprintCount(by: 1 | -1): void {
  const count = Math.max(0, storedSprints.sprintCount.get() + by);
  storedSprints.sprintCount.set(count);
  sendMessage({ type: 'SPRINT_COUNT_UPDATED', count });
}
