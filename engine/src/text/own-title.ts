import type { Block } from '../document.ts';
import { saysNothing } from './matter.ts';
import { countWords } from './normalise.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

/** A document's title as its own text shows it; `isSure` where it stands over the whole and not over a first chapter. */
export interface OwnTitle {
  text: string;
  isSure: boolean;
}

/** A title page has no more lines than this, and none of them is a sentence. */
const TITLE_PAGE_BLOCKS = 8;
const LONGEST_LINE_WORDS = 14;
const LONGEST_TITLE_WORDS = 30;

/** Who publishes or teaches it, and when: lines of a title page that are no title. */
const IMPRINT =
  /\b(?:university|polytechnic|faculty of|department of|school of|college of|institute of|federal republic)\b|^(?:by|prof|dr|mr|mrs|engr|lecturer|presented|prepared|submitted|name|matric|date|course code|session|semester|\d+(?:st|nd|rd|th)? (?:semester|session))\b|^[\d\s./,-]+$|@|https?:/i;
/** "1. Cells", "2.3 Results": a part of the document. "Chapter two: cells" may be all that there is of it. */
const NUMBERED = /^(\d+)(?:\.\d+)*[.)]?\s/;

const isTitle = (text: string) =>
  countWords(text) <= LONGEST_TITLE_WORDS && !saysNothing(text) && !IMPRINT.test(text) && /\p{L}{2}/u.test(text);

const isShort = (text: string) => countWords(text) <= LONGEST_LINE_WORDS && !/[.!?;,]$/.test(text.trim());

/** "PSY 105", as courses are counted. */
const COURSE = /\b[A-Z]{2,4}\s?\d{3}\b/;

/** A short line that is no sentence, as names and dates on a title page are; a course may end with a full stop. */
const isLine = (block: Block | undefined): block is Extract<Block, { kind: 'paragraph' }> =>
  block?.kind === 'paragraph' &&
  (isShort(block.text) || (COURSE.test(block.text) && countWords(block.text) <= LONGEST_LINE_WORDS));

/** "Dr B. Bello, Faculty of Law. Read each part before the lecture." */
const OPENS_WITH_TEACHER =
  /^(?:by |prof|dr|mr|mrs|ms|engr|lecturer)\b.{2,60}\b(?:university|faculty|department|school|college|institute)\b/i;
const LONGEST_IMPRINT_WORDS = 40;

const opensWithTeacher = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && OPENS_WITH_TEACHER.test(block.text) && countWords(block.text) <= LONGEST_IMPRINT_WORDS;

/** Who teaches what, where: a line above a text that is no part of it. */
export const isImprintLine = (block: Block | undefined): boolean =>
  (isLine(block) && (IMPRINT.test(block.text) || COURSE.test(block.text))) || opensWithTeacher(block);

/** The course and the lecturer below a title, set as a list. */
const isImprintList = (block: Block) =>
  block.kind === 'list' &&
  block.items.every(isShort) &&
  block.items.some((item) => COURSE.test(item) || IMPRINT.test(item));

/** Whether what stands below a document's title, up to the next heading, is the rest of its title page. */
export const isTitlePage = (blocks: readonly Block[]): boolean =>
  blocks.length <= TITLE_PAGE_BLOCKS && blocks.every((block) => isLine(block) || isImprintList(block));

/** Whether nothing but lines of a title page stands between a heading and the next one. */
function standsOver(blocks: readonly Block[], at: number): boolean {
  const next = blocks.findIndex((block, i) => i > at && !isLine(block) && !isImprintList(block));
  return next > at && next - at <= TITLE_PAGE_BLOCKS && blocks[next]?.kind === 'heading';
}

/** The title that the blocks of a document show: its first heading of highest rank, or the line that it opens with. */
export function ownTitleOf(blocks: readonly Block[]): OwnTitle | null {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block.text !== '');
  const top = headings.reduce((least, { level }) => Math.min(least, level), 7);
  const highest = headings.filter(({ level }) => level === top);
  const first = highest.find(({ text }) => isTitle(text));
  if (first && !NUMBERED.test(first.text)) {
    const isOnly = highest.every((heading) => heading === first || saysNothing(heading.text));
    const at = blocks.indexOf(first);
    const isOpening = blocks.slice(0, at).every((block) => isLine(block) || block.kind === 'heading');
    // Every slide has a heading of one rank: the first one's is the title only where it is a title page.
    const isSure = isOpening && (standsOver(blocks, at) || (isOnly && headings.length > 1 && !first.place?.slide));
    if (isSure) return { text: first.text, isSure };
  }
  const isImprint = (block: Block) => (block.kind === 'heading' || isLine(block)) && !isTitle(block.text);
  const line = blocks.slice(0, TITLE_PAGE_BLOCKS).find((block) => !isImprint(block));
  const isLineTitle =
    isLine(line) && blocks.length > 2 && /^[\p{Lu}\d“"]/u.test(line.text) && !NUMBERED.test(line.text);
  if (isLineTitle && !line.place?.slide && !line.place?.sheet) return { text: line.text, isSure: true };
  if (!first || first.place?.slide || Number(NUMBERED.exec(first.text)?.[1] ?? 1) > 1) return null;
  return { text: first.text, isSure: false };
}
