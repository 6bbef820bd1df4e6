/** What is read from the browser may be anything: an entry's shape says what is believed. */

export type Kept = Record<string, unknown>;

export const isRecord = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record with texts under these names; more may be in it. */
export const hasTexts =
  <Name extends string>(...names: Name[]) =>
  (value: unknown): value is Record<Name, string> =>
    isRecord(value) && names.every((name) => typeof value[name] === 'string');
