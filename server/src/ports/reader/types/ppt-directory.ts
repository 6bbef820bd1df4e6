import { type PptRecord, recordAt, recordsIn, recordType } from './ppt-records.ts';
import { type PptText, readTexts } from './ppt-texts.ts';

export interface FoundSlide {
  slide: PptRecord | undefined;
  notes: PptRecord | undefined;
  /** The texts of the slide's placeholders. */
  outline: PptText[];
}

interface Listed {
  persistId: number;
  slideId: number;
  outline: PptText[];
}

/**
 * Slides in the order of the presentation. A file that was saved many times holds old versions of them too: the
 * directories, newest first, tell where the valid ones are.
 */
export function findSlides(stream: Buffer, lastEdit: number): FoundSlide[] {
  const { offsets, documentId } = readDirectories(stream, lastEdit);
  const valid = (id: number) => {
    const offset = offsets.get(id);
    return offset === undefined ? undefined : recordAt(stream, offset);
  };
  const document = valid(documentId);
  if (!document) return slidesAsTheyLie(stream);

  const lists = [...document.descendants(recordType.slideList)];
  const listed = (instance: number) =>
    lists.filter((list) => list.instance === instance).flatMap(({ body }) => readList(body));
  const notes = new Map(listed(2).map(({ slideId, persistId }) => [slideId, persistId]));
  const found = listed(0).map(({ persistId, outline }): FoundSlide => {
    const slide = valid(persistId);
    const atom = slide && [...recordsIn(slide.body)].find(({ type }) => type === recordType.slideAtom);
    const notesId = atom && atom.body.length >= 20 ? notes.get(atom.body.readUInt32LE(16)) : undefined;
    return { slide, notes: notesId === undefined ? undefined : valid(notesId), outline };
  });
  return found.length > 0 ? found : slidesAsTheyLie(stream);
}

function readDirectories(stream: Buffer, lastEdit: number): { offsets: Map<number, number>; documentId: number } {
  const offsets = new Map<number, number>();
  const seen = new Set<number>();
  let documentId = 0;
  for (let at = lastEdit; at > 0 && !seen.has(at); ) {
    seen.add(at);
    const edit = recordAt(stream, at);
    if (edit?.type !== recordType.userEdit || edit.body.length < 20) break;
    documentId ||= edit.body.readUInt32LE(16);
    const directory = recordAt(stream, edit.body.readUInt32LE(12));
    if (directory?.type === recordType.persistDirectory) addOffsets(directory.body, offsets);
    at = edit.body.readUInt32LE(8);
  }
  return { offsets, documentId };
}

function addOffsets(body: Buffer, offsets: Map<number, number>): void {
  for (let at = 0; at + 4 <= body.length; ) {
    const head = body.readUInt32LE(at);
    const [first, count] = [head & 0xfffff, head >>> 20];
    at += 4;
    for (let index = 0; index < count && at + 4 <= body.length; index += 1, at += 4) {
      if (!offsets.has(first + index)) offsets.set(first + index, body.readUInt32LE(at));
    }
  }
}

function readList(bytes: Buffer): Listed[] {
  const listed: Listed[] = [];
  let from = 0;
  let at = 0;
  const finish = (end: number) => {
    const last = listed.at(-1);
    if (last) last.outline = readTexts(bytes.subarray(from, end));
  };
  for (const { type, body } of recordsIn(bytes)) {
    if (type === recordType.slidePersist && body.length >= 16) {
      finish(at);
      listed.push({ persistId: body.readUInt32LE(0), slideId: body.readUInt32LE(12), outline: [] });
      from = at;
    }
    at += 8 + body.length;
  }
  finish(bytes.length);
  return listed;
}

/** Without a usable directory: every slide in the stream, each with the notes at the same position. */
function slidesAsTheyLie(stream: Buffer): FoundSlide[] {
  const top = [...recordsIn(stream)];
  const notes = top.filter(({ type }) => type === recordType.notes);
  return top
    .filter(({ type }) => type === recordType.slide)
    .map((slide, index) => ({ slide, notes: notes[index], outline: [] }));
}
