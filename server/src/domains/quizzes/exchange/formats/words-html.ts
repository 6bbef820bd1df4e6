import { bracketed, writeFormulas } from '../../../../platform/markdown/formulas.ts';
import { xmlText } from './xml.ts';

/** Of a run of spaces, and at the beginning of a line, HTML shows one or none. */
const unshownSpaces = /(?<=^| ) /gm;

/**
 * Words as HTML that shows what is written, code too, with formulas where other programs look for them. It has no
 * markup but line breaks, so that html-words.ts can read the same words again.
 */
export const htmlOfWords = (text: string): string =>
  writeFormulas(text.replaceAll('\t', '    '), {
    // A dollar that begins no formula is one without its backslash, which others would show.
    words: (words) => xmlText(words).replaceAll('\\$', '&#36;'),
    formula: ({ tex, isDisplay }) => xmlText(bracketed({ tex: tex.replace(/\s+/g, ' '), isDisplay })),
  })
    .replace(unshownSpaces, '&nbsp;')
    .replace(/\r\n|\r|\n/g, '<br/>');
