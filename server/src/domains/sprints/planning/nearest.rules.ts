import { shareOf, tellingWords } from './words.rules.ts';

/** How near a course or a lesson is to what was asked for. */

/** Half of a title that was not asked for is another subject. */
const nearEnough = 0.5;

/** From 0 to 1: both how much of what was asked for is in the name, and how much of the name was asked for. */
export function nearness(asked: string, name: string): number {
  const [wanted, there] = [tellingWords(asked), tellingWords(name)];
  return shareOf(wanted, new Set(there)) * shareOf(there, new Set(wanted));
}

/** The nearest of several, where one is near enough. */
export function nearestOf<T>(
  asked: string,
  candidates: readonly T[],
  nameOf: (candidate: T) => string,
  least = nearEnough,
): T | null {
  let best: { candidate: T; score: number } | null = null;
  for (const candidate of candidates) {
    const score = nearness(asked, nameOf(candidate));
    if (score >= least && score > (best?.score ?? 0)) best = { candidate, score };
  }
  return best?.candidate ?? null;
}

/** What a learner may mean by "COS 101 — Introduction to Computing Sciences, CCMAS": its parts, the whole first. */
export function readingsOf(topic: string): string[] {
  const withoutStandard = topic.replace(/[\s,(]*\b(?:CCMAS|BMAS)\b\)?/gi, '').trim();
  const parts = withoutStandard.split(/\s+[—–-]\s+|[:(),]\s*/).map((part) => part.trim());
  const codes = withoutStandard.match(/\b[A-Za-z]{2,4}[\s-]?\d{3}\b/g) ?? [];
  return [...new Set([withoutStandard, ...codes, ...parts])].filter((reading) => reading !== '');
}
