import type { Config, ModelChoice } from '../../../config.ts';
import { findLocalModels, type LocalModel } from './find.ts';
import { readPassed } from './passed.ts';

export interface ResolvedModel {
  /** What teaches; nothing where the built-in teacher does. */
  model: ModelChoice | undefined;
  /** What runs on this machine and is not used, with how to use it: lines for the operator. */
  hints: string[];
}

type Settings = Pick<Config, 'mode' | 'dataDir' | 'ai'>;

/**
 * The model that the configuration names. Where it names none, a server in local mode looks for one on its own machine,
 * says what it found, and uses it once `npm run teacher:check` has passed with it.
 */
export async function resolveModel(
  { mode, dataDir, ai }: Settings,
  find: () => Promise<LocalModel[]> = findLocalModels,
): Promise<ResolvedModel> {
  if (ai.teacher !== 'auto' || ai.model || mode !== 'local') return { model: ai.model, hints: [] };
  const found = await find();
  const passed = await readPassed(dataDir);
  const known = found.find(({ baseUrl, name }) => baseUrl === passed?.baseUrl && name === passed.name);
  if (known) return { model: choiceOf(known, ai.checks), hints: [] };
  return { model: undefined, hints: found.slice(0, 3).map(hintFor) };
}

export function choiceOf(
  { baseUrl, name }: Pick<LocalModel, 'baseUrl' | 'name'>,
  checks: ModelChoice['checks'],
): ModelChoice {
  return { provider: 'openai-compatible', baseUrl, apiKey: undefined, name, checkName: undefined, checks };
}

const hintFor = ({ server, baseUrl, name }: LocalModel) =>
  `${server} offers ${name} at ${baseUrl}. To teach with it: npm run teacher:check -- ${baseUrl} ${name}`;
