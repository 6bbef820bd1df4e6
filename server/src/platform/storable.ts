/** No column of the database can hold NUL or half a character, and documents hold both. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

export const toJsonb = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? storable(part) : part));
