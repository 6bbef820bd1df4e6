import type { LessonIndex } from './lesson-index.ts';

/** Several indexes as one, so that what they hold is weighed together; as if their texts had been indexed at once. */
export function mergeIndexes(indexes: readonly LessonIndex[]): LessonIndex {
  const merged: LessonIndex = {
    version: 1,
    language: indexes[0]?.language ?? 'en',
    documents: [],
    sections: [],
    blocks: [],
    units: [],
    lengths: [],
    stems: '',
    postings: [],
    aliases: [],
  };
  const occurrences = new Map<string, { last: number; packed: number[] }>();
  for (const index of indexes) {
    const [documents, sections, units] = [merged.documents.length, merged.sections.length, merged.units.length];
    merged.documents.push(...index.documents);
    merged.sections.push(...index.sections.map((section) => ({ ...section, d: section.d + documents })));
    merged.blocks.push(...index.blocks.map((block) => ({ ...block, s: block.s + sections })));
    merged.units.push(...index.units);
    merged.lengths.push(...index.lengths);
    merged.aliases.push(...index.aliases);
    (index.stems === '' ? [] : index.stems.split(' ')).forEach((stem, i) => {
      const entry = occurrences.get(stem) ?? { last: 0, packed: [] };
      occurrences.set(stem, entry);
      let unit = units;
      for (const code of index.postings[i] ?? []) {
        unit += code >> 2;
        entry.packed.push((unit - entry.last) * 4 + (code & 3));
        entry.last = unit;
      }
    });
  }
  const stems = [...occurrences.keys()].sort();
  return { ...merged, stems: stems.join(' '), postings: stems.map((stem) => occurrences.get(stem)?.packed ?? []) };
}
