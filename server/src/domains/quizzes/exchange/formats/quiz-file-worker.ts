import { doJobs } from '../../../../platform/thread-jobs.ts';
import type { FileJob } from './read-apart.ts';
import { readFile } from './read-file.ts';

/** A thread that reads files: what stands in them was written by anybody, and no parser can be stopped from outside. */

doJobs(({ kind, content }: FileJob) => readFile(kind, content));
