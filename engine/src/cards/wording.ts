import { capitalise } from '../text/normalise.ts';

/** A whole line: a capital in front, one full stop behind. */
export const line = (text: string) => `${capitalise(text.replace(/[\s.,;:]+$/, ''))}.`;

/** "an" before a sound of a vowel. */
export const withArticle = (article: string, name: string) => {
  if (article === '') return name;
  return article === 'the' ? `the ${name}` : `${/^[aeiou](?!ni[^nm]|se[^n]|ne\b)/i.test(name) ? 'an' : 'a'} ${name}`;
};

/** How many words a text has. */
export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
