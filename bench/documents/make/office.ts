import { piecesOf, type Source, type SourceBlock } from '../source.ts';

// Flat OpenDocument files, which LibreOffice turns into every other type.
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const head = (kind: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">`;

function inlineOf(text: string, footnotes: Map<string, string>): string {
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'formula') return escaped(piece.tex);
      if (piece.kind === 'footnote')
        return `<text:note text:note-class="footnote"><text:note-citation>${piece.name}</text:note-citation><text:note-body><text:p text:style-name="Footnote">${escaped(footnotes.get(piece.name)!)}</text:p></text:note-body></text:note>`;
      return piece.style === 'plain'
        ? escaped(piece.text)
        : `<text:span text:style-name="${piece.style}">${escaped(piece.text)}</text:span>`;
    })
    .join('');
}

const cellsOf = (cells: string[], footnotes: Map<string, string>, style: string) =>
  cells
    .map(
      (cell) =>
        `<table:table-cell table:style-name="cell" office:value-type="string"><text:p text:style-name="${style}">${inlineOf(cell, footnotes)}</text:p></table:table-cell>`,
    )
    .join('');

const tableOf = (block: Extract<SourceBlock, { kind: 'table' }>, footnotes: Map<string, string>, name: string) =>
  `<table:table table:name="${name}"><table:table-column table:number-columns-repeated="${block.header.length}"/>${[
    block.header,
    ...block.rows,
  ]
    .map((cells, at) => `<table:table-row>${cellsOf(cells, footnotes, at ? 'Cell' : 'CellHead')}</table:table-row>`)
    .join('')}</table:table>`;

function blockOf(block: SourceBlock, footnotes: Map<string, string>, at: number): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 1
        ? `<text:p text:style-name="Title">${inlineOf(block.text, footnotes)}</text:p>`
        : `<text:h text:style-name="Heading${block.level - 1}" text:outline-level="${block.level - 1}">${inlineOf(block.text, footnotes)}</text:h>`;
    case 'list':
      return `<text:list text:style-name="${block.ordered ? 'numbers' : 'bullets'}">${block.items.map((item) => `<text:list-item><text:p text:style-name="Body">${inlineOf(item, footnotes)}</text:p></text:list-item>`).join('')}</text:list>`;
    case 'table':
      return tableOf(block, footnotes, `Table${at}`);
    case 'code':
      return block.lines.map((line) => `<text:p text:style-name="Code">${escaped(line)}</text:p>`).join('');
    case 'formula':
      return `<text:p text:style-name="Body">${escaped(block.tex)}</text:p>`;
    default:
      return `<text:p text:style-name="Body">${inlineOf(block.text, footnotes)}</text:p>`;
  }
}

