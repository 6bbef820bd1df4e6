import type { ModelAddress, ModelChoice } from '../../../config.ts';
import type { Log } from '../../../platform/log.ts';
import type { Engine } from '../engine.ts';
import type { Meter, Teacher } from '../port.ts';
import { Circuit } from './circuit.ts';
import { createModelClient, type ModelClient } from './client.ts';
import { type Means, meansOf } from './means.ts';
import { type OpenedModel, openModel } from './provider.ts';
import { type Patience, usualPatience } from './retry.ts';
import { createModelTeacher } from './teacher.ts';

interface ModelParts {
  engine: Engine;
  embedded: Teacher;
  meter: Meter;
  log: Log;
  /** Told of every question that is left out, and why. */
  onRefused?: (question: string, why: string) => void;
  patience?: Patience;
  circuit?: Circuit;
}

/** One model of a provider, by its name. */
export function openModelClient(
  address: ModelAddress,
  { meter, log, patience = usualPatience, circuit = new Circuit() }: Omit<ModelParts, 'engine' | 'embedded'>,
): ModelClient {
  const opened = new Map<Means, Promise<OpenedModel>>();
  const model = (means: Means) => {
    const known = opened.get(means) ?? openModel(address, means);
    opened.set(means, known);
    return known;
  };
  const { name, provider } = address;
  return createModelClient({ name, model, means: meansOf(provider), meter, circuit, patience, log });
}

/** The teacher over the chosen model. */
export function openModelTeacher(choice: ModelChoice, parts: ModelParts): Teacher {
  const { engine, embedded, meter, log, onRefused, patience = usualPatience, circuit = new Circuit() } = parts;
  const clientOf = (name: string) => openModelClient({ ...choice, name }, { meter, log, patience, circuit });
  const client = clientOf(choice.name);
  const checker = choice.checkName ? clientOf(choice.checkName) : client;
  return createModelTeacher({ client, checker, checks: choice.checks, onRefused, engine, embedded, meter, log });
}
