import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tables of `engine/data`: the only files that the engine reads, and only on the server. */

/** The nearest `engine/data` above this file, whether it runs from its source, from a bundle or in a test. */
function dataFolder(): string {
  let above = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(above, 'engine', 'data'))) {
    if (dirname(above) === above) throw new Error('The folder engine/data is missing beside the programs.');
    above = dirname(above);
  }
  return join(above, 'engine', 'data');
}

/** The lines of a table, each cut at its tabs. It is read when it is first asked for and kept. */
export function tableOf(name: string): () => readonly (readonly string[])[] {
  let rows: readonly (readonly string[])[] | undefined;
  return () => {
    rows ??= readFileSync(join(dataFolder(), `${name}.tsv`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    return rows;
  };
}
