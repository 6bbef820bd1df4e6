import type { ModelChoice } from '../../config.ts';
import type { Log } from '../../platform/log.ts';
import { createEmbeddedTeacher } from './embedded.ts';
import type { Engine } from './engine.ts';
import type { Meter, Teacher } from './port.ts';

interface TeacherParts {
  engine: Engine;
  meter: Meter;
  log: Log;
}

/** The language model that the configuration names, with the built-in teacher behind it; otherwise that one alone. */
export async function chooseTeacher(
  choice: ModelChoice | undefined,
  { engine, meter, log }: TeacherParts,
): Promise<Teacher> {
  const embedded = createEmbeddedTeacher(engine);
  if (!choice) return embedded;
  // Loaded only where a model is used: the packages are large.
  const { openModelTeacher } = await import('./model/open.ts');
  return openModelTeacher(choice, { engine, embedded, meter, log });
}
