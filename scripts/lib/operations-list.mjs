import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Browsers get the tables of endpoints and never a schema, so endpoints and operations lie in two files and need two
 * lists. Only the first is written by people; this makes the second of it.
 */

const folder = join(root, 'contract/src');
export const operationsFile = join(folder, 'operations.ts');

const tables = /^import \{ (\w+)Endpoints \} from '(\.[^']*)\/endpoints\.ts';$/gm;
const entries = /^ {2}(\w+): (\w+)Endpoints,$/gm;

/** @param {string} features the text of features.ts */
export function operationsOf(features) {
  const imports = [...features.matchAll(tables)].map(
    ([, name, place]) => `import { ${name}Operations } from '${place}/schemas.ts';`,
  );
  const lines = [...features.matchAll(entries)].map(([, feature, name]) => `  ${feature}: ${name}Operations,`);
  const type = "import type { FeatureOperations } from './features.ts';";
  const byPlace = [...imports, type].sort((a, b) => (placeIn(a) < placeIn(b) ? -1 : 1));
  return `${byPlace.join('\n')}

/** Every feature's operations with their schemas, for the server. Written by \`npm run operations\` from features.ts. */
export const featureOperations: FeatureOperations = {
${lines.join('\n')}
};
`;
}

/** @param {string} line */
const placeIn = (line) => line.slice(line.indexOf("'"));

export const operationsNow = () => operationsOf(readFileSync(join(folder, 'features.ts'), 'utf8'));
