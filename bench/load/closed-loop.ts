import { type Answer, percentile } from './arrivals.ts';
import { cpuTime } from './cpu-time.ts';

export interface Pace {
  perSecond: number;
  p50: number;
  p95: number;
  failed: number;
  /** What one answer cost all processes together, the generator among them. */
  cpuMs: number;
}

/** So many people who each ask again as soon as they were answered, for some seconds. */
export async function keepBusy(
  people: number,
  seconds: number,
  ask: (number: number) => Promise<Answer>,
): Promise<Pace> {
  const answers: Answer[] = [];
  const workedBefore = cpuTime();
  const began = performance.now();
  const endsAt = began + seconds * 1000;
  let number = 0;
  const person = async () => {
    while (performance.now() < endsAt) {
      number += 1;
      answers.push(await ask(number));
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  const times = answers.map(({ ms }) => ms);
  return {
    perSecond: (1000 * answers.length) / (performance.now() - began),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failed: answers.filter(({ status }) => status < 200 || status > 299).length,
    cpuMs: (cpuTime() - workedBefore) / answers.length,
  };
}

/** One person's page that asks for several things at once: as slow as the slowest, and failed if one of them is. */
export async function together(calls: Promise<Answer>[]): Promise<Answer> {
  const answers = await Promise.all(calls);
  const refused = answers.find(({ status }) => status < 200 || status > 299);
  return { status: refused?.status ?? 200, body: '', ms: Math.max(...answers.map(({ ms }) => ms)) };
}
