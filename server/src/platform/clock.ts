/** The only source of "now". Tests move it; rules get the moment passed in. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
