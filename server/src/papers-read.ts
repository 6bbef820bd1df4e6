import { basename } from 'node:path';
import { type Paper, type PaperFile, readPapers } from '@akada/engine/papers';
import { curriculum } from '../../content/curriculum/curriculum.ts';
import { AppError } from './platform/app-error.ts';
import { chooseReader } from './ports/reader/choose.ts';

/**
 * `npm run papers:read -- FILE [KEYFILE …]`: prints what is read of past papers as JSON. Several files are several papers,
 * but for keys, which go to their paper; one paper is printed alone, several as a list.
 */
const usage = `npm run papers:read -- FILE [KEYFILE …]

Prints what was read of a past paper as JSON. A key in a file of its own is joined to its paper; several papers are a list.`;

async function read(paths: readonly string[]): Promise<{ papers: Paper[]; failed: boolean }> {
  const reader = chooseReader(new URL('./reader-worker.js', import.meta.url));
  const files: PaperFile[] = [];
  let failed = false;
  try {
    for (const path of paths) {
      try {
        const { lines = [] } = await reader.read({ path, name: basename(path) }, { wantsLines: true });
        files.push({ name: basename(path), lines });
      } catch (error) {
        // A bad file gets its own answer, and the rest goes on.
        failed = true;
        const reason = error instanceof AppError ? `${error.message} (${error.code})` : String(error);
        process.stderr.write(`${path}: ${reason}\n`);
      }
    }
  } finally {
    await reader.close();
  }
  return { papers: readPapers(files, curriculum.courses), failed };
}

async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0 || paths.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return paths.length === 0 ? 2 : 0;
  }
  const { papers, failed } = await read(paths);
  if (papers.length > 0) process.stdout.write(`${JSON.stringify(papers.length === 1 ? papers[0] : papers, null, 2)}\n`);
  return failed ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
