import type { ModelChoice } from '../../config.ts';
import type { Log } from '../../platform/log.ts';
import { createEmbeddedTeacher } from './embedded.ts';
import type { Engine } from './engine.ts';
import { findModel } from './meaning/model-files.ts';
import type { Meter, Teacher } from './port.ts';

interface TeacherParts {
  engine: Engine;
  /** Whether the tutor also looks by meaning, where the package for that is installed. */
  meaning?: boolean;
  meter: Meter;
  log: Log;
}

/** The language model that the configuration names, with the built-in teacher behind it; otherwise that one alone. */
export async function chooseTeacher(
  choice: ModelChoice | undefined,
  { engine, meaning = false, meter, log }: TeacherParts,
): Promise<Teacher> {
  const onFault = (error: unknown) => log.warn({ err: error }, 'finding a place by meaning');
  const embedded = createEmbeddedTeacher(engine, { byMeaning: meaning && findModel() ? { onFault } : undefined });
  if (!choice) return embedded;
  // Loaded only where a model is used: the packages are large.
  const { openModelTeacher } = await import('./model/open.ts');
  return openModelTeacher(choice, { engine, embedded, meter, log });
}
