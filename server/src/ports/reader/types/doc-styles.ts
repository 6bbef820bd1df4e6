/** Numbers of Word's own styles: 1 to 9 are those of headings. */
const own = { title: 62, subtitle: 74 } as const;
const none = 0xfff;

/** The depth of the headings that a style makes, by its place in the style sheet, or undefined. */
export type StyleDepth = (style: number) => number | undefined;

/** Reads the style sheet. A style that builds on one of Word's own counts as that one. */
export function readStyleDepths(sheet: Buffer): StyleDepth {
  const styles: { number: number; base: number }[] = [];
  const head = sheet.length >= 2 ? sheet.readUInt16LE(0) : 0;
  for (let at = 2 + head; at + 2 <= sheet.length; ) {
    const length = sheet.readUInt16LE(at);
    const isThere = length >= 4 && at + 6 <= sheet.length;
    styles.push({
      number: isThere ? sheet.readUInt16LE(at + 2) & 0xfff : none,
      base: isThere ? sheet.readUInt16LE(at + 4) >> 4 : none,
    });
    at += 2 + length + (length % 2);
  }
  const depthOf = (place: number, steps = 0): number | undefined => {
    const style = styles[place];
    if (!style || steps > 20) return undefined;
    if (style.number >= 1 && style.number <= 9) return style.number;
    if (style.number === own.title) return 1;
    if (style.number === own.subtitle) return 2;
    return depthOf(style.base, steps + 1);
  };
  // Where there is no sheet, headings have the first places.
  return (style) => (styles.length > 0 ? depthOf(style) : style >= 1 && style <= 9 ? style : undefined);
}
