/**
 * Rendered lessons made ready to stand beside each other in one page: ids and names that differ, and without what only
 * costs bytes. Works on the output of `platform/markdown`, where every `<` begins a tag and every value is quoted.
 */

const TAG = /<[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>/g;

const withPrefix = (tag: string, prefix: string) =>
  tag
    .replace(/\s(id|name)="([^"]*)"/g, (_, attribute, value) => ` ${attribute}="${prefix}${value}"`)
    .replace(/\saria-(labelledby|describedby)="([^"]*)"/g, (_, attribute, value: string) => {
      const ids = value.split(' ').map((id) => prefix + id);
      return ` aria-${attribute}="${ids.join(' ')}"`;
    })
    .replace(/\shref="#([^"]*)"/g, (_, id) => ` href="#${prefix}${id}"`)
    .replace(/url\(#/g, `url(#${prefix}`);

/** The same HTML with ids, and links to them, of its own. */
export const apart = (html: string, prefix: string): string => html.replace(TAG, (tag) => withPrefix(tag, prefix));

/** A value that HTML reads without quotes. */
const PLAIN = /="([\w.%-]+)"/g;

/** A fraction that is set large says so itself; nothing stands beside it that should be large as well. */
const LARGE = /<mstyle scriptlevel="0" displaystyle="true"><mfrac>((?:(?!<\/?mstyle)[\s\S])*?)<\/mfrac><\/mstyle>/g;

function large(whole: string, inside: string): string {
  let depth = 0;
  for (const [tag] of inside.matchAll(/<\/?mfrac>/g)) {
    depth += tag === '<mfrac>' ? 1 : -1;
    if (depth < 0) return whole;
  }
  return `<mfrac displaystyle="true">${inside}</mfrac>`;
}

/** The same page in fewer bytes: what HTML knows by itself is not said. */
export const compact = (html: string): string =>
  html
    .replace(/ xmlns="http:\/\/www\.w3\.org\/(?:1998\/Math\/MathML|2000\/svg)"/g, '')
    .replace(/<\/?semantics>/g, '')
    // A row of one is what it holds, and a formula is a row.
    .replace(/<mrow>(<(mi|mn|mo|mtext)>[^<]*<\/\2>)<\/mrow>/g, '$1')
    .replace(/<math( [^>]*)?><mrow>((?:(?!<\/?mrow)[\s\S])*?)<\/mrow><\/math>/g, '<math$1>$2</math>')
    .replace(LARGE, large)
    // No browser asks for these.
    .replace(/<mo (?:separator|fence)="true"/g, '<mo')
    // Only a page with the app behind it can play these.
    .replace(/<div class="play"[\s\S]*?<\/div>/g, '')
    .replace(TAG, (tag) => tag.replace(PLAIN, '=$1'))
    .replaceAll('<mspace width=0.1667em></mspace>', '<mtext>\u2009</mtext>')
    .replace(/<mspace width=([\w.]+)><\/mspace>/g, '<mspace width=$1 />')
    .replace(/<span class=nowrap>((?:(?!<\/?span)[\s\S])*?)<\/span>/g, '<nobr>$1</nobr>');
