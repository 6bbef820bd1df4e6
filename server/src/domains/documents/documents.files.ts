import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Storage } from '../../ports/storage/port.ts';
import type { LessonIndex, SourceDocument, SourceSection } from '../../ports/teacher/port.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Where the parts of a document lie in the storage: 300 pages are too much for a row, and are read as a whole. */
const places = {
  file: (key: string) => `documents/files/${key}`,
  blocks: (key: string) => `documents/blocks/${key}.gz`,
  sections: (key: string) => `documents/sections/${key}.gz`,
  index: (key: string) => `documents/indexes/${key}.gz`,
  meaning: (key: string) => `documents/meanings/${key}`,
};

interface Texts {
  blocks: SourceDocument['blocks'];
  sections: SourceSection[];
  index: LessonIndex;
}

export interface DocumentFiles {
  save<Part extends keyof Texts>(part: Part, key: string, value: Texts[Part]): Promise<void>;
  find<Part extends keyof Texts>(part: Part, key: string): Promise<Texts[Part] | null>;
  /** The meaning as far as it was read; nothing of it packs. */
  saveMeaning(key: string, meaning: Int8Array): Promise<void>;
  findMeaning(key: string): Promise<Int8Array | null>;
  delete(key: string): Promise<void>;
}

export const fileOf = places.file;

/** What was read of a document, packed, beside its file. */
export function createDocumentFiles(storage: Storage): DocumentFiles {
  return {
    async save(part, key, value) {
      await storage.put(places[part](key), await pack(JSON.stringify(value)));
    },
    async find(part, key) {
      const found = await storage.find(places[part](key));
      return found && JSON.parse((await unpack(await buffer(found.stream))).toString());
    },
    saveMeaning: (key, { buffer: bytes, byteOffset, byteLength }) =>
      storage.put(places.meaning(key), new Uint8Array(bytes, byteOffset, byteLength)),
    async findMeaning(key) {
      const found = await storage.find(places.meaning(key));
      if (!found) return null;
      const bytes = await buffer(found.stream);
      return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async delete(key) {
      for (const place of Object.values(places)) await storage.delete(place(key));
    },
  };
}
