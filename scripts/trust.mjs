import { say } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { findHolders } from './lib/trust.mjs';

// `npm run trust`: what must hold, with the tests that hold it.
const missing = [];
for (const [number, tests] of findHolders(root)) {
  if (tests.length === 0) missing.push(`T${number}`);
  const [first, ...rest] = tests;
  say(`${`T${number}`.padEnd(5)} ${first ? `${first.name}\n      ${first.file}` : 'no test'}`);
  for (const { name, file } of rest) say(`      ${name}\n      ${file}`);
}
if (missing.length > 0) {
  say(`\nWithout a test: ${missing.join(', ')}`);
  process.exitCode = 1;
}
