import { blocksOfPages, isRefused, type PageFault, type Scanner } from '../../server/src/ports/scanner/port.ts';
import { bars, type ClassName } from './classes.ts';
import type { BenchPage } from './pictures.ts';
import { type Marks, marksOf, shareWrong } from './wrong.ts';

export interface PageResult {
  name: string;
  photo: ClassName;
  kind: string;
  /** Why it was refused, where it was. */
  fault: PageFault | string | null;
  /** Of what stands there; 1 where it was refused. */
  wrong: number;
  /** The same of the document's blocks, which leave the numbers of lists out. */
  wrongInBlocks: number;
  isMarked: boolean;
  doubtful: number;
  words: number;
  marks: Marks;
  prepareMs: number;
  readMs: number;
}

const none: Marks = { wrong: 0, wrongMarked: 0, right: 0, rightMarked: 0 };

/** A page from its photograph to its words, as the product does it: one with a fault is refused. */
export async function readPage(scanner: Scanner, page: BenchPage): Promise<PageResult> {
  const { name, photo, kind, truth, path } = page;
  const refused = { name, photo, kind, wrong: 1, wrongInBlocks: 1, isMarked: true, doubtful: 0, words: 0, marks: none };
  const began = performance.now();
  const prepared = await scanner.prepare({ path }).catch((error: Error) => error);
  const prepareMs = performance.now() - began;
  if (prepared instanceof Error) return { ...refused, fault: prepared.message, prepareMs, readMs: 0 };
  if (prepared.fault) return { ...refused, fault: prepared.fault, prepareMs, readMs: 0 };
  const start = performance.now();
  const read = await scanner.read(prepared.picture, { who: 'bench' }).catch((error: Error) => error);
  const readMs = performance.now() - start;
  if (read instanceof Error) return { ...refused, fault: read.message, prepareMs, readMs };
  if (isRefused(read.fault)) return { ...refused, fault: read.fault, prepareMs, readMs };
  const words = read.lines.flatMap((line) => line.words);
  const doubtful = words.filter(({ isDoubtful }) => isDoubtful).length;
  const text = read.lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n');
  return {
    name,
    photo,
    kind,
    fault: null,
    wrong: shareWrong(truth, text),
    wrongInBlocks: shareWrong(truth, textOfBlocks(blocksOfPages([{ number: 1, page: read }]))),
    isMarked: read.fault === 'incomplete' || doubtful >= words.length * bars.markedShare,
    doubtful,
    words: words.length,
    marks: marksOf(truth, words),
    prepareMs,
    readMs,
  };
}

function textOfBlocks(blocks: ReturnType<typeof blocksOfPages>): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items;
      if (block.kind === 'table') return [block.caption ?? '', ...block.header, ...block.rows.flat()];
      if (block.kind === 'definitions') return block.entries.map(({ term, definition }) => `${term} ${definition}`);
      return [block.kind === 'formula' ? block.tex : block.text];
    })
    .join('\n');
}
