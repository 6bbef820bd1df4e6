import pluralize from 'pluralize';
import { remembered } from './remembered.ts';

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

const lastWord = (noun: string) => (/[-\s]/.test(noun) ? noun.replace(/^.*[-\s]/, '') : noun);

/** Whether a noun (the last word of a noun phrase) is plural in form. */
export const isPlural = (noun: string): boolean => isPluralWord(lastWord(noun.toLowerCase()));

const isPluralWord = remembered((word) => {
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
}, 4000);

const singularWord = remembered((word) => (isPlural(word) ? pluralize.singular(word) : word), 4000);

/** The singular of a noun phrase: only its last word changes. */
export function singular(phrase: string): string {
  return phrase.replace(/[^\s-]+$/, singularWord);
}
