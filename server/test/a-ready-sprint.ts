import { vi } from 'vitest';
import type { Person } from './factories.ts';

/** A sprint on COS 101 with the lessons of its first week; the app's workers have to run. */
export async function aReadySprint(owner: Person): Promise<string> {
  const { id } = await owner.client.sprints.create({ body: { topic: 'COS 101' } });
  await vi.waitUntil(
    async () => {
      const { weeks } = await owner.client.sprints.path({ params: { id }, query: {} });
      const ready = weeks[0]?.days.filter(({ lesson_ready }) => lesson_ready) ?? [];
      return ready.length >= 5;
    },
    { timeout: 60_000, interval: 200 },
  );
  return id;
}
