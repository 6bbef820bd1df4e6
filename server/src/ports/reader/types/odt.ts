import { titleIn } from '../containers/properties.ts';
import { type Attributes, walkXml } from '../containers/xml.ts';
import { openZip } from '../containers/zip.ts';
import { EmphasisCollector } from '../emphasis.ts';
import { Flow } from '../flow.ts';
import type { Block, Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';

export function parseOdt(bytes: Buffer): Parsed {
  const zip = openZip(bytes);
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest?.includes('encryption-data')) throw new Unreadable('file_encrypted');
  const content = zip.read('content.xml');
  if (!content) throw new Unreadable('file_corrupt');
  return { blocks: readContent(content), pages: null, title: titleIn(zip) };
}

const skipped = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note-citation',
  'office:forms',
  'svg:desc',
]);
const marks = new Map<string, string>(Object.entries({ 'text:tab': ' ', 'text:line-break': ' ', 'text:s': ' ' }));

/** Styles of the program itself; others are described in the file. */
const namedEmphasis = ['Strong_20_Emphasis', 'Emphasis'];
const namedDepths = new Map(Object.entries({ Title: 1, Subtitle: 2 }));
const isEmphasis = (properties: Attributes) =>
  properties['fo:font-weight'] === 'bold' || properties['fo:font-style'] === 'italic';

function readContent(bytes: Buffer): Block[] {
  const flow = new Flow();
  const ordered = new Map<string, boolean>();
  const texts: { text: string; depth: number | undefined }[] = [];
  const tables: string[][][] = [];
  const lists: boolean[] = [];
  const emphasisStyles = new Set(namedEmphasis);
  const emphasis = new EmphasisCollector();
  const spans: boolean[] = [];
  const parents = new Map<string, string>();
  let styleName = '';
  let skipping = 0;
  let inItem = 0;
  let inNote = 0;
  const notes: string[] = [];

  function finish({ text, depth }: { text: string; depth: number | undefined }): void {
    const row = tables.at(-1)?.at(-1);
    const around = texts.at(-1);
    const emphasised = around ? [] : emphasis.take();
    // A text box inside of a sentence stays in it; a note stands behind it.
    if (inNote > 0) notes.push(text);
    else if (row && row.length > 0) row[row.length - 1] += ` ${text}`;
    else if (around) around.text += ` ${text} `;
    else if (depth !== undefined) flow.heading(depth, text);
    else if (inItem > 0) flow.item(lists.at(-1) ?? false, text, emphasised);
    else flow.paragraph(text, emphasised);
    if (!around) addNotes();
  }

  function addNotes(): void {
    if (tables.length === 0) for (const note of notes.splice(0)) flow.note(note);
  }

  /** The title and the subtitle are paragraphs in styles of the program, or in styles made from those. */
  function namedDepth(style: string): number | undefined {
    const name = namedDepths.has(style) ? style : (parents.get(style) ?? '');
    return namedDepths.get(name);
  }

  function openList(attributes: Attributes): void {
    const style = attributes['text:style-name'];
    // An inner list without a style of its own looks like the outer one.
    lists.push(style === undefined ? (lists.at(-1) ?? false) : (ordered.get(style) ?? false));
  }

  walkXml(bytes, {
    open(name, attributes) {
      if (skipped.has(name)) skipping += 1;
      if (skipping > 0) return;
      if (name === 'text:list-style' || name === 'style:style') {
        styleName = attributes['style:name'] ?? '';
        parents.set(styleName, attributes['style:parent-style-name'] ?? '');
      } else if (name === 'style:text-properties' && isEmphasis(attributes)) emphasisStyles.add(styleName);
      else if (name === 'text:span') spans.push(emphasisStyles.has(attributes['text:style-name'] ?? ''));
      else if (name === 'text:list-level-style-number' && !ordered.has(styleName)) ordered.set(styleName, true);
      else if (name === 'text:list-level-style-bullet' && !ordered.has(styleName)) ordered.set(styleName, false);
      else if (name === 'text:list') openList(attributes);
      else if (name === 'text:list-item') inItem += 1;
      else if (name === 'text:note') inNote += 1;
      else if (name === 'text:h') texts.push({ text: '', depth: Number(attributes['text:outline-level'] ?? 1) });
      else if (name === 'text:p') texts.push({ text: '', depth: namedDepth(attributes['text:style-name'] ?? '') });
      else if (name === 'table:table') tables.push([]);
      else if (name === 'table:table-row') tables.at(-1)?.push([]);
      else if (name === 'table:table-cell') tables.at(-1)?.at(-1)?.push('');
      else if (marks.has(name)) addText(marks.get(name) ?? '');
    },
    close(name) {
      if (skipped.has(name)) skipping -= 1;
      if (skipping > 0) return;
      if (name === 'text:p' || name === 'text:h') {
        const last = texts.pop();
        if (last) finish(last);
      } else if (name === 'text:note') inNote -= 1;
      else if (name === 'text:span') spans.pop();
      else if (name === 'text:list') lists.pop();
      else if (name === 'text:list-item') inItem -= 1;
      else if (name === 'table:table') finishTable(tables.pop() ?? []);
    },
    text: addText,
  });

  function addText(text: string): void {
    const last = texts.at(-1);
    if (!last || skipping > 0) return;
    last.text += text;
    emphasis.add(text, spans.includes(true));
  }
  function finishTable(rows: string[][]): void {
    const outer = tables.at(-1)?.at(-1);
    if (outer && outer.length > 0) outer[outer.length - 1] += ` ${rows.flat().join(' ')}`;
    else flow.table(rows);
    addNotes();
  }
  return flow.blocks;
}
