import pluralize from 'pluralize';

const PLURALS = new Set(
  'data media bacteria protozoa ova larvae pupae formulae antennae taxa criteria phenomena people men women children nuclei fungi stimuli alveoli mitochondria algae strata spectra vertebrae police cattle'.split(
    ' ',
  ),
);
/** Nouns in -s that are singular, besides those that the ending tells. */
const SINGULARS = new Set(
  'gas bus lens news mathematics virus series species means atlas canvas bias chaos cosmos always perhaps pancreas diabetes rabies measles lymphocytosis has was is this thus'.split(
    ' ',
  ),
);

/** Whether a noun (the last word of a noun phrase) is plural in form. */
export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase().replace(/^.*[-\s]/, '');
  if (PLURALS.has(word)) return true;
  if (SINGULARS.has(word) || !/s$/.test(word) || word.length < 4)
    return /^(?:feet|teeth|mice|geese|indices|axes)$/.test(word);
  if (
    /^(?:diure|antibio|antisep|analge[st]|anaesthe|plas|ceram|cri|top|metr|fabr|clin|cosme|ton|rel|narco|syntha|synthe|lyr|com|class?|prophylac|cathar|emul)t?ics$|(?:bio|sep|ge|the)tics$/.test(
      word,
    )
  )
    return true;
  if (/(?:ss|us|is|ics|itis|asis)$/.test(word)) return false;
  return pluralize.singular(word) !== word;
}

/** The singular of a noun phrase: only its last word changes. */
export function singular(phrase: string): string {
  return phrase.replace(/[^\s-]+$/, (word) => (isPlural(word) ? pluralize.singular(word) : word));
}
