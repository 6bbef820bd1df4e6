import './lib/require-node.mjs';
import { join } from 'node:path';
import { partState } from './lib/build-parts.mjs';
import { watchServer } from './lib/build-server.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { say } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { end, start } from './lib/run.mjs';

// `npm run dev`: both sides watch their sources. The server runs from the same bundle as in production, so worker
// threads and paths behave alike; it starts again after each change. Vite serves the pages and passes calls on.
await ensureDependencies();
// The server wants pages to serve, even where Vite's are looked at.
await ensureBuilt(['web']);
partState('server').forget();

/** @type {ReturnType<typeof start> | undefined} */
let server;
let restarting = Promise.resolve();
await watchServer((ok) => {
  if (!ok) return;
  restarting = restarting.then(async () => {
    if (server) await end(server);
    server = start(process.execPath, ['--enable-source-maps', join(root, 'server/dist/main.js')], { show: true });
  });
});

const web = start(join(root, 'node_modules/.bin/vite'), ['--clearScreen', 'false'], {
  cwd: join(root, 'web'),
  show: true,
});
web.once('exit', (code) => {
  say('The web side has ended, and the server with it.');
  process.exit(code ?? 1);
});
