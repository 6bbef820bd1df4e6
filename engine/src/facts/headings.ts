import { plainHeading as unnumbered } from '../text/wording.ts';

/** A heading as a card names it: without its number or letter. */
export const plainHeading = (heading: string) => unnumbered(heading).replace(/^\(?\p{L}[.)]\s+(?=\p{Lu})/u, '');

/** A title without the code of its course and the number of its lecture. */
export const subjectOf = (title: string) =>
  plainHeading(title)
    .replace(/^[A-Z]{2,4}\s?\d{3}\s*[:–—-]?\s*/, '')
    .replace(/\s*[:–—-]\s*(?:lecture|week|unit|module|topic|part|notes?)\b.*$/i, '');
