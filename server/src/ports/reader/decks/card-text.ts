import { withScripts } from '../../../platform/html-scripts.ts';
import { plainText } from '../../../platform/html-text.ts';
import { dollared, writeFormulas } from '../../../platform/markdown/formulas.ts';

/** A side of a card as text: whatever HTML it was, only words are left. */

const HIDDEN = /<(style|script|head|title)\b|<!--/gi;

/** Without what a page holds besides its words; what is never closed hides all that follows. */
function withoutHidden(html: string): string {
  let shown = '';
  let at = 0;
  HIDDEN.lastIndex = 0;
  const lower = html.toLowerCase();
  for (let found = HIDDEN.exec(html); found; found = HIDDEN.exec(html)) {
    shown += html.slice(at, found.index);
    const end = found[1] ? `</${found[1].toLowerCase()}` : '-->';
    const close = lower.indexOf(end, found.index);
    if (close < 0) return shown;
    at = close + end.length + (found[1] ? 1 : 0);
    HIDDEN.lastIndex = at;
  }
  return shown + html.slice(at);
}

const latex = /\[latex\]((?:(?!\[\/?latex\])[\s\S]){1,2000})\[\/latex\]/gi;

/** A whole piece of LaTeX, mostly one formula between dollars; without any sign of a formula it is one itself. */
function ofLatex(inside: string): string {
  const tex = inside.replace(/\s+/g, ' ').trim();
  const [, alone] = /^\$([^$]+)\$$/.exec(tex) ?? [];
  if (alone !== undefined) return `\\(${alone}\\)`;
  return /\$|\\[([]/.test(tex) ? tex : `\\(${tex}\\)`;
}

/** What Anki has had for formulas through the years, as the brackets of today. */
const inBrackets = (text: string) =>
  text
    .replace(latex, (_, inside: string) => ofLatex(inside))
    .replace(/\[\$\$\]([^\n[\]]{1,400})\[\/\$\$\]/g, (_, tex: string) => `\\[${tex}\\]`)
    .replace(/\[\$\]([^\n[\]]{1,400})\[\/\$\]/g, (_, tex: string) => `\\(${tex}\\)`);

const asItIs = (text: string) => text;
const hasFormula = (text: string) => writeFormulas(text, { words: asItIs, formula: () => '' }) !== text;

/** A card with formulas is Markdown, in which a dollar of its words could begin one. */
const asMarkdown = (text: string) =>
  writeFormulas(text, { words: (words) => words.replace(/\\?\$/g, '\\$'), formula: dollared });

const wordsOf = (html: string) =>
  inBrackets(plainText(withScripts(withoutHidden(html).replace(/\[sound:[^[\]]*\]/gi, '')))).trim();

export interface CardText {
  front: string;
  back: string;
  hasFormulas: boolean;
}

/** Both sides of a card. */
export function cardText(frontHtml: string, backHtml: string): CardText {
  const [front, back] = [wordsOf(frontHtml), wordsOf(backHtml)];
  const hasFormulas = hasFormula(front) || hasFormula(back);
  return hasFormulas ? { front: asMarkdown(front), back: asMarkdown(back), hasFormulas } : { front, back, hasFormulas };
}

/** Whether a side shows something that its words do not say. */
export const isPictured = (html: string): boolean => /<(?:img|svg|video)\b/i.test(html);

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** What a field shows or plays besides its words. */
export const mediaIn = (html: string) => ({
  pictures: countOf(html, /<(?:img|svg|video)\b/gi),
  sounds: countOf(html, /\[sound:[^[\]]*\]|<audio\b/gi),
});
