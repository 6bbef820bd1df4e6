import type { Operations } from './engine-operations.ts';

/** What the engine's threads are asked for. */

export type OperationName = keyof Operations;
export type Values<N extends OperationName> =
  Parameters<Operations[N]> extends [...infer Plain, (share: number) => void] ? Plain : Parameters<Operations[N]>;

export interface EngineJob {
  operation: OperationName;
  values: unknown[];
}
