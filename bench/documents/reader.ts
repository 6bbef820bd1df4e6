import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/root.mjs';
import { readInProcess } from '../../server/src/ports/reader/process.ts';

const script = pathToFileURL(join(root, 'server/dist/reader-worker.js'));
const limits = { workMilliseconds: 30_000, milliseconds: 80_000, megabytes: 768 };

/** Reads a file as the product does, in a process of its own. */
export async function readDocument(path: string, name: string) {
  const began = performance.now();
  const reply = await readInProcess(script, 'document', { path, name }, limits);
  const milliseconds = performance.now() - began;
  if ('failure' in reply) throw new Error(`${name}: ${reply.failure}`);
  return { milliseconds, document: reply.read, peakMb: reply.peakMb };
}
