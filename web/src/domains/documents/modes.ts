export type Mode = 'analysis' | 'quiz' | 'study';
export const modes: readonly Mode[] = ['analysis', 'quiz', 'study'];

export const questionCounts = [5, 10, 15, 20, 25, 30] as const;
/** Up to this many questions the quiz comes with the answer of the call; above it is asked for again and again. */
const SYNCHRONOUS_TO = 10;
const WARN_ABOVE = 20;

export const isAsynchronous = (count: number): boolean => count > SYNCHRONOUS_TO;
export const isMany = (count: number): boolean => count > WARN_ABOVE;
