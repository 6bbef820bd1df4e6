import { AppError } from '../../../../platform/app-error.ts';
import { Crew } from '../../../../platform/crew.ts';
import { OverBounds } from '../../../../platform/thread.ts';
import type { FileKind, ReadFile } from './read-file.ts';

/** What the thread is given. */
export interface FileJob {
  kind: FileKind;
  content: string;
}

/** Reads a file of any content without holding up whoever else the server serves; `who` sent it. */
export type ReadQuizFile = <Kind extends FileKind>(kind: Kind, content: string, who: string) => Promise<ReadFile[Kind]>;

const idleMs = 60_000;
const room = { maxOldGenerationSizeMb: 256 };
/** Many times what the largest honest file takes on a slow machine. */
const usualMs = 10_000;

export function createReadQuizFile(script: URL, ms = usualMs): ReadQuizFile {
  const crew = new Crew({ script, idleMs, room });
  return async <Kind extends FileKind>(kind: Kind, content: string, who: string) => {
    const job: FileJob = { kind, content };
    try {
      return (await crew.run(job, { who, cost: content.length, ms })) as ReadFile[Kind];
    } catch (error) {
      throw error instanceof OverBounds ? new AppError('file_too_slow') : error;
    }
  };
}
