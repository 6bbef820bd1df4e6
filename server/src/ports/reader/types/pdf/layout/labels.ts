import type { BodyLook } from './body-look.ts';
import { beginsCaption, isTableCaption } from './captions.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

const mostWords = 4;
const mostLines = 3;
const fewestLabels = 3;

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
    let lines = 0;
    for (let part = parts[first - 1]; isLabel(part, parts[caption]?.page, look); part = parts[first - 1]) {
      first -= 1;
      lines += part.lines.length;
    }
    if (lines >= fewestLabels) found.set(first, caption);
  });
  return found;
}

/** A few words of no sentence, in letters that are not a heading's. */
function isLabel(part: Part | undefined, page: number | undefined, look: BodyLook): part is Part & { kind: 'text' } {
  if (part?.kind !== 'text' || part.page !== page || part.lines.length > mostLines) return false;
  return part.lines.every((line) => isLabelLine(line, look));
}

function isLabelLine({ words, item, text, size, isBold }: Line, look: BodyLook): boolean {
  const isShort = words.length <= mostWords && !item && !/[.!?:;]$/.test(text);
  return isShort && size <= look.size * 1.05 && (!isBold || look.isBold);
}

/** The lines inside of a picture that stands at the head of a column, above its caption. */
export function labelsAtHead(lines: readonly Line[], look: BodyLook): Set<Line> {
  const caption = lines.findIndex((line) => !isLabelLine(line, look));
  const text = lines[caption]?.text ?? '';
  const isPicture = caption >= fewestLabels && beginsCaption(text) && !isTableCaption(text);
  return new Set(isPicture ? lines.slice(0, caption) : []);
}
