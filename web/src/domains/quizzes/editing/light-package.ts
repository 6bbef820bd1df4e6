/**
 * A package of questions with the pictures that they name, and without its pages, films and other pictures: a course from
 * elsewhere may have hundreds of megabytes, and its questions a few kilobytes. What is kept stays packed as it is, and the
 * rest is not even read.
 */

const isOfQuestions = (name: string) => /\.(?:xml|qti)$/i.test(name);
const isPicture = (name: string) => /\.(?:png|jpe?g|gif|webp)$/i.test(name);

const signs = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
const sizes = { file: 30, entry: 46, end: 22 };
/** A comment may stand behind the end. */
const longestEnd = sizes.end + 0xffff;
/** Larger than any package that is one: a directory is kept in memory. */
const mostOfDirectory = 16 * 1024 * 1024;
/** As the server takes them, less what base64 adds. */
const mostOfTexts = 10 * 1024 * 1024;
const mostOfPictures = 9 * 1024 * 1024;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

interface Entry {
  /** Its line of the directory, as it stands there. */
  line: Uint8Array<ArrayBuffer>;
  name: Uint8Array<ArrayBuffer>;
  called: string;
  packed: number;
  unpacked: number;
  offset: number;
}

interface Directory {
  questions: Entry[];
  pictures: Entry[];
  count: number;
}

/** What is in a zip and belongs to questions; null where it is none, or of the long form, which the server can judge. */
async function readDirectory(file: Blob): Promise<Directory | null> {
  const tail = await viewOf(file.slice(-longestEnd));
  let at = tail.byteLength - sizes.end;
  while (at >= 0 && tail.getUint32(at, true) !== signs.end) at -= 1;
  if (at < 0) return null;
  const [count, size, start] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ];
  if (size > mostOfDirectory || start + size > file.size) return null;
  const lines = await viewOf(file.slice(start, start + size));
  const [questions, pictures]: [Entry[], Entry[]] = [[], []];
  let from = 0;
  for (let index = 0; index < count; index += 1) {
    if (from + sizes.entry > size || lines.getUint32(from, true) !== signs.entry) return null;
    const nameLength = lines.getUint16(from + 28, true);
    const length = sizes.entry + nameLength + lines.getUint16(from + 30, true) + lines.getUint16(from + 32, true);
    if (from + length > size) return null;
    const name = new Uint8Array(lines.buffer, from + sizes.entry, nameLength);
    const called = new TextDecoder().decode(name);
    const entry = {
      line: new Uint8Array(lines.buffer, from, sizes.entry),
      name,
      called,
      packed: lines.getUint32(from + 20, true),
      unpacked: lines.getUint32(from + 24, true),
      offset: lines.getUint32(from + 42, true),
    };
    if (isOfQuestions(called)) questions.push(entry);
    else if (isPicture(called)) pictures.push(entry);
    from += length;
  }
  return { questions, pictures, count };
}

/** Where the content of a file begins; null where its head is none. */
async function startOf(file: Blob, { offset }: Entry): Promise<number | null> {
  const before = await viewOf(file.slice(offset, offset + sizes.file));
  if (before.byteLength < sizes.file || before.getUint32(0, true) !== signs.file) return null;
  return offset + sizes.file + before.getUint16(26, true) + before.getUint16(28, true);
}

const deflated = 8;

async function textOf(file: Blob, entry: Entry): Promise<string> {
  const start = await startOf(file, entry);
  if (start === null) return '';
  const packed = file.slice(start, start + entry.packed);
  const isPacked = entry.line[10] === deflated;
  return isPacked
    ? new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
    : packed.text();
}

/** The pictures whose names stand in a text of questions, as many as there is room for. */
async function picturesNamed(file: Blob, { questions, pictures }: Directory): Promise<Entry[]> {
  const weight = questions.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (pictures.length === 0 || weight > mostOfTexts) return [];
  const texts = (await Promise.all(questions.map((entry) => textOf(file, entry).catch(() => '')))).join('\n');
  let room = mostOfPictures;
  return pictures.filter(({ called, packed }) => {
    const name = called.slice(called.lastIndexOf('/') + 1);
    if (packed > room || ![name, encodeURIComponent(name), encodeURI(name)].some((one) => texts.includes(one)))
      return false;
    room -= packed;
    return true;
  });
}

/** The head before a file's content: what the directory says of it, without what else may have stood there. */
function headOf({ line, name }: Entry): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(sizes.file + name.length);
  const view = new DataView(head.buffer);
  view.setUint32(0, signs.file, true);
  // From the version that it needs to the length of the name; its sizes stand here, and not behind the content.
  head.set(line.subarray(6, 30), 4);
  view.setUint16(6, view.getUint16(6, true) & ~8, true);
  view.setUint16(28, 0, true);
  head.set(name, sizes.file);
  return head;
}

/** The same entry in a directory of its own, with nothing behind its name. */
function lineOf({ line, name }: Entry, offset: number): Uint8Array<ArrayBuffer> {
  const written = new Uint8Array(sizes.entry + name.length);
  const view = new DataView(written.buffer);
  written.set(line);
  view.setUint16(8, view.getUint16(8, true) & ~8, true);
  view.setUint32(30, 0, true);
  view.setUint32(42, offset, true);
  written.set(name, sizes.entry);
  return written;
}

export async function lightPackage(file: File): Promise<File> {
  const directory = await readDirectory(file);
  if (!directory || directory.questions.length === directory.count) return file;
  const entries = [...directory.questions, ...(await picturesNamed(file, directory))];
  if (entries.length === directory.count) return file;
  const parts: BlobPart[] = [];
  const lines: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const entry of entries) {
    const start = await startOf(file, entry);
    if (start === null) return file;
    const head = headOf(entry);
    parts.push(head, file.slice(start, start + entry.packed));
    lines.push(lineOf(entry, offset));
    offset += head.length + entry.packed;
  }
  const end = new DataView(new ArrayBuffer(sizes.end));
  end.setUint32(0, signs.end, true);
  end.setUint16(8, lines.length, true);
  end.setUint16(10, lines.length, true);
  end.setUint32(
    12,
    lines.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new File([...parts, ...lines, end], file.name, { type: file.type });
}
