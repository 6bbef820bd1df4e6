import type { BodyLook } from './body-look.ts';
import { beginsCaption, isTableCaption } from './captions.ts';
import type { Line } from './lines.ts';

const mostWords = 4;
const fewestLabels = 3;
/** The tip of an arrow looks like a drawn bullet; a second one shows that this is a list. */
const mostDrawn = 1;

/** Enough of them, and no list. */
export const areLabels = (lines: readonly Line[]) =>
  lines.length >= fewestLabels && lines.filter(({ item }) => item).length <= mostDrawn;

/** Names that stand here and there say nothing without the picture; in one column they may be a list. */
export const areScattered = (lines: readonly Line[]) =>
  lines.some(({ left, size }) => Math.abs(left - (lines[0]?.left ?? 0)) > size);

/** A few words of no sentence, as they stand inside of a picture. */
export function isLabelLine({ words, item, text, size, isBold }: Line, look: BodyLook): boolean {
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
