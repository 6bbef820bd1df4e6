import { join } from 'node:path';
import { listContract, toOpenApi } from '../src/index.ts';
import { apiFacts } from './api-facts.ts';

/** What the last release promised, a line each, packed. */
export const promisedFile = join(import.meta.dirname, 'promised.txt.gz');

/** What the API promises as it is now. */
export const promisesNow = (): string[] => apiFacts(toOpenApi(listContract(), { title: 'Akada', version: '' }));
