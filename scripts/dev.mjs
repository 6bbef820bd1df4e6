import './lib/require-node.mjs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';
import { end, start } from './lib/run.mjs';

// `npm run dev`: both sides watch their sources; when one ends, so does the other.
await ensureDependencies();
const bin = join(root, 'node_modules/.bin');
const sides = [
  start(join(bin, 'tsx'), ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    show: true,
    env: { NODE_ENV: process.env.NODE_ENV ?? 'development' },
  }),
  start(join(bin, 'vite'), ['--clearScreen', 'false'], { cwd: join(root, 'web'), show: true }),
];
await Promise.race(sides.map((side) => new Promise((resolve) => side.once('exit', resolve))));
await Promise.all(sides.map((side) => end(side)));
process.exitCode = sides.some((side) => (side.exitCode ?? 0) > 0) ? 1 : 0;
