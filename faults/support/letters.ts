import type { TestSmtp } from '../../server/test/smtp.ts';
import type { Hall } from './hall.ts';
import { until } from './wait.ts';

/** Everybody who registered gets one letter; a worker that was killed while it handed one over may send that one again. */
export async function compareLetters(smtp: TestSmtp, hall: Hall, mayRepeat = 0): Promise<string[]> {
  const countOf = () => {
    const counts = new Map<string, number>();
    for (const { to } of smtp.delivered) {
      const address = to?.[0]?.address ?? '';
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
    return counts;
  };
  const missing = () => [...hall.registered].filter((email) => !countOf().has(email));
  await until('every letter has come', () => missing().length === 0, { seconds: 60 }).catch(() => {});
  const repeated = [...countOf().values()].filter((count) => count > 1).length;
  return [
    ...(missing().length > 0 ? [`${missing().length} letters lost`] : []),
    ...(repeated > mayRepeat ? [`${repeated} letters sent twice`] : []),
  ];
}
