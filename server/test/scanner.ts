import { readFile } from 'node:fs/promises';
import type { PageFault, PreparedPage, ScannedLine, ScannedPage, Scanner } from '../src/ports/scanner/port.ts';

interface Drawn {
  text: string;
  fault?: PageFault;
  /** Found only by reading. */
  foundFault?: PageFault;
}

const mark = '--drawn--';
const size = { width: 600, height: 800 };
const line = { left: 40, top: 40, height: 20, letter: 8 };

/** What the scanner of tests reads: each line of the text is one of the page; a word behind ~ is read with doubt. */
export function aPhotograph(text: string, faults: Omit<Drawn, 'text'> = {}): FormData {
  const form = new FormData();
  const content = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from(mark + JSON.stringify({ text, ...faults })),
  ]);
  form.set('file', new Blob([new Uint8Array(content)]), 'page.jpg');
  return form;
}

const drawnIn = (bytes: Buffer): Drawn => JSON.parse(bytes.toString('utf8').split(mark).at(-1) ?? '');

function toLine(text: string, number: number): ScannedLine {
  const y = line.top + number * line.height * 2;
  let x = line.left;
  const words = text.split(' ').map((typed) => {
    const isDoubtful = typed.startsWith('~');
    const word = isDoubtful ? typed.slice(1) : typed;
    const box = { x, y, width: word.length * line.letter, height: line.height };
    x += box.width + line.letter;
    return { text: word, box, confidence: isDoubtful ? 0.4 : 0.95, isDoubtful };
  });
  return {
    box: { x: line.left, y, width: x - line.left, height: line.height },
    words,
    keepsPicture: text.includes('='),
  };
}

async function draw(drawn: Drawn): Promise<PreparedPage> {
  const { default: sharp } = await import('sharp');
  const blank = sharp({ create: { ...size, channels: 3, background: 'white' } }).jpeg();
  // Behind the end of the picture, where no decoder looks.
  const picture = Buffer.concat([await blank.toBuffer(), Buffer.from(mark + JSON.stringify(drawn))]);
  return { ...size, fault: drawn.fault ?? null, picture };
}

export interface TestScanner extends Scanner {
  canRead: boolean;
  /** What pages were read, in their order. */
  read: Scanner['read'];
  pagesRead: { who: string | undefined; text: string }[];
  /** Comes before each reading; may wait or throw, as readers do that are killed. */
  beforeReading: (text: string) => Promise<void>;
  /** The pictures among the pages of a PDF, by their numbers. */
  pdf: { count: number; pictures: Record<number, string> };
}

/** A scanner that knows what stands on its pages: real ones take seconds a page. */
export function aScanner(): TestScanner {
  const scanner: TestScanner = {
    canRead: true,
    pagesRead: [],
    beforeReading: async () => {},
    pdf: { count: 0, pictures: {} },
    prepare: async ({ path }) => draw(drawnIn(await readFile(path))),
    lookIntoPdf: async () => ({
      count: scanner.pdf.count,
      withoutText: Object.keys(scanner.pdf.pictures).map(Number),
    }),
    preparePdfPage: async (_, number) => draw({ text: scanner.pdf.pictures[number] ?? '' }),
    async read(picture, { who } = {}): Promise<ScannedPage> {
      const { text, foundFault = null } = drawnIn(picture);
      await scanner.beforeReading(text);
      scanner.pagesRead.push({ who, text });
      return { ...size, lines: text.split('\n').map(toLine), fault: foundFault, readBy: 'reader' };
    },
    close: async () => {},
  };
  return scanner;
}
