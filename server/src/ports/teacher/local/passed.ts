import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../../../platform/data-folder.ts';

/** Which model passed `npm run teacher:check`: kept in the data folder, since it holds for this machine. */

const PassedSchema = z.object({ baseUrl: z.string(), name: z.string() });
export type PassedModel = z.output<typeof PassedSchema>;

const fileIn = (dataDir: string) => join(dataDir, dataFolder.teacherCheck);

export async function readPassed(dataDir: string): Promise<PassedModel | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  try {
    return PassedSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export async function writePassed(dataDir: string, { baseUrl, name }: PassedModel): Promise<void> {
  await writeFile(fileIn(dataDir), `${JSON.stringify({ baseUrl, name })}\n`);
}
