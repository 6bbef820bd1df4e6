import { readPapers } from '@akada/engine/papers';
import { describe, expect, it } from 'vitest';
import { docxParagraph, makeDocx, makeRelations } from '../../../test/documents/office.ts';
import { makePdf } from '../../../test/documents/pdf.ts';
import { readBytes } from './read-bytes.ts';

async function outline(bytes: Buffer, extension: string): Promise<string[]> {
  const { lines } = await readBytes(bytes, extension, { wantsLines: true });
  const [paper] = readPapers([{ name: `paper.${extension}`, lines: lines! }]);
  return paper!.questions.map(({ number, text, options, key, page }) =>
    [`${number} ${text}`, ...options.map((one) => `${one.label}=${one.text}`), `key ${key}`, `page ${page}`].join(
      ' | ',
    ),
  );
}

const level = (depth: number, format: string, pattern: string) =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2.')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const item = (depth: number, text: string, look = '') =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="5"/></w:numPr></w:pPr><w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const files = {
  'word/numbering.xml': numbering,
  'word/_rels/document.xml.rels': makeRelations([['n', 'numbering', 'numbering.xml']]),
};

describe('the lines of past papers', () => {
  it('have the numbers and letters that Word counts, and the option in bold', async () => {
    const body = [
      item(0, 'What is 2 + 2?'),
      item(1, '3'),
      item(1, '4', '<w:b/>'),
      item(0, 'What is 3 + 3?'),
      item(1, '6', '<w:highlight w:val="yellow"/>'),
      item(1, '5'),
    ];
    expect(await outline(makeDocx(body.join(''), { files }), 'docx')).toEqual([
      '1 What is 2 + 2? | A=3 | B=4 | key B | page null',
      '2 What is 3 + 3? | A=6 | B=5 | key A | page null',
    ]);
  });

  it('keep breaks, tables and powers of a Word file', async () => {
    const raised =
      '<w:p><w:r><w:t>1. Find x</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>2</w:t></w:r><w:r><w:br/><w:t>A. 4</w:t><w:tab/><w:t>B. 9</w:t></w:r></w:p>';
    const cell = (text: string) => `<w:tc>${docxParagraph(text)}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
    const key = `${docxParagraph('ANSWERS')}<w:tbl>${row('No', 'Key')}${row('1', 'B')}</w:tbl>`;
    expect(await outline(makeDocx(raised + key), 'docx')).toEqual(['1 Find x² | A=4 | B=9 | key B | page null']);
  });

  it('have the cells of a Word table with a question in each row, merged ones and those of two lines too', async () => {
    const cell = (text: string, span = 1) =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${text.split('|').map(docxParagraph).join('')}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.map((text) => cell(text)).join('')}</w:tr>`;
    const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
    const body = [
      table(
        `<w:tr>${cell('SECTION A', 4)}</w:tr>`,
        row('S/N', 'Question', 'A', 'B'),
        row('1', 'Which of these|is money?', 'a note', 'a veil'),
        row('2', 'Which is rent?', 'a price', 'a tax'),
        row('3', 'Which is a wage?', 'pay', 'interest'),
      ),
      docxParagraph('ANSWERS'),
      table(row('S/N', 'KEY', 'S/N', 'KEY'), row('1', 'A', '3', 'A/B'), row('2', '', '', '')),
    ];
    expect(await outline(makeDocx(body.join('')), 'docx')).toEqual([
      '1 Which of these is money? | A=a note | B=a veil | key A | page null',
      '2 Which is rent? | A=a price | B=a tax | key null | page null',
      '3 Which is a wage? | A=pay | B=interest | key null | page null',
    ]);
  });

  it('have the heads and feet of a Word file, which are no part of a question', async () => {
    const running = (text: string) => `<w:ftr xmlns:w="w">${docxParagraph(text)}</w:ftr>`;
    const parts = {
      'word/header1.xml': running('POL 101 Harmattan Semester Examination 2021/2022'),
      'word/footer1.xml': running('Page 1 of 2. Please turn over'),
      'word/footer2.xml': running('Page 1 of 2. Please turn over'),
      'word/_rels/document.xml.rels': makeRelations([
        ['h', 'header', 'header1.xml'],
        ['f', 'footer', 'footer1.xml'],
        ['g', 'footer', 'footer2.xml'],
      ]),
    };
    const body = makeDocx(docxParagraph('1. Define power. (5 marks)'), { files: parts });
    const { lines } = await readBytes(body, 'docx', { wantsLines: true });
    const [paper] = readPapers([{ name: 'paper.docx', lines: lines! }]);
    expect(paper!.questions.map(({ text, marks }) => [text, marks])).toEqual([['Define power.', 5]]);
    expect([paper!.course, paper!.year, paper!.aside.length]).toEqual(['POL 101', '2021/2022', 2]);
  });

  it('go down the columns of a page', async () => {
    const column = (x: number, from: number) =>
      [0, 1, 2].flatMap((at) =>
        [
          `${from + at}. What is the sum of ${from + at} and ${from + at}, the smaller one?`,
          'A. a small number',
          'B. a larger number',
          'C. none of these',
        ].map((text, line) => ({ x, y: 760 - at * 60 - line * 12, text, size: 8 })),
      );
    const read = await outline(makePdf([[...column(40, 1), ...column(310, 4)]]), 'pdf');
    expect(read.map((line) => line.slice(0, 24))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number} What is the sum of ${number} a`),
    );
  });

  it('are counted where a file keeps its numbers to itself', async () => {
    const rtf = String.raw`{\rtf1 1. What is 2 + 2?\par A. 3\par B. 4\par 2. What is 3 + 3?\par A. 6\par B. 5\par}`;
    expect((await outline(Buffer.from(rtf), 'rtf')).map((line) => line[0])).toEqual(['1', '2']);
  });

  it('are given to those who ask', async () => {
    expect((await readBytes(Buffer.from('1. What?'), 'txt')).lines).toBeUndefined();
  });
});
