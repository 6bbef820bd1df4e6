import { signOf } from './notes.ts';
import type { Part } from './parts.ts';

/**
 * Puts each footnote behind the paragraph that refers to it. In columns they stand together at the foot of the page, behind
 * whatever happens to be there.
 */
export function withNotesAtTheirSigns(parts: readonly Part[]): Part[] {
  const referring = referringParts(parts);
  const ends = endsOfLists(parts);
  const following: Part[][] = parts.map(() => []);
  const placeOf = (part: Part): Part[] | undefined => {
    const [first] = part.kind === 'note' ? part.lines : [];
    const at = first && referring.get(keyOf(first.page, signOf(first) ?? ''));
    return at == null ? undefined : following[ends[at] ?? at];
  };
  const isKept = parts.map((part) => {
    const place = placeOf(part);
    place?.push(part);
    return !place;
  });
  return parts.flatMap((part, index) => [...(isKept[index] ? [part] : []), ...(following[index] ?? [])]);
}

const keyOf = (page: number, sign: string) => `${page} ${sign}`;

/** By page and sign; null where two parts of a page have the same, and nothing tells which is meant. */
function referringParts(parts: readonly Part[]): Map<string, number | null> {
  const found = new Map<string, number | null>();
  parts.forEach((part, index) => {
    if (part.kind !== 'text') return;
    for (const { page, references } of part.lines) {
      for (const sign of references) {
        const key = keyOf(page, sign);
        found.set(key, found.has(key) && found.get(key) !== index ? null : index);
      }
    }
  });
  return found;
}

/** For each part, the last entry of the list that it stands in: a note never comes between entries. */
function endsOfLists(parts: readonly Part[]): number[] {
  const isEntry = (part: Part | undefined) => part?.kind === 'text' && part.lines[0]?.item != null;
  const ends = parts.map((_, index) => index);
  for (let index = parts.length - 2; index >= 0; index -= 1)
    if (isEntry(parts[index]) && isEntry(parts[index + 1])) ends[index] = ends[index + 1] ?? index;
  return ends;
}
