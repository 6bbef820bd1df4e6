import './lib/require-node.mjs';
import { partState } from './lib/build-parts.mjs';
import { buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { giveUp, inSeconds, say } from './lib/print.mjs';

// `npm run build`: both parts; `npm run build -- web`: one.
const builders = { server: buildServer, web: buildWeb };
const names = /** @type {(keyof typeof builders)[]} */ (process.argv.slice(2));
const unknown = names.find((name) => !(name in builders));
if (unknown) giveUp(`Unknown part "${unknown}". Parts: ${Object.keys(builders).join(', ')}.`);

await ensureDependencies();
for (const name of names.length > 0 ? names : /** @type {const} */ (['server', 'web'])) {
  const began = performance.now();
  const state = partState(name);
  state.forget();
  await builders[name]().catch((error) => giveUp(`${error.message}\nThe ${name} part could not be built (above).`));
  state.remember();
  say(`Built ${name} in ${inSeconds(performance.now() - began)}.`);
}
