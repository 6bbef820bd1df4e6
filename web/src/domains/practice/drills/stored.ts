import { jsonEntry, local } from '../../../lib/storage/entry.ts';
import type { Step } from './deal.ts';

/** A round under way: what was answered, and how much help was taken with the question that is open. */
export interface Round {
  round: number;
  steps: Step[];
  help: number;
}

const isRound = (value: unknown): value is Round =>
  typeof value === 'object' &&
  value !== null &&
  'round' in value &&
  typeof value.round === 'number' &&
  'help' in value &&
  typeof value.help === 'number' &&
  'steps' in value &&
  Array.isArray(value.steps);

export const storedDrill = {
  round: (sprintId: string, day: number) => jsonEntry('account', local, `drill_${sprintId}_${day}`, isRound),
};
