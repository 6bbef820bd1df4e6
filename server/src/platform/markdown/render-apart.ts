import { Worker } from 'node:worker_threads';
import { type Rendered, renderMarkdown } from './render-markdown.ts';

/** Renders Markdown of any length without holding up whoever else the server serves. */
export type RenderApart = (markdown: string) => Promise<Rendered>;

/** Up to here rendering takes less time than starting a thread. */
const shortText = 32_000;
const patienceMs = 60_000;

/** Short texts are rendered on the spot, long ones in a thread that ends with them and so keeps no memory. */
export function createRenderApart(script: URL): RenderApart {
  return async (markdown) => {
    if (markdown.length <= shortText) return renderMarkdown(markdown);
    const worker = new Worker(script, { workerData: markdown, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const timer = setTimeout(() => void worker.terminate(), patienceMs).unref();
    return new Promise<Rendered>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The text could not be rendered.')));
    }).finally(() => clearTimeout(timer));
  };
}
