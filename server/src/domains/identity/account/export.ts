import type { Readable } from 'node:stream';
import type { Clock } from '../../../platform/clock.ts';
import { type ZipEntry, zipStream } from '../../../platform/zip-stream.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Storage } from '../../../ports/storage/port.ts';
import type { PersonalData } from '../../house/personal-data.service.ts';

export interface ExportDeps {
  db: Database;
  clock: Clock;
  storage: Storage;
  personalData: readonly PersonalData[];
}

export interface ExportService {
  /** Everything about a person, from all features. */
  open(userId: string): Promise<{ name: string; stream: Readable }>;
}

const toBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

export function createExportService({ db, clock, storage, personalData }: ExportDeps): ExportService {
  return {
    async open(userId) {
      const now = clock.now();
      const documents: ZipEntry[] = [];
      const files: { path: string; key: string }[] = [];
      // Collected before the answer begins, so that a failure is still told as one.
      for (const part of personalData) {
        documents.push({
          path: `${part.name}.json`,
          content: [toBytes(await part.collect(db.queries, userId))],
        });
        files.push(...((await part.files?.(db.queries, userId)) ?? []));
      }

      async function* entries(): AsyncGenerator<ZipEntry> {
        yield* documents;
        for (const { path, key } of files) {
          const file = await storage.find(key);
          if (file) yield { path, content: file.stream };
        }
      }
      return { name: `akada-${now.toISOString().slice(0, 10)}.zip`, stream: zipStream(entries(), now) };
    },
  };
}
