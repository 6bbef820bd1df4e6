// The second thread of the reader's process from its source: it does not inherit the loader either.
import { register } from 'tsx/esm/api';

register();
await import('../src/ports/reader/types/pdf/pdf-pages-worker.ts');
