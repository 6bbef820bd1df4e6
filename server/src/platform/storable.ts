/** No column of the database can hold NUL or half a character, and documents hold both. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

export const toJsonb = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? storable(part) : part));

const isStorableText = (text: string) => storable(text) === text;

/**
 * Whether a value that came as JSON can be kept as it is, keys included. Two names that differ only in what cannot be kept
 * would become one, so whoever vouches for people is refused instead of mended. However deep it is nested.
 */
export function isStorable(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string' && !isStorableText(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, part] of Object.entries(one)) {
      if (!isStorableText(key)) return false;
      open.push(part);
    }
  }
  return true;
}

/** The beginning of a text, never ending in half a character. */
export const cutTo = (text: string, most: number) => text.slice(0, most).replace(/\p{Surrogate}$/u, '');
