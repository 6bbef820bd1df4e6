const TO_PLURAL = new Map<string, string>(Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do' }));

/** "converts" → "convert", "is" → "are"; null where it is no third person. */
function pluralVerb(verb: string): string | null {
  const many = TO_PLURAL.get(verb);
  if (many) return many;
  if (!/[^s]s$/.test(verb)) return null;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.slice(0, -1);
}

/** "converts" → "convert": the bare form of a verb in the third person, or null for auxiliaries and other forms. */
export function baseVerb(verb: string): string | null {
  return /^(?:is|was|has|does)$/.test(verb) || /(?:ss|us)$/.test(verb) ? null : pluralVerb(verb);
}
