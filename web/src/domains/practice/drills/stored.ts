import { jsonEntry, local } from '../../../lib/storage/entry.ts';
import type { Step } from './deal.ts';

/** A round under way: what was answered, and of the question that is open how much help was taken and what was given. */
export interface Round {
  round: number;
  steps: Step[];
  help: number;
  /** How many were answered when the lesson was offered last. */
  looked?: number;
  /** Typed or chosen, and not checked yet. */
  given?: string;
}

const isRound = (value: unknown): value is Round =>
  typeof value === 'object' &&
  value !== null &&
  'round' in value &&
  typeof value.round === 'number' &&
  'help' in value &&
  typeof value.help === 'number' &&
  'steps' in value &&
  Array.isArray(value.steps) &&
  (!('looked' in value) || typeof value.looked === 'number') &&
  (!('given' in value) || typeof value.given === 'string');

export const storedDrill = {
  round: (sprintId: string, day: number) => jsonEntry('account', local, `drill_${sprintId}_${day}`, isRound),
};
