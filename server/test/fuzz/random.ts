/** Small and seeded, so that a failing request can be made again. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  return {
    below: (end: number): number => Math.floor(random() * end),
    chance: (share: number): boolean => random() < share,
    pick: <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T,
    word: (): string => random().toString(36).slice(2),
  };
}

export type Random = ReturnType<typeof createRandom>;
