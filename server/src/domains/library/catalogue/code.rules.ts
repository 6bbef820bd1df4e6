/** Course codes as people write them: csc101, CSC-101, UI-CSC 234. */

export interface ParsedCode {
  /** A university's prefix, as in UI-CSC 234. */
  prefix: string | null;
  /** Letters, one space, digits: the catalogue's way to write it. */
  code: string;
}

const separators = '[\\s\\-/_.:]';
const pattern = new RegExp(
  `^(?:([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)${separators}+)?([A-Z]{2,4})${separators}*(\\d{3,4}[A-Z]?)$`,
);

/** Reads a code; null for what does not look like one. */
export function parseCode(text: string): ParsedCode | null {
  // Longer than any code: not worth matching.
  if (text.length > 60) return null;
  const found = pattern.exec(text.trim().toUpperCase());
  if (!found) return null;
  const [, prefix, letters, digits] = found;
  return { prefix: prefix ?? null, code: `${letters} ${digits}` };
}

/** A code in the catalogue's way, else the text with its spaces tidied: unknown codes are kept as they are. */
export function tidyCode(text: string): string {
  const parsed = parseCode(text);
  if (!parsed) return text.trim().replace(/\s+/g, ' ');
  return parsed.prefix ? `${parsed.prefix}-${parsed.code}` : parsed.code;
}

/** Without anything but letters and digits, for comparing what is typed so far with the beginning of a code. */
export function compactCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]+/g, '');
}

/** What is typed so far of a code, with a university's prefix and without: "ui-csc 2" begins UI-CSC 2 and CSC 2. */
export function codeBeginnings(text: string): string[] {
  const typed = text.trim().toUpperCase();
  const whole = compactCode(typed);
  const withoutPrefix = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*[-/_.:\s]+([A-Z]{2,4}[\s\-_.]*\d{0,4}[A-Z]?)$/.exec(typed)?.[1];
  const beginnings = withoutPrefix ? [whole, compactCode(withoutPrefix)] : [whole];
  return beginnings.filter((beginning) => /^[A-Z]{2,4}(\d{1,4}[A-Z]?)?$/.test(beginning));
}
