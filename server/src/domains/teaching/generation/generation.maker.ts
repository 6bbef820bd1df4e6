import type { Queries } from '../../../ports/db/port.ts';
import type { GenerationKind } from './generation.tables.ts';

export interface MakingContext {
  generationId: string;
  ownerId: string;
  address: string;
  /** Goes off when the learner cancels or the server stops: whatever was made is then thrown away. */
  signal: AbortSignal;
  /** The share done, from 0 to 1, and what is being done now, in words for the learner. */
  onProgress(share: number, doing: string): void;
  /** What may come later, once the result is saved and told: given its id, and lost if the server stops before. */
  afterwards(work: (resultId: string) => Promise<void>): void;
}

/** What a maker gives back: run in one transaction with the order's `done`, it saves the result and names its id. */
export type SaveResult = (trx: Queries) => Promise<string>;

/**
 * Makes one kind of thing. It calls the teacher outside any transaction. An `AppError` is told to the learner;
 * any other error is tried again, and may then find what an earlier run left: nothing, or everything.
 */
export interface GenerationMaker<Input extends object = object> {
  kind: GenerationKind;
  make(input: Input, context: MakingContext): Promise<SaveResult>;
  /** Runs in one transaction with the order's `failed`; a cancelled order is the affair of whoever cancels it. */
  onFailed?(trx: Queries, order: { generationId: string; ownerId: string }): Promise<void>;
}
