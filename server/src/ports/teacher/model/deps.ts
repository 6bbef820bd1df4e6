import type { Engine } from '../engine.ts';
import type { Teacher } from '../port.ts';
import type { ModelClient } from './client.ts';
import type { Thoroughness } from './quiz/checks.ts';

/** What each of the model's tasks works with. The built-in teacher does what a model is not needed or not fit for. */
export interface TaskDeps {
  client: ModelClient;
  /** Solves and judges what the client wrote; the same one, unless a smaller model is named for it. */
  checker: ModelClient;
  checks: Thoroughness;
  /** Told of every question that is left out, and why. */
  onRefused?: ((question: string, why: string) => void) | undefined;
  engine: Engine;
  embedded: Teacher;
}
