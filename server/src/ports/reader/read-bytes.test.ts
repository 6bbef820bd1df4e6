import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CFB } from '@e965/xlsx';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { docxParagraph, makeDocx, makePptx, makeRelations, makeZip } from '../../../test/documents/office.ts';
import { makePdf, type PdfText } from '../../../test/documents/pdf.ts';
import type { Block } from './parsed.ts';
import { readBytes } from './read-bytes.ts';

const sample = (name: string) => readFileSync(new URL(`../../../test/documents/samples/${name}`, import.meta.url));
const blocksOf = async (bytes: Buffer, extension: string) => (await readBytes(bytes, extension)).blocks;
const textOf = (blocks: Block[]) =>
  blocks.map((block) => ('text' in block ? block.text : JSON.stringify(block))).join('\n');
const failure = (bytes: Buffer, extension: string) =>
  readBytes(bytes, extension).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

const lines = (x: number, y: number, texts: string[], more: Partial<PdfText> = {}): PdfText[] =>
  texts.map((text, index) => ({ x, y: y - index * 12, text, ...more }));

describe('structure', () => {
  it.each(['notes.doc', 'notes.docx', 'notes.odt', 'notes.rtf', 'notes.pdf'])('is found in %s', async (name) => {
    const blocks = await blocksOf(sample(name), extname(name).slice(1));
    const plain = blocks.map(({ place: _, ...block }) => block);
    expect(plain).toContainEqual({ kind: 'heading', level: 1, text: 'Chapter One: Cell Biology' });
    expect(plain).toContainEqual({ kind: 'heading', level: 2, text: 'Section 1.1 Mitochondria' });
    expect(plain).toContainEqual({ kind: 'list', ordered: false, items: ['First bullet item', 'Second bullet item'] });
    expect(plain).toContainEqual({ kind: 'list', ordered: true, items: ['Step one', 'Step two'] });
    if (name !== 'notes.pdf') {
      const rows = [
        ['Nucleus', 'Stores DNA'],
        ['Ribosome', 'Protein synthesis'],
      ];
      expect(plain).toContainEqual({ kind: 'table', header: ['Organelle', 'Function'], rows });
    }
    expect(textOf(blocks)).toContain('Ẹ kú àárọ̀, ṣé dáadáa ni?'.normalize('NFC'));
  });

  it('has the slides of a deck in the order of the show, titles first, with the notes', async () => {
    const { blocks, pages } = await readBytes(
      makePptx([
        { title: 'Osmosis', body: ['Water moves', 'Through a membrane'], notes: 'Show the potato first' },
        { title: 'Diffusion', body: ['Down the gradient'] },
      ]),
      'pptx',
    );
    expect(pages).toBe(2);
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, text: 'Osmosis', place: { slide: 1 } },
      { kind: 'list', ordered: false, items: ['Water moves', 'Through a membrane'], place: { slide: 1 } },
      { kind: 'note', text: 'Show the potato first', place: { slide: 1 } },
      { kind: 'heading', level: 2, text: 'Diffusion', place: { slide: 2 } },
      { kind: 'paragraph', text: 'Down the gradient', place: { slide: 2 } },
    ]);
  });

  it('has the words of a diagram on its slide, and no number or date that a text box holds', async () => {
    const field = (type: string, text: string) => `<a:p><a:fld type="${type}"><a:t>${text}</a:t></a:fld></a:p>`;
    const box = (inner: string) => `<p:sp><p:txBody>${inner}</p:txBody></p:sp>`;
    const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
    const pptx = makeZip({
      'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': makeRelations([['r1', 'slide', 'slides/slide1.xml']]),
      'ppt/slides/slide1.xml': `<p:sld><p:sp><p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody>${paragraph('Water')}</p:txBody></p:sp>${box(field('slidenum', '7'))}${box(field('datetime1', '1 May'))}</p:sld>`,
      'ppt/slides/_rels/slide1.xml.rels': makeRelations([['d', 'diagramData', '../diagrams/data1.xml']]),
      'ppt/diagrams/data1.xml': `<dgm:dataModel>${paragraph('Evaporation')}${paragraph('Rain')}</dgm:dataModel>`,
    });
    expect(await blocksOf(pptx, 'pptx')).toEqual([
      { kind: 'heading', level: 2, text: 'Water', place: { slide: 1 } },
      { kind: 'list', ordered: false, items: ['Evaporation', 'Rain'], place: { slide: 1 } },
    ]);
  });

  it.each(['sheet.xls', 'sheet.xlsx'])('has the cells of %s as they are shown, by sheet', async (name) => {
    const blocks = await blocksOf(sample(name), extname(name).slice(1));
    expect(blocks).toContainEqual({
      kind: 'table',
      header: ['MARKER-BETA Topic', 'Weight'],
      rows: [['Genetics MARKER-OMEGA', '42']],
      place: { sheet: 'Second Sheet' },
    });
    expect(JSON.stringify(blocks)).toContain('2026-03-01');
  });

  it('takes a numbered line above a paragraph for a heading, and numbered lines above each other for a list', async () => {
    const notes = 'Membranes\n\n1. Diffusion\n\nParticles spread.\n\n2. Osmosis\n\nWater moves.\n';
    const headings = (await blocksOf(Buffer.from(notes), 'txt')).filter(({ kind }) => kind === 'heading');
    expect(headings).toMatchObject([{ text: '1. Diffusion' }, { text: '2. Osmosis' }]);
    const steps = 'Do this:\n\n1. Open the lid\n\n2. Pour the water\n\n3. Close the lid\n\nThen wait.\n';
    expect((await blocksOf(Buffer.from(steps), 'txt')).map(({ kind }) => kind)).not.toContain('heading');
  });

  it('takes numbered lines for headings right above and below their text', async () => {
    const notes = [
      'CHAPTER TWO',
      'SOIL WATER',
      '',
      '1. Introduction',
      'Soil holds water between its grains and on them, as a sponge does.',
      '2. Forms of soil water',
      'Water in soil is free, capillary or bound, by how firmly it is held.',
      '2.1 Free water',
      'It runs down through the large pores within two days of the rain.',
      'Measure it so:',
      '1. Weigh the soil wet',
      '2. Dry it at 105 degrees',
      '3. Weigh it again',
      '',
      '3.0 OBJECTIVES',
      '',
      'You will know the forms of soil water.',
    ].join('\n');
    const headings = (await blocksOf(Buffer.from(notes), 'txt')).filter(({ kind }) => kind === 'heading');
    expect(headings).toEqual([
      { kind: 'heading', level: 1, text: 'CHAPTER TWO' },
      { kind: 'heading', level: 1, text: 'SOIL WATER' },
      { kind: 'heading', level: 2, text: '1. Introduction' },
      { kind: 'heading', level: 2, text: '2. Forms of soil water' },
      { kind: 'heading', level: 2, text: '2.1 Free water' },
      { kind: 'heading', level: 1, text: '3.0 OBJECTIVES' },
    ]);
  });

  it('takes numbers in front of paragraphs for no headings', async () => {
    const handout = [
      '1. THE LIGHT OF STARS',
      '',
      '1.1 A star is a ball of gas that shines because fusion in its core',
      'releases energy.',
      '',
      '1.2 Luminosity is the energy that a star radiates each second. The',
      'Sun radiates about 3.8 x 10^26 watts.',
      '',
      '1.3 Three groups lie apart:',
      '   (a) red giants, which are cool but luminous;',
      '   (b) white dwarfs, which are hot but faint.',
      '',
      '1.4 Bell found the first pulsar.',
      '',
      '2. BIRTH OF STARS',
      '',
      '2.1 Stars form in molecular clouds, cold and dense regions of the',
      'Milky Way.',
    ].join('\n');
    const blocks = await blocksOf(Buffer.from(handout), 'txt');
    expect(blocks.map((block) => ('text' in block ? block.text : block.kind))).toEqual([
      '1. THE LIGHT OF STARS',
      '1.1 A star is a ball of gas that shines because fusion in its core releases energy.',
      '1.2 Luminosity is the energy that a star radiates each second. The Sun radiates about 3.8 x 10^26 watts.',
      '1.3 Three groups lie apart:',
      'list',
      '1.4 Bell found the first pulsar.',
      '2. BIRTH OF STARS',
      '2.1 Stars form in molecular clouds, cold and dense regions of the Milky Way.',
    ]);
    expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(2);
  });

  it('reads the title that a file has in its properties', async () => {
    const core =
      '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>Soils of Nigeria</dc:title></cp:coreProperties>';
    const named = makeDocx(docxParagraph('Clay'), { files: { 'docProps/core.xml': core } });
    expect((await readBytes(named, 'docx')).title).toBe('Soils of Nigeria');
    const damaged = makeDocx(docxParagraph('Clay'), { files: { 'docProps/core.xml': '<dc:title>' } });
    expect((await readBytes(damaged, 'docx')).title).toBeNull();
  });

  it('takes a short line alone above a paragraph for a heading, and a poem for none', async () => {
    const prose = 'An essay is a short piece of writing on one subject,\nand the question tells you its kind.\n';
    const essay = `Essays\n\n${prose}\nKinds of essay\n\n${prose}\n${prose}\n`;
    const headings = (await blocksOf(Buffer.from(essay), 'txt')).filter(({ kind }) => kind === 'heading');
    expect(headings).toMatchObject([{ text: 'Essays' }, { text: 'Kinds of essay' }]);
    const poem = 'The rain has come again\n\nAnd over the roofs of the town it falls and falls\n\n'.repeat(4);
    expect((await blocksOf(Buffer.from(poem), 'txt')).map(({ kind }) => kind)).not.toContain('heading');
  });

  it.each([
    ['UTF-8', Buffer.from('Ọjọ́ dára')],
    ['UTF-16', Buffer.from('\ufeffỌjọ́ dára', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Ọjọ́ dára', 'utf16le')],
    ['UTF-16 backwards without a mark', Buffer.from('Ọjọ́ dára', 'utf16le').swap16()],
  ])('reads plain text in %s', async (_, bytes) => {
    expect(textOf(await blocksOf(bytes, 'txt'))).toBe('Ọjọ́ dára'.normalize('NFC'));
  });

  it('reads plain text in Windows-1252', async () => {
    expect(textOf(await blocksOf(Buffer.from('caf\xe9 \x80 5', 'latin1'), 'txt'))).toBe('café € 5');
  });

  it('reads the formulas of a docx, as TeX where they stand alone', async () => {
    const square = '<m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>';
    const part = (name: string, inner: string) => `<m:${name}>${inner}</m:${name}>`;
    const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const fraction = part('f', part('num', run('a+b')) + part('den', run('c')));
    const blocks = await blocksOf(
      makeDocx(
        `<w:p><w:r><w:t xml:space="preserve">The area is </w:t></w:r><m:oMath>${square}</m:oMath></w:p>` +
          `<w:p><m:oMathPara><m:oMath>${fraction}</m:oMath></m:oMathPara></w:p>`,
      ),
      'docx',
    );
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'The area is x^2' },
      { kind: 'formula', tex: '\\frac{a+b}{c}' },
    ]);
  });

  it('keeps which words are set in bold or italics, whole though the program cut them', async () => {
    const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
    const docx = makeDocx(
      `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${run('A ')}${run('bread', '<w:b/>')}${run('board', '<w:b w:val="1"/>')}${run(' holds ', '<w:b w:val="0"/>')}${run('parts', '<w:rStyle w:val="Emphasis"/>')}${run(' of a circuit.')}</w:p>`,
    );
    const text = 'A breadboard holds parts of a circuit.';
    const expected = [{ kind: 'paragraph', text, emphasised: ['breadboard', 'parts'] }];
    expect(await blocksOf(docx, 'docx')).toEqual(expected);
    const rtf = Buffer.from(String.raw`{\rtf1 A {\b bread}{\b board} holds \i parts\i0  of a circuit.\par}`);
    expect(await blocksOf(rtf, 'rtf')).toEqual(expected);
    const odt = makeZip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<office:document-content><office:automatic-styles><style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><text:p>A <text:span text:style-name="T1">breadboard</text:span> holds <text:span text:style-name="Emphasis">parts</text:span> of a circuit.</text:p></office:body></office:document-content>`,
    });
    expect(await blocksOf(odt, 'odt')).toEqual(expected);
  });

  it('has footnotes behind their paragraph, never inside of a sentence', async () => {
    const expected = [
      { kind: 'paragraph', text: 'Cells divide often.' },
      { kind: 'note', text: 'Some never do.' },
      { kind: 'paragraph', text: 'Then they rest.' },
    ];
    const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const docx = makeDocx(
      `<w:p><w:r><w:t>Cells divide</w:t></w:r>${reference}<w:r><w:t xml:space="preserve"> often.</w:t></w:r></w:p>${docxParagraph('Then they rest.')}`,
      {
        files: {
          'word/_rels/document.xml.rels': makeRelations([['f', 'footnotes', 'footnotes.xml']]),
          'word/footnotes.xml':
            '<w:footnotes><w:footnote w:id="0"><w:p/></w:footnote><w:footnote w:id="2"><w:p><w:r><w:t>Some never do.</w:t></w:r></w:p></w:footnote></w:footnotes>',
        },
      },
    );
    expect(await blocksOf(docx, 'docx')).toEqual(expected);
    const odt = makeZip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml':
        '<office:document-content><office:body><text:p>Cells divide<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Some never do.</text:p></text:note-body></text:note> often.</text:p><text:p>Then they rest.</text:p></office:body></office:document-content>',
    });
    expect(await blocksOf(odt, 'odt')).toEqual(expected);
  });

  it('has the title of an odt, also in a style made from that of the program', async () => {
    const odt = makeZip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml':
        '<office:document-content><office:automatic-styles><style:style style:name="P1" style:parent-style-name="Title"/></office:automatic-styles><office:body><text:p text:style-name="P1">On cells</text:p><text:p>They divide.</text:p></office:body></office:document-content>',
    });
    expect((await blocksOf(odt, 'odt'))[0]).toEqual({ kind: 'heading', level: 1, text: 'On cells' });
  });

  it('leaves out what was deleted in a docx', async () => {
    const body = `<w:p><w:r><w:t>Kept</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>`;
    expect(textOf(await blocksOf(makeDocx(body), 'docx'))).toBe('Kept');
  });
});

describe('a PDF', () => {
  const left = [
    'The first column begins here and',
    'goes on below with more words in',
    'each of its lines until the foot',
    'of the column has been reached by',
    'the text on the left side of it',
  ];
  const right = [
    'and then the second column takes',
    'over with words of its own which',
    'are to be read only after those',
    'on the left have been read to the',
    'end of the whole page.',
  ];

  it('of two columns is read column by column, also when its lines were written across', async () => {
    const across = left.flatMap((text, index) => [
      ...lines(50, 700 - index * 12, [text]),
      ...lines(320, 700 - index * 12, [right[index] ?? '']),
    ]);
    const title: PdfText = { x: 120, y: 750, text: 'A title that stands across both of the columns', size: 16 };
    expect(
      (await blocksOf(makePdf([[title, ...across]]), 'pdf')).map((block) => 'text' in block && block.text),
    ).toEqual(['A title that stands across both of the columns', [...left, ...right].join(' ')]);
  });

  it('loses its running headers, footers and page numbers', async () => {
    const pages = [1, 2, 3, 4].map((number) => [
      ...lines(50, 810, [`CHM 101 Lecture Notes`]),
      ...lines(50, 700, [`Body of page ${number} in which atom number ${number} is described.`]),
      ...lines(280, 30, [`Page ${number} of 4`]),
    ]);
    const text = textOf(await blocksOf(makePdf(pages), 'pdf'));
    expect(text).not.toMatch(/CHM 101|Page \d of/);
    expect(text.match(/Body of page/g)).toHaveLength(4);
  });

  it('has divided words made whole, and keeps a hyphen that belongs to the word', async () => {
    const text = [
      'A well-known process is the photo-',
      'synthesis of plants, which is well-',
      'known to every student of it.',
    ];
    expect(textOf(await blocksOf(makePdf([lines(50, 700, text)]), 'pdf'))).toBe(
      'A well-known process is the photosynthesis of plants, which is well-known to every student of it.',
    );
  });

  it('has headings by the size of their letters, with the page on which they stand', async () => {
    const body = lines(50, 600, [
      'Running text that is long enough to be taken for the body of it.',
      'More of the same follows here.',
    ]);
    const blocks = await blocksOf(
      makePdf([
        [{ x: 50, y: 750, text: 'Chapter', size: 20 }, { x: 50, y: 700, text: 'Section', size: 14 }, ...body],
        [{ x: 50, y: 750, text: 'In bold', font: 'bold' }, ...body],
      ]),
      'pdf',
    );
    expect(blocks.filter(({ kind }) => kind === 'heading')).toEqual([
      { kind: 'heading', level: 1, text: 'Chapter', place: { page: 1 } },
      { kind: 'heading', level: 2, text: 'Section', place: { page: 1 } },
      { kind: 'heading', level: 3, text: 'In bold', place: { page: 2 } },
    ]);
  });

  it('has its table as a table', async () => {
    const rows = [
      ['Gas', 'Formula', 'Molar mass'],
      ['Oxygen', 'O2', '32.0'],
      ['Carbon dioxide', 'CO2', '44.0'],
    ];
    const cells = rows.flatMap((row, index) =>
      row.map((text, column): PdfText => ({ x: 60 + column * 150, y: 600 - index * 18, text })),
    );
    const text = lines(50, 700, ['The following table shows what gases weigh, as everybody ought to know by heart.']);
    expect(await blocksOf(makePdf([[...text, ...cells]]), 'pdf')).toContainEqual({
      kind: 'table',
      header: rows[0],
      rows: rows.slice(1),
      place: { page: 1 },
    });
  });

  it('has Yoruba and Igbo letters as single characters, and no ligatures', async () => {
    const letters = { '1': 'o\u0323', '2': 's\u0323', '3': 'i\u0323', '4': 'n\u0307', '5': 'ﬁ', '6': 'e\u0323' };
    const text = '2e ara 1d1 6k1 m3r3 4a a5g';
    const mapped = [{ x: 50, y: 700, text, font: 'mapped' as const }];
    expect(textOf(await blocksOf(makePdf([mapped], { letters }), 'pdf'))).toBe(
      'ṣe ara ọdọ ẹkọ mịrị ṅa afig'.normalize('NFC'),
    );
  });

  it('has its ligatures and accents though the file does not say what its codes mean', async () => {
    const letters = { '1': '\u001c', '2': 'ˆo', '3': '\u000e' };
    const mapped = [{ x: 50, y: 700, text: 'The r2le of a 1nal o3ce.', font: 'mapped' as const }];
    expect(textOf(await blocksOf(makePdf([mapped], { letters }), 'pdf'))).toBe('The rôle of a final office.');
  });

  it('says what its properties call it', async () => {
    const document = new PDFDocument({ info: { Title: 'On cells' } });
    document.text('They divide.').end();
    expect((await readBytes(await buffer(document), 'pdf')).title).toBe('On cells');
  });

  it('is read though some of its words lie far beside the page', async () => {
    const far = [1e9, -1e9].map((x) => ({ x, y: 700, text: 'nowhere' }));
    const page = [...far, ...lines(50, 700, ['A sentence that stands on the page.'])];
    expect(textOf(await blocksOf(makePdf([page]), 'pdf'))).toBe('A sentence that stands on the page.');
  });

  it('joins a paragraph that goes on over the page', async () => {
    const pages = [
      lines(50, 100, ['This sentence begins on the first page and does not']),
      lines(50, 780, ['end before the second one has come.']),
    ];
    expect(await blocksOf(makePdf(pages), 'pdf')).toEqual([
      {
        kind: 'paragraph',
        text: 'This sentence begins on the first page and does not end before the second one has come.',
        place: { page: 1 },
      },
    ]);
  });
});

async function lockedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'secret' });
  document.text('hidden').end();
  return buffer(document);
}

function compoundFile(streams: Record<string, Buffer>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, name, content);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

function changed(bytes: Buffer, from: Buffer, to: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  to.copy(copy, copy.indexOf(from));
  return copy;
}

it('reads Markdown by its marks: headings, lists, tables and what is set in bold', async () => {
  const text = [
    '---',
    'title: Soil',
    '---',
    '# Soil and water',
    '',
    '**Erosion** is the removal of topsoil.',
    '',
    '1. Rain falls',
    '2. Soil is carried off',
    '',
    '| Loss | Cause |',
    '| --- | --- |',
    '| Leaching | Draining water |',
  ].join('\n');
  const read = await readBytes(Buffer.from(text), 'md');
  expect(read).toMatchObject({ type: 'md', title: 'Soil', pages: null });
  expect(read.blocks).toMatchObject([
    { kind: 'heading', level: 1, text: 'Soil and water' },
    { kind: 'paragraph', text: 'Erosion is the removal of topsoil.', emphasised: ['Erosion'] },
    { kind: 'list', ordered: true, items: ['Rain falls', 'Soil is carried off'] },
    { kind: 'table', header: ['Loss', 'Cause'], rows: [['Leaching', 'Draining water']] },
  ]);
});

describe('a file that cannot be used has its own answer', () => {
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  it.each([
    ['T38 an unknown ending', Buffer.from('text'), 'exe', 'file_type_unsupported'],
    ['T38 no ending', Buffer.from('text'), '', 'file_type_unsupported'],
    ['T38 a picture named pdf', picture, 'pdf', 'file_type_unsupported'],
    ['T38 a picture named txt', picture, 'txt', 'file_type_unsupported'],
    ['T38 a picture named md', picture, 'md', 'file_type_unsupported'],
    ['T38 an rtf named md', Buffer.from('{\\rtf1 x}'), 'md', 'file_type_mismatch'],
    ['T38 a text named docx', Buffer.from('only text'), 'docx', 'file_type_mismatch'],
    ['T38 a docx named pdf', sample('notes.docx'), 'pdf', 'file_type_mismatch'],
    ['T38 a ppt named doc', sample('deck.ppt'), 'doc', 'file_type_mismatch'],
    ['T38 any archive named docx', makeZip({ 'a.txt': 'text' }), 'docx', 'file_type_unsupported'],
    ['no bytes', Buffer.alloc(0), 'pdf', 'file_empty'],
    ['only blanks', Buffer.from(' \n \n'), 'txt', 'file_empty'],
    ['Markdown of marks alone', Buffer.from('---\n\n***\n'), 'md', 'file_empty'],
    ['a docx without text', makeDocx('<w:p/>'), 'docx', 'file_without_text'],
    ['scanned pages', makePdf([[], [], []], { picture: true }), 'pdf', 'file_without_text'],
    [
      'scanned pages with numbers',
      makePdf([[{ x: 1, y: 9, text: '1' }], [], []], { picture: true }),
      'pdf',
      'file_without_text',
    ],
    ['a locked docx', compoundFile({ EncryptedPackage: Buffer.alloc(5000) }), 'docx', 'file_encrypted'],
    [
      'a locked ppt',
      changed(sample('deck.ppt'), Buffer.from('5fc091e3', 'hex'), Buffer.from('dfc4d1f3', 'hex')),
      'ppt',
      'file_encrypted',
    ],
    [
      'a locked odt',
      makeZip({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'META-INF/manifest.xml': '<encryption-data/>',
        'content.xml': '?',
      }),
      'odt',
      'file_encrypted',
    ],
    [
      'a document type in XML',
      makeDocx(docxParagraph('&x;'), { head: '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
      'docx',
      'file_doctype',
    ],
    ['broken XML', makeDocx('<w:p><w:r>'), 'docx', 'file_corrupt'],
    ['more text than a document has', Buffer.from('word '.repeat(1_100_000)), 'txt', 'file_too_long'],
    ['more pieces than a document has', Buffer.from('a\n\n'.repeat(70_000)), 'txt', 'file_too_long'],
  ])('%s', async (_, bytes, extension, code) => {
    expect(await failure(bytes, extension)).toBe(code);
  });

  it('a locked PDF', async () => {
    expect(await failure(await lockedPdf(), 'pdf')).toBe('file_encrypted');
  });

  it('a locked doc', async () => {
    const bytes = sample('notes.doc');
    const start = bytes.indexOf(Buffer.from('eca5', 'hex'));
    expect(start).toBeGreaterThan(0);
    bytes.writeUInt16LE(bytes.readUInt16LE(start + 10) | 0x0100, start + 10);
    expect(await failure(bytes, 'doc')).toBe('file_encrypted');
  });

  it('a document type in a part of an xlsx', async () => {
    const bytes = makeZip({ 'xl/workbook.xml': '<workbook/>', 'xl/styles.xml': '<!DOCTYPE x><x/>' });
    expect(await failure(bytes, 'xlsx')).toBe('file_doctype');
  });

  it.each(['notes.doc', 'notes.docx', 'notes.odt', 'deck.ppt', 'deck.pptx', 'sheet.xlsx', 'notes.rtf'])(
    '%s, cut off in the middle',
    async (name) => {
      const bytes = sample(name);
      expect(await failure(bytes.subarray(0, bytes.length * 0.6), extname(name).slice(1))).toBe('file_corrupt');
    },
  );

  it('a PDF of which only the beginning is there', async () => {
    expect(await failure(Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type'), 'pdf')).toBe('file_corrupt');
  });

  it.each([
    'notes.doc',
    'notes.docx',
    'notes.odt',
    'notes.rtf',
    'deck.ppt',
    'deck.pptx',
    'sheet.xls',
    'sheet.xlsx',
    'notes.pdf',
  ])('%s with bytes gone wrong: read, or refused by a code, never anything else', async (name) => {
    // The same bytes every time: a fault that is found can be found again.
    let seed = 7;
    const random = () => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    for (let round = 0; round < 12; round += 1) {
      const bytes = sample(name);
      for (let hit = 0; hit < 20; hit += 1) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      expect(await failure(bytes, extname(name).slice(1))).toMatch(/^(read|file_\w+)$/);
    }
  });
});

describe('T40 an archive that unpacks to far more than it is', () => {
  const zeros = Buffer.alloc(30 * 1024 * 1024);
  const bomb = makeZip({ 'word/document.xml': zeros });

  it('is refused by its ratio', async () => {
    expect(await failure(bomb, 'docx')).toBe('file_inflates');
  });

  it('is refused although it lies about its size', async () => {
    const lying = Buffer.from(bomb);
    const entry = lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    lying.writeUInt32LE(1000, entry + 24);
    expect(await failure(lying, 'docx')).toBe('file_inflates');
  });

  it('is refused by the number of its entries', async () => {
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`word/${index}.xml`, '']));
    expect(await failure(makeZip({ 'word/document.xml': '<a/>', ...many }, 0), 'docx')).toBe('file_inflates');
  });

  it('is refused by what all entries claim together', async () => {
    const filler = Buffer.alloc(1000);
    for (let index = 0; index < filler.length; index += 1) filler[index] = index % 251;
    const lying = makeZip({ 'word/document.xml': '<a/>', 'word/a.bin': filler }, 0);
    const entry = lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    lying.writeUInt32LE(300 * 1024 * 1024, entry + 24);
    expect(await failure(lying, 'docx')).toBe('file_inflates');
  });

  it('is not opened inside of another one', async () => {
    const nested = makeDocx(docxParagraph('Harmless'), { files: { 'word/embeddings/a.zip': bomb } });
    expect(textOf(await blocksOf(nested, 'docx'))).toBe('Harmless');
  });
});

it('a docx keeps to the parts that its relations name', async () => {
  const style = '<w:styles><w:style w:styleId="Kop1"><w:name w:val="heading 1"/></w:style></w:styles>';
  const files = {
    'word/_rels/document.xml.rels': makeRelations([['s', 'styles', '/word/looks.xml']]),
    'word/looks.xml': style,
  };
  const body = '<w:p><w:pPr><w:pStyle w:val="Kop1"/></w:pPr><w:r><w:t>Inleiding</w:t></w:r></w:p>';
  expect(await blocksOf(makeDocx(body, { files }), 'docx')).toEqual([{ kind: 'heading', level: 1, text: 'Inleiding' }]);
});
