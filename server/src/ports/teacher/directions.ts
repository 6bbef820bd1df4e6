import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../platform/ids.ts';
import { cosine } from './cosine.ts';
import { pack } from './document-meaning.ts';

/** Makes directions of texts in the engine's thread; null where meaning is not installed. */
export type Embed = (texts: readonly string[], who: string) => Promise<Float32Array[] | null>;

/** Directions of texts that were written once and are asked about often. */
export interface Directions {
  /** How close each text comes to a question, for the texts whose directions are there by then. */
  closeness(question: string, texts: readonly (readonly string[])[], who: string): Promise<Map<string, number>>;
}

/** So many texts take about a second: nobody else waits for longer than that. */
const AT_ONCE = 16;

/**
 * Directions are made group by group, a lesson at a time, when somebody first asks about its course: the first group is
 * waited for, the others follow while nobody waits. What was made lies in a file named by the texts, so a start makes
 * nothing, and a changed lesson is made anew.
 */
export function createDirections(embed: Embed, folder: string, onFault: (error: unknown) => void): Directions {
  const made = new Map<string, Promise<Map<string, Int8Array>>>();
  const ready = new Map<string, Map<string, Int8Array>>();
  let behind: Promise<unknown> = Promise.resolve();

  const keyOf = (texts: readonly string[]) =>
    createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);

  async function make(key: string, texts: readonly string[], who: string): Promise<Map<string, Int8Array>> {
    const path = join(folder, `${key}.directions`);
    const kept = await readFile(path).catch(() => null);
    if (kept && kept.length > 0 && kept.length % texts.length === 0) return cut(kept, texts);
    const directions: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const next = await embed(texts.slice(from, from + AT_ONCE), who);
      if (!next) return new Map();
      directions.push(...next);
    }
    const bytes = Buffer.from(pack(directions).buffer);
    await mkdir(folder, { recursive: true });
    const unfinished = `${path}.${newId()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return cut(bytes, texts);
  }

  function get(texts: readonly string[], who: string): Promise<Map<string, Int8Array>> {
    const key = keyOf(texts);
    const known = made.get(key);
    if (known) return known;
    const making = make(key, texts, who);
    made.set(key, making);
    making.then(
      (map) => ready.set(key, map),
      (error) => {
        made.delete(key);
        onFault(error);
      },
    );
    return making;
  }

  return {
    async closeness(question, groups, who) {
      const [first = [], ...others] = groups.filter((texts) => texts.length > 0);
      const asked = (await embed([question], who))?.[0];
      if (!asked || first.length === 0) return new Map();
      await get(first, who);
      for (const texts of others) {
        if (!made.has(keyOf(texts))) behind = behind.then(() => get(texts, '')).catch(() => {});
      }
      const near = new Map<string, number>();
      for (const texts of [first, ...others]) {
        for (const [text, direction] of ready.get(keyOf(texts)) ?? []) near.set(text, cosine(asked, direction));
      }
      return near;
    },
  };
}

function cut(bytes: Buffer, texts: readonly string[]): Map<string, Int8Array> {
  const size = bytes.length / texts.length;
  return new Map(
    texts.map((text, at) => [text, Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at * size, size))]),
  );
}
