// The thread that renders long texts from its source: a thread does not inherit the test runner's loader.
import { register } from 'tsx/esm/api';

register();
await import('../src/platform/markdown/markdown-worker.ts');