const textStyles = [
  'bold:fo:font-weight="bold"',
  'italic:fo:font-style="italic"',
  'code:style:font-name="Liberation Mono"',
]
  .map((line) => line.split(/:(.*)/s))
  .map(
    ([name, look]) =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties ${look}/></style:style>`,
  )
  .join('');
const paragraphStyle = (name: string, size: number, look = '', around = 'fo:margin-bottom="0.2cm"') =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${around}/><style:text-properties fo:font-size="${size}pt" ${look}/></style:style>`;
const bold = 'fo:font-weight="bold"';
const listStyle = (name: string, level: string) => `<text:list-style style:name="${name}">${level}</text:list-style>`;
const indent =
  '<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.6cm" fo:margin-left="1.2cm"/></style:list-level-properties>';

/** A text document. */
export function writerOf({ head: asked, blocks, footnotes }: Source): string {
  const columns = asked.columns ? `<style:columns fo:column-count="${asked.columns}" fo:column-gap="0.8cm"/>` : '';
  const running = asked.running
    ? `<style:header><text:p>${asked.running}</text:p></style:header><style:footer><text:p>Page <text:page-number/></text:p></style:footer>`
    : '';
  return `${head('text')}<office:styles>${paragraphStyle('Title', 22, bold, 'fo:margin-bottom="0.5cm"')}${[16, 13, 12].map((size, at) => paragraphStyle(`Heading${at + 1}`, size, bold, 'fo:margin-top="0.4cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"')).join('')}${paragraphStyle('Body', 11)}${paragraphStyle('Footnote', 9)}${paragraphStyle('Cell', 10, '', '')}${paragraphStyle('CellHead', 10, bold, '')}${paragraphStyle('Code', 10, 'style:font-name="Liberation Mono"', '')}</office:styles><office:automatic-styles>${textStyles}<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="0.5pt solid #000000"/></style:style>${listStyle('bullets', `<text:list-level-style-bullet text:level="1" text:bullet-char="•">${indent}</text:list-level-style-bullet>`)}${listStyle('numbers', `<text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix=".">${indent}</text:list-level-style-number>`)}<style:page-layout style:name="page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2.2cm">${columns}</style:page-layout-properties><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page">${running}</style:master-page></office:master-styles><office:body><office:text>${blocks.map((block, at) => blockOf(block, footnotes, at)).join('')}</office:text></office:body></office:document>`;
}

/** A table document: each table of the source is a sheet named after the heading above it. */
export function sheetOf({ blocks, footnotes }: Source): string {
  let name = 'Sheet';
  const sheets = blocks.map((block) => {
    if (block.kind === 'heading') name = block.text;
    return block.kind === 'table' ? tableOf(block, footnotes, escaped(name)) : '';
  });
  return `${head('spreadsheet')}<office:body><office:spreadsheet>${sheets.join('')}</office:spreadsheet></office:body></office:document>`;
}

const frame = (kind: string, y: number, height: number, content: string) =>
  `<draw:frame presentation:class="${kind}" presentation:style-name="${kind}" svg:x="1.5cm" svg:y="${y}cm" svg:width="25cm" svg:height="${height}cm">${content}</draw:frame>`;
const box = (content: string) => `<draw:text-box>${content}</draw:text-box>`;

/** A deck: a heading of the second rank begins a slide. */
export function deckOf({ blocks, footnotes }: Source): string {
  const slides: { title: string; body: string; tables: string[]; notes: string }[] = [];
  for (const block of blocks) {
    const slide = slides.at(-1);
    if (block.kind === 'heading')
      slides.push({ title: inlineOf(block.text, footnotes), body: '', tables: [], notes: '' });
    else if (!slide) continue;
    else if (block.kind === 'notes') slide.notes = `<text:p>${inlineOf(block.text, footnotes)}</text:p>`;
    else if (block.kind === 'table') slide.tables.push(tableOf(block, footnotes, 'T'));
    else if (block.kind === 'list')
      slide.body += `<text:list text:style-name="bullets">${block.items.map((item) => `<text:list-item><text:p>${inlineOf(item, footnotes)}</text:p></text:list-item>`).join('')}</text:list>`;
    else slide.body += blockOf(block, footnotes, 0).replaceAll(' text:style-name="Body"', '');
  }
  const pages = slides.map(
    ({ title, body, tables, notes }, at) =>
      `<draw:page draw:name="page${at + 1}" draw:master-page-name="Default">${frame('title', 0.8, 2.5, box(`<text:p>${title}</text:p>`))}${body && frame('outline', 4, 10, box(body))}${tables.map((table) => `<draw:frame svg:x="1.5cm" svg:y="5cm" svg:width="25cm" svg:height="9cm">${table}</draw:frame>`).join('')}${notes && `<presentation:notes>${frame('notes', 15, 10, box(notes))}</presentation:notes>`}</draw:page>`,
  );
  const look = (name: string, size: number) =>
    `<style:style style:name="${name}" style:family="presentation"><style:text-properties fo:font-size="${size}pt"/></style:style>`;
  return `${head('presentation')}<office:automatic-styles>${textStyles}${look('title', 32)}${look('outline', 20)}${look('notes', 14)}${listStyle('bullets', `<text:list-level-style-bullet text:level="1" text:bullet-char="•">${indent}</text:list-level-style-bullet>`)}<style:page-layout style:name="screen"><style:page-layout-properties fo:page-width="28cm" fo:page-height="15.75cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="screen"/></office:master-styles><office:body><office:presentation>${pages.join('')}</office:presentation></office:body></office:document>`;
}
