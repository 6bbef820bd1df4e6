import { plainText } from '../../../platform/html-text.ts';

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

const raised: Record<string, string> = Object.fromEntries(
  [...'0123456789+-n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][at] ?? sign]),
);
const lowered: Record<string, string> = Object.fromEntries(
  [...'0123456789+-'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] ?? sign]),
);

/** H₂O and m² keep their sense in plain text, where letters have such signs. */
const withScripts = (html: string) =>
  html
    .replace(/<sup>([-+0-9n]{1,10})<\/sup>/gi, (_, signs: string) =>
      [...signs].map((sign) => raised[sign] ?? sign).join(''),
    )
    .replace(/<sub>([-+0-9]{1,10})<\/sub>/gi, (_, signs: string) =>
      [...signs].map((sign) => lowered[sign] ?? sign).join(''),
    );

/** Anki's brackets around formulas; ours are dollars. */
const withFormulas = (text: string) =>
  text
    .replace(/\\\(([^\n]{1,400}?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replace(/\\\[([^\n]{1,400}?)\\\]/g, (_, tex: string) => `$${tex.trim()}$`)
    .replace(/\[(\$\$?)\]([^\n[\]]{1,400})\[\/\1\]/g, (_, __, tex: string) => `$${tex.trim()}$`);

export interface SideText {
  text: string;
  hasFormulas: boolean;
}

export function sideText(html: string): SideText {
  const words = plainText(withScripts(withoutHidden(html).replace(/\[sound:[^[\]]*\]/gi, '')));
  const text = withFormulas(words).trim();
  return { text, hasFormulas: text !== words };
}

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** What a field shows or plays besides its words. */
export const mediaIn = (html: string) => ({
  pictures: countOf(html, /<(?:img|svg|video)\b/gi),
  sounds: countOf(html, /\[sound:[^[\]]*\]|<audio\b/gi),
});
