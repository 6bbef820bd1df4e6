import type { Engine } from '../engine.ts';
import type { Teacher } from '../port.ts';
import type { ModelClient } from './client.ts';

/** What each of the model's tasks works with. The built-in teacher does what a model is not needed or not fit for. */
export interface TaskDeps {
  client: ModelClient;
  engine: Engine;
  embedded: Teacher;
}
