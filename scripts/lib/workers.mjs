import { availableParallelism } from 'node:os';

/**
 * How many processes of a kind run side by side: one for each core, as far as the memory that is free carries them.
 * @param {number} bytesEach
 */
export function workersOf(bytesEach) {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(process.availableMemory() / bytesEach)));
}
