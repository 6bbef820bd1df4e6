import { tagQuickly } from '../text/tagging.ts';

const TO_PLURAL = new Map<string, string>(Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do' }));
const TO_SINGULAR = new Map<string, string>(Object.entries({ are: 'is', were: 'was', have: 'has', do: 'does' }));

/** "converts" → "convert", "is" → "are"; null where it is no third person. */
function pluralVerb(verb: string): string | null {
  const many = TO_PLURAL.get(verb);
  if (many) return many;
  if (!/[^s]s$/.test(verb)) return null;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.slice(0, -1);
}

/** "convert" → "converts"; null where it already ends in -s. */
export function singularVerb(verb: string): string | null {
  const one = TO_SINGULAR.get(verb);
  if (one) return one;
  if (/s$/.test(verb)) return null;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Whether a second verb agrees with the same subject ("binds … and blocks …"): then changing one is not enough. */
function hasSecondVerb(predicate: string): boolean {
  if (
    /\b(?:its?|itself|their|they|them|themselves)\b|\b(?:and|but|or) (?:\w+ly )?(?:is|are|was|were|has|have|does|do)\b/.test(
      predicate,
    )
  )
    return true;
  const tokens = tagQuickly(predicate);
  return tokens.some(
    (token, i) =>
      i > 1 &&
      token.pos === 'VERB' &&
      !/(?:ing|ed|en)$/.test(token.lower) &&
      /^(?:and|or|but|,)$/.test(tokens[i - 1]!.lower),
  );
}

/** A predicate in the present for a subject of the other number, or null where that is not safe. */
export function inOtherNumber(predicate: string, plural: boolean): string | null {
  const [verb, ...rest] = predicate.split(' ');
  if (!verb || rest.length === 0 || hasSecondVerb(predicate)) return null;
  if (/^(?:can|may|will|must|cannot)$/.test(verb)) return predicate;
  // "is a …" names one thing and "are rapid movements" several: only what is done, or so, holds of one and of many.
  if (
    /^(?:is|are|was|were)\b/.test(predicate) &&
    !/^\w+ (?:\w+ly )?(?:\w+(?:ed|en|wn|ung|ade|ept|ilt|ound)\b|\w+[^s] (?:in|to|for|by|at|than|when|if|because)\b)/.test(
      predicate,
    )
  )
    return null;
  const turned = plural ? pluralVerb(verb) : singularVerb(verb);
  return turned === null ? null : [turned, ...rest].join(' ');
}

/** "converts" → "convert": the bare form of a verb in the third person, or null for auxiliaries and other forms. */
export function baseVerb(verb: string): string | null {
  return /^(?:is|was|has|does)$/.test(verb) || /(?:ss|us)$/.test(verb) ? null : pluralVerb(verb);
}
