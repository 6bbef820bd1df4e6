/** Cuts a long document into sections that can be told one by one; nothing of it is left out. Pure. */

export interface CutBlock {
  kind: string;
  level?: number;
  text?: string;
}

export interface Cut<B extends CutBlock> {
  title: string;
  blocks: B[];
}

/** A heading begins a new section only after so many words, so that short chapters stay together. */
const leastWords = 500;
/** Longer than this a section is hard to sum up; it is then cut where a paragraph ends. */
const mostWords = 2500;

/** Sections in reading order; one without a heading of its own goes on with the title before it. */
export function cutIntoSections<B extends CutBlock>(
  blocks: readonly B[],
  documentTitle: string,
  wordsOf: (block: B) => number,
): Cut<B>[] {
  const cuts: Cut<B>[] = [];
  let words = 0;
  let parts = 1;
  let heading = documentTitle;
  const begin = (title: string) => {
    cuts.push({ title, blocks: [] });
    words = 0;
  };
  for (const block of blocks) {
    const isHeading = block.kind === 'heading' && Boolean(block.text?.trim());
    if (isHeading && (cuts.length === 0 || words >= leastWords || block.level === 1)) {
      heading = block.text?.trim() ?? documentTitle;
      parts = 1;
      // A chapter's title directly above its first heading is part of the same section.
      if (words > 0 || cuts.length === 0) begin(heading);
    } else if (cuts.length === 0) {
      begin(heading);
    } else if (words >= mostWords) {
      parts += 1;
      begin(`${heading} (part ${parts})`);
    }
    cuts.at(-1)?.blocks.push(block);
    if (!isHeading) words += wordsOf(block);
  }
  return cuts.filter((cut) => cut.blocks.some((block) => block.kind !== 'heading'));
}
