import { walkXml } from '../containers/xml.ts';

/** The texts of footnotes or endnotes by their ids. The lines that part them from the text are notes without words. */
export function readNotes(bytes: Buffer | null): Map<string, string> {
  const notes = new Map<string, string>();
  if (!bytes) return notes;
  let id = '';
  let text = '';
  let inText = false;
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'w:footnote' || name === 'w:endnote') [id, text] = [attributes['w:id'] ?? '', ''];
      else if (name === 'w:t') inText = true;
      else if (name === 'w:tab' || name === 'w:br' || name === 'w:p') text += ' ';
    },
    close(name) {
      if (name === 'w:t') inText = false;
      else if ((name === 'w:footnote' || name === 'w:endnote') && text.trim()) notes.set(id, text);
    },
    text(part) {
      if (inText) text += part;
    },
  });
  return notes;
}
