import { sendMessage } from './messages.ts';
import { storage } from './storage.ts';

/** One sprint more or fewer: kept for this browser, and told to every tab, which then asks the server. */
export function changeSprintCount(by: 1 | -1): void {
  const count = Math.max(0, storage.sprintCount.get() + by);
  storage.sprintCount.set(count);
  sendMessage({ type: 'SPRINT_COUNT_UPDATED', count });
}
