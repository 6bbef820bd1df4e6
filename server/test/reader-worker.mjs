// The reader's process from its source: it does not inherit the test runner's loader.
import { register } from 'tsx/esm/api';

register();
await import('../src/ports/reader/reader-worker.ts');
