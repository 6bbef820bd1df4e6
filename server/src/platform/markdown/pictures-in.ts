/** The SVG of a picture that the product brings with it, by the address in the text; null where there is none. */
export type PictureOf = (address: string) => string | null;

/** The pictures of one text, by their addresses. */
export type Pictures = ReadonlyMap<string, string>;

/** Those that a text may show. */
export function picturesIn(markdown: string, pictureOf: PictureOf): Pictures {
  const addresses = new Set(markdown.match(/library:[\w./-]+/g));
  return new Map(
    [...addresses].flatMap((address) => {
      const svg = pictureOf(address);
      return svg === null ? [] : [[address, svg] as const];
    }),
  );
}
