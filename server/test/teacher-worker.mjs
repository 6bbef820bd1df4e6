// The engine's thread from its source: a thread does not inherit the test runner's loader.
import { register } from 'tsx/esm/api';

register();
await import('../src/ports/teacher/teacher-worker.ts');
