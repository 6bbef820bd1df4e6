import { tmpdir } from 'node:os';
import { embed } from '@akada/meaning';
import type { ModelChoice } from '../../config.ts';
import type { Log } from '../../platform/log.ts';
import { createDirections } from './directions.ts';
import { type ByMeaning, createEmbeddedTeacher } from './embedded.ts';
import type { Engine } from './engine.ts';
import type { Meter, Teacher } from './port.ts';

interface TeacherParts {
  engine: Engine;
  /** Whether the tutor also looks by meaning, where the package for that is installed. */
  meaning?: boolean;
  meter: Meter;
  log: Log;
  /** Where what was made of the library's texts is kept. */
  folder?: string | undefined;
}

/** The language model that the configuration names, with the built-in teacher behind it; otherwise that one alone. */
export async function chooseTeacher(
  choice: ModelChoice | undefined,
  { engine, meaning = false, meter, log, folder }: TeacherParts,
): Promise<Teacher> {
  const embedded = createEmbeddedTeacher(engine, {
    byMeaning: meaning ? findByMeaning(log, engine, folder) : undefined,
  });
  if (!choice) return embedded;
  // Loaded only where a model is used: the packages are large.
  const { openModelTeacher } = await import('./model/open.ts');
  return openModelTeacher(choice, { engine, embedded, meter, log });
}

function findByMeaning(log: Log, engine: Engine, folder = tmpdir()): ByMeaning | undefined {
  if (embed([])) {
    const onFault = (error: unknown) => log.warn({ err: error }, 'finding a place by meaning');
    const directions = createDirections((texts, who) => engine.run('directions', [texts], { who }), folder, onFault);
    return { onFault, directions };
  }
  log.info('the tutor looks by words alone: the optional package for MEANING is not installed (npm install)');
  return undefined;
}
