import { plainHeading as unnumbered } from '../text/wording.ts';

/** A heading as a card names it: without its number or letter. */
export const plainHeading = (heading: string) => unnumbered(heading).replace(/^\(?\p{L}[.)]\s+(?=\p{Lu})/u, '');
