import { checkCrossedText } from './crossed-text.ts';
import type { Say } from './faults.ts';

const MOST_BYTES = 6 * 1024;
const LEAST_TEXT = 12;

/** Names in a figure that the product keeps; anything else would be dropped when it is shown. */
const ELEMENTS = new Set(
  'svg title desc g path line polyline polygon rect circle ellipse text tspan defs marker clipPath use pattern'.split(
    ' ',
  ),
);
const PAINT = /\b(?:fill|stroke|color|stop-color|flood-color)\s*=\s*"([^"]*)"/g;
const PAINTED = /^(?:none|currentColor|inherit|var\(--[a-z0-9-]+, ?(?:currentColor|none)\)|url\(#[\w-]+\))$/;

/** A picture is small, has a size that a phone can show, takes its colours from the page, and says what it shows. */
export function checkFigure(svg: string, say: Say): void {
  const at = (index: number) => svg.slice(0, index).split('\n').length;
  const bytes = Buffer.byteLength(svg);
  if (bytes > MOST_BYTES) say(1, `the picture has ${bytes} bytes; simplify it to ${MOST_BYTES} at most`);
  if (!/<svg[^>]*\sviewBox="0 0 320 \d+(?:\.\d+)?"/.test(svg)) say(1, 'give the picture viewBox="0 0 320 HEIGHT"');
  if (!/<title[^>]*>[^<]{5,}<\/title>/.test(svg)) say(1, 'give the picture a <title>');
  if (!/<desc[^>]*>[^<]{40,}<\/desc>/.test(svg)) {
    say(1, 'give the picture a <desc> that tells somebody who cannot see it what it shows (40 letters at least)');
  }
  if (!/currentColor/.test(svg)) say(1, 'use currentColor, so that the picture can be read in both themes');
  for (const match of svg.matchAll(/<([a-zA-Z][\w:-]*)/g)) {
    if (!ELEMENTS.has(match[1]!))
      say(at(match.index), `<${match[1]}> is not allowed in a picture; use ${[...ELEMENTS].join(', ')}`);
  }
  for (const match of svg.matchAll(/\s(style|class|on\w+|(?:xlink:)?href)\s*=\s*"([^"]*)"/gi)) {
    if (/href/i.test(match[1]!) && /^#[\w-]+$/.test(match[2]!)) continue;
    say(at(match.index), `take out ${match[1]}="…": write attributes such as fill, stroke and font-size`);
  }
  for (const match of svg.matchAll(PAINT)) {
    if (!PAINTED.test(match[1]!)) {
      say(
        at(match.index),
        `the colour "${match[1]}" does not follow the theme: use currentColor or var(--token, currentColor)`,
      );
    }
  }
  for (const match of svg.matchAll(/font-size\s*=\s*"([^"]*)"/g)) {
    if (!(Number(match[1]!.replace(/px$/, '')) >= LEAST_TEXT)) {
      say(at(match.index), `text of ${match[1]} cannot be read on a phone; make it ${LEAST_TEXT} or larger`);
    }
  }
  if (/<text/.test(svg) && !/font-size/.test(svg)) say(1, `give the text a font-size of ${LEAST_TEXT} or more`);
  checkCrossedText(svg, say);
}
