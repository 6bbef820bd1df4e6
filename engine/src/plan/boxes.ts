import type { Block } from '../document.ts';
import { countWords } from '../text/normalise.ts';
import { blockText, type Section } from '../text/sections.ts';

/** "Box 2.1 Garri", "Case study: …", "Example 3": what heads a box, also where that is set as plain paragraphs. */
const HEAD =
  /^(?:(?:Text )?Box|BOX|Case(?: [Ss]tudy)?|CASE(?: STUDY)?|(?:Worked )?[Ee]xample|(?:WORKED )?EXAMPLE|Activity|ACTIVITY|Illustration|Exhibit|Scenario|Did [Yy]ou [Kk]now|In [Ff]ocus|Spotlight)(?:\s+(?:\d+(?:\.\d+)*[a-z]?|[A-Z])\b)?\s*(?:[:.?–—-]|\s\p{Lu}|$)/u;
const HEAD_WORDS = 14;
/** Longer paragraphs belong to the text again, and no box has more of the short ones. */
const PARAGRAPH_WORDS = 60;
const MOST_BLOCKS = 8;

/** A head is no sentence. */
const isHead = (text: string) => HEAD.test(text) && !/\p{L}\.$/u.test(text) && countWords(text) <= HEAD_WORDS;
const isShort = (block: Block) => block.kind !== 'paragraph' || countWords(block.text) <= PARAGRAPH_WORDS;

/** Of each block of a section, whether it goes on with a box that the one before it is of: no day ends between them. */
export function boxFlags({ heading, blocks }: Pick<Section, 'heading' | 'blocks'>): boolean[] {
  let left = isHead(heading) ? MOST_BLOCKS : 0;
  return blocks.map((block, i) => {
    if (block.kind === 'paragraph' && isHead(blockText(block).trim())) {
      left = MOST_BLOCKS;
      return false;
    }
    left = left > 0 && isShort(block) ? left - 1 : 0;
    const isNoted = block.kind === 'note' && blocks[i - 1]?.kind === 'note';
    return isNoted || (left > 0 && i > 0);
  });
}
