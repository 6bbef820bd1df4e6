import type { BodyLook } from './body-look.ts';
import { beginsCaption, isTableCaption } from './captions.ts';
import { areLabels, isLabelLine } from './label-lines.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

const mostLines = 3;

/**
 * The names and numbers inside of a picture, which stand one by one right above its caption: the indices of the first of
 * them, and of the caption.
 */
export function labelsOfPictures(
  parts: readonly Part[],
  texts: readonly string[],
  look: BodyLook,
): Map<number, number> {
  const found = new Map<number, number>();
  texts.forEach((text, caption) => {
    if (!beginsCaption(text) || isTableCaption(text)) return;
    let first = caption;
    const lines: Line[] = [];
    for (let part = parts[first - 1]; isLabel(part, parts[caption]?.page, look); part = parts[first - 1]) {
      first -= 1;
      lines.push(...part.lines);
    }
    if (areLabels(lines)) found.set(first, caption);
  });
  return found;
}

/** A few words of no sentence, in letters that are not a heading's. */
function isLabel(part: Part | undefined, page: number | undefined, look: BodyLook): part is Part & { kind: 'text' } {
  if (part?.kind !== 'text' || part.page !== page || part.lines.length > mostLines) return false;
  return part.lines.every((line) => isLabelLine(line, look));
}
