import { parentPort, workerData } from 'node:worker_threads';
import { renderMarkdown } from './render-markdown.ts';

/** A thread for one long text: it renders it and ends. */

parentPort?.postMessage(renderMarkdown(workerData as string));
