/** A footnote or endnote, with the place in the text that it belongs to. */
export interface DocNote {
  at: number;
  text: string;
}

/**
 * The notes that one of the file's two tables of notes names. Its references are places in the text, then two bytes each;
 * its ends are places behind the start of all such notes, where each begins and the last one ends.
 */
export function readNotes(references: Buffer, ends: Buffer, text: string): DocNote[] {
  const count = Math.max(0, Math.floor((references.length - 4) / 6));
  const known = Math.min(count, Math.floor(ends.length / 4) - 1);
  const notes: DocNote[] = [];
  let last = 0;
  for (let index = 0; index < known; index += 1) {
    // Whatever the file says, no note has words of another.
    const from = Math.max(last, ends.readUInt32LE(index * 4));
    last = Math.max(from, ends.readUInt32LE(index * 4 + 4));
    notes.push({ at: references.readUInt32LE(index * 4), text: text.slice(from, last) });
  }
  return notes;
}
