import type { ModelChoice } from '../../../config.ts';
import type { Log } from '../../../platform/log.ts';
import type { Engine } from '../engine.ts';
import type { Meter, Teacher } from '../port.ts';
import { Circuit } from './circuit.ts';
import { createModelClient } from './client.ts';
import { type OpenedModel, openModel } from './provider.ts';
import { type Patience, usualPatience } from './retry.ts';
import { createModelTeacher } from './teacher.ts';

interface ModelParts {
  engine: Engine;
  embedded: Teacher;
  meter: Meter;
  log: Log;
  patience?: Patience;
  circuit?: Circuit;
}

/** The teacher over the chosen model. */
export function openModelTeacher(choice: ModelChoice, parts: ModelParts): Teacher {
  const { engine, embedded, meter, log, patience = usualPatience, circuit = new Circuit() } = parts;
  let opened: Promise<OpenedModel> | undefined;
  const model = () => {
    opened ??= openModel(choice);
    return opened;
  };
  const client = createModelClient({ name: choice.name, model, meter, circuit, patience, log });
  return createModelTeacher({ client, engine, embedded, meter, log });
}
