import { readFile } from 'node:fs/promises';

/** What every file that leaves the app has inside: one script and one style sheet, built from `web/onefile`. */
export interface OneFileParts {
  script: string;
  style: string;
}

export type ReadOneFileParts = () => Promise<OneFileParts>;

/** Read when the first file is made: most servers' first hours go by without one. */
export function createReadOneFileParts(folder: URL): ReadOneFileParts {
  let parts: Promise<OneFileParts> | undefined;
  const read = (name: string) => readFile(new URL(name, folder), 'utf8');
  return () => {
    parts ??= Promise.all([read('one-file.js'), read('one-file.css')]).then(([script, style]) => ({ script, style }));
    return parts;
  };
}
