// Preloaded into the server that a journey tests, and into its threads: shifts the clock by the milliseconds that stand
// in a file, so that a week can pass in a minute. The product knows nothing of it.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE;
const { now } = Date;

// A thread that gets no environment keeps the true time.
if (file) {
  Date.now = () => now() + Number(readFileSync(file, 'utf8'));
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given, self),
    apply: () => new Date().toString(),
  });
}
