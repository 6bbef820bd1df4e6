import type { BodyLook } from './body-look.ts';
import { beginsCaption, isTableCaption } from './captions.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

const mostWords = 4;
const mostLines = 3;
const fewestLabels = 3;

/** The tip of an arrow looks like a drawn bullet; a second one shows that this is a list. */
const mostDrawn = 1;

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

const areLabels = (lines: readonly Line[]) =>
  lines.length >= fewestLabels && lines.filter(({ item }) => item).length <= mostDrawn;

/** Names that stand here and there say nothing without the picture; in one column they may be a list. */
export const areScattered = (lines: readonly Line[]) =>
  lines.some(({ left, size }) => Math.abs(left - (lines[0]?.left ?? 0)) > size);

function isLabelLine({ words, item, text, size, isBold }: Line, look: BodyLook): boolean {
  const isShort = words.length <= mostWords && !item?.markWords && !/[.!?:;]$/.test(text);
  return isShort && size <= look.size * 1.05 && (!isBold || look.isBold);
}

/** The lines inside of a picture that stands at the head of a column, above its caption. */
export function labelsAtHead(lines: readonly Line[], look: BodyLook): Set<Line> {
  const caption = lines.findIndex((line) => !isLabelLine(line, look));
  const text = lines[caption]?.text ?? '';
  const labels = lines.slice(0, Math.max(0, caption));
  const isPicture = areLabels(labels) && beginsCaption(text) && !isTableCaption(text);
  return new Set(isPicture ? labels : []);
}
