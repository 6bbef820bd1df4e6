import { describe, expect, it } from 'vitest';
import { bold, fixed, italic, lines, page, write } from '../../../../../../test/documents/ink.ts';
import { blocksOf as blocksOfColumns } from './blocks.ts';
import type { PageInk, Word } from './page.ts';
import { columnsOfPage } from './page-elements.ts';

const blocksOf = (pages: PageInk[]) => blocksOfColumns(pages.flatMap(columnsOfPage));
const read = (words: Word[], more: Partial<PageInk> = {}) =>
  blocksOf([page(words, more)]).map(({ place: _, ...block }) => block);
const texts = (words: Word[]) => read(words).map((block) => ('text' in block ? block.text : block));
/** Enough running text to show what running text looks like, down to 640. */
const body = lines(
  [
    'This is the running text of a page, in lines that all go to the',
    'same edge, so that it can be seen where one of them ends early and',
    'what the letters of most words look like.',
  ],
  50,
  700,
);

describe('paragraphs', () => {
  it('end where the next word would have had room', () => {
    const more = lines(['A short end.', 'Then another paragraph begins, at the very same edge of it'], 50, 664);
    expect(texts([...body, ...more])).toHaveLength(3);
  });

  it('begin with an indented line', () => {
    const more = [
      ...write('The line above this one is full and ends with a full stop, yes.', 50, 664),
      ...write('Indented as it is, this line begins another paragraph of it', 65, 652),
      ...write('and this one goes on with it.', 50, 640),
    ];
    expect(texts([...body, ...more]).at(-1)).toMatch(/^Indented .* on with it\.$/);
  });

  it('go on over a footnote and a page', () => {
    const first = page([
      ...body,
      ...write('A sentence that begins on the first page of the two and goes on', 50, 664),
      ...write('1 A note at the foot.', 50, 60, { size: 7 }),
    ]);
    const second = page(write('until the second page.', 50, 700), { number: 2 });
    expect(blocksOf([first, second]).slice(1)).toMatchObject([
      {
        kind: 'paragraph',
        text: 'A sentence that begins on the first page of the two and goes on until the second page.',
      },
      { kind: 'note', text: 'A note at the foot.' },
    ]);
  });

  it('lose the raised sign of a note and keep an exponent', () => {
    const small = (text: string, x: number) => write(text, x, 604, { size: 6 });
    const words = [
      ...write('This is known of', 50, 600),
      ...small('3', 127),
      ...write('10', 140, 600),
      ...small('6', 150),
      ...write('cells.', 160, 600),
    ];
    expect(texts([...body, ...words]).at(-1)).toBe('This is known of 10⁶ cells.');
  });

  it('say which of their words are bold or italic', () => {
    const words = [
      ...write('A', 50, 600),
      ...write('cell wall', 60, 600, { look: bold }),
      ...write('is', 110, 600),
      ...write('rigid', 125, 600, { look: italic }),
      ...write('in all plants.', 155, 600),
    ];
    expect(read([...body, ...words]).at(-1)).toMatchObject({ emphasised: ['cell wall', 'rigid'] });
  });

  it('leave out a bracket that is none of them', () => {
    const words = [...write('Firm cells (or', 50, 600), ...write('walls)', 140, 600, { look: italic })];
    expect(read([...body, ...words]).at(-1)).toMatchObject({ emphasised: ['walls'] });
  });
});

describe('lists', () => {
  it('have an entry for each bullet, with the lines that go on with it', () => {
    const words = [
      ...write('• The first entry is long enough to take a second line, which is', 60, 640),
      ...write('indented like its text.', 67.5, 628),
      ...write('• The second.', 60, 616),
    ];
    expect(read([...body, ...words]).at(-1)).toMatchObject({
      kind: 'list',
      items: ['The first entry is long enough to take a second line, which is indented like its text.', 'The second.'],
    });
  });

  it('have entries whose bullets are drawn', () => {
    const dots = [640, 628].map((y) => ({ left: 52, right: 56, bottom: y + 2, top: y + 6 }));
    const words = lines(['The first', 'The second'], 62, 640);
    expect(read([...body, ...words], { dots }).at(-1)).toMatchObject({ items: ['The first', 'The second'] });
  });

  it('have numbers that stand on drawn shapes', () => {
    const dots = [640, 622].map((y) => ({ left: 50, right: 59, bottom: y - 1, top: y + 8 }));
    const raised = ['1', '2'].flatMap((text, index) => write(text, 53, 642 - index * 18, { size: 6 }));
    const level = ['1', '2'].flatMap((text, index) => write(text, 53, 640 - index * 18, { size: 8 }));
    for (const numbers of [raised, level]) {
      const words = [...numbers, ...lines(['Wind the warp.', 'Weave.'], 62, 640, { leading: 18 })];
      expect(read([...body, ...words], { dots }).at(-1)).toMatchObject({
        ordered: true,
        items: ['Wind the warp.', 'Weave.'],
      });
    }
  });

  it('have entries that end in bold words on a line of their own', () => {
    const words = [
      ...write('• The gap that is made for the shuttle between the threads is a', 60, 640),
      ...write('passageway.', 67.5, 628, { look: bold }),
    ];
    expect(read([...body, ...words]).at(-1)).toMatchObject({
      items: ['The gap that is made for the shuttle between the threads is a passageway.'],
    });
  });

  it('leave the letters of answers to choose from', () => {
    expect(texts([...body, ...lines(['A) the nucleus', 'B) the wall'], 50, 640)]).slice(1)).toEqual([
      'A) the nucleus',
      'B) the wall',
    ]);
  });
});

describe('headings', () => {
  const under = (heading: Word[]) => read([...heading, ...body]);

  it('are found by size, weight, number or capitals', () => {
    const found = ['large', 'bold', '2.1 Numbered', 'IN CAPITALS'].map((text) => {
      const style = text === 'large' ? { size: 14 } : text === 'bold' ? { look: bold } : {};
      return under(write(text === 'large' || text === 'bold' ? `A ${text} heading` : text, 50, 730, style))[0]?.kind;
    });
    expect(found).toEqual(['heading', 'heading', 'heading', 'heading']);
  });

  it('stand as deep as their numbers say', () => {
    const words = [
      ...write('2 Cells', 50, 760, { look: bold }),
      ...write('2.1 Walls', 50, 730, { look: bold }),
      ...body,
    ];
    expect(read(words).slice(0, 2)).toMatchObject([{ level: 1 }, { level: 2 }]);
  });

  it('have the number of their chapter before them', () => {
    const words = [...write('Chapter 3', 50, 760, { size: 16 }), ...write('Genes', 50, 730, { size: 20 }), ...body];
    expect(read(words)[0]).toMatchObject({ kind: 'heading', text: 'Chapter 3. Genes' });
  });

  it('may be bold and smaller than the text, if they have numbers', () => {
    const small = (text: string, y: number) => write(text, 150, y, { size: 9, look: bold });
    const words = [...small('I. ON CELLS', 770), ...small('A. Walls: what they do', 730), ...body];
    expect(read(words).slice(0, 2)).toMatchObject([
      { kind: 'heading', level: 1 },
      { kind: 'heading', level: 2 },
    ]);
  });

  it('may be the small word "Abstract"', () => {
    const abstract = write('Abstract', 50, 640, { size: 9, look: bold });
    expect(read([...body, ...abstract, ...lines(['What it is all about, in a few words.'], 50, 620)])[1]).toMatchObject(
      {
        kind: 'heading',
        text: 'Abstract',
      },
    );
  });

  it('are not the entries of a list of contents', () => {
    const entries = lines(['1.0 Introduction', '2.0 Methods', '2.1 Cells'], 50, 760);
    expect(read([...entries, ...body]).map(({ kind }) => kind)).not.toContain('heading');
  });

  it('may be the title on a page of its own, before larger ones', () => {
    const opening = page(write('On cells', 200, 500, { size: 20 }));
    const next = page([...write('Contents', 50, 740, { size: 24, look: bold }), ...body], { number: 2 });
    expect(blocksOf([opening, next])[0]).toMatchObject({ kind: 'heading', text: 'On cells' });
  });

  it('are not the names under a title', () => {
    const words = [
      ...write('On cells', 50, 780, { size: 20 }),
      ...write('Ada Obi', 50, 755, { size: 12 }),
      ...write('Introduction', 50, 725, { size: 14, look: bold }),
      ...body,
    ];
    expect(read(words).filter(({ kind }) => kind === 'heading')).toMatchObject([
      { text: 'On cells' },
      { text: 'Introduction' },
    ]);
  });
});

it('code keeps its lines, indented as they were', () => {
  const words = [...write('if (wet)', 50, 640, { look: fixed }), ...write('dry();', 60, 628, { look: fixed })];
  expect(read([...body, ...words]).at(-1)).toEqual({ kind: 'code', text: 'if (wet)\n  dry();' });
});

it('code is code where there is more of it than of words', () => {
  const code = Array.from({ length: 8 }, (_, index) =>
    write(`let value${index} = compute(value, ${index});`, 50, 640 - index * 12, { look: fixed }),
  ).flat();
  expect(read([...body, ...code]).at(-1)).toMatchObject({ kind: 'code' });
});

it('the caption of a table goes to the table, that of a figure is a note', () => {
  const cells = ['Gas Mass', 'Oxygen 32', 'Helium 4'].flatMap((row, index) =>
    row.split(' ').flatMap((cell, column) => write(cell, 50 + column * 100, 600 - index * 14)),
  );
  const captions = [...write('Table 1: Masses', 50, 620), ...write('Figure 2: A cell.', 50, 500)];
  expect(read([...body, ...captions, ...cells]).slice(1)).toEqual([
    {
      kind: 'table',
      caption: 'Table 1: Masses',
      header: ['Gas', 'Mass'],
      rows: [
        ['Oxygen', '32'],
        ['Helium', '4'],
      ],
    },
    { kind: 'note', text: 'Figure 2: A cell.' },
  ]);
});

it('a table goes on over a page', () => {
  const table = (rows: string[], top: number) => ({
    words: rows.flatMap((row, index) =>
      row.split(' ').flatMap((cell, column) => write(cell, 55 + column * 100, top - 14 - index * 20)),
    ),
    rules: [
      ...[0, ...rows.map((_, index) => index + 1)].map((at) => ({
        left: 50,
        right: 250,
        bottom: top - at * 20,
        top: top - at * 20 + 0.5,
      })),
      ...[50, 150, 250].map((x) => ({ left: x, right: x + 0.5, bottom: top - rows.length * 20, top })),
    ],
  });
  const first = table(['Gas Mass', 'Oxygen 32'], 100);
  const pages = [
    page([...body, ...first.words], { rules: first.rules }),
    page([], { number: 2, ...table(['Gas Mass', 'Helium 4'], 760) }),
  ];
  expect(blocksOf(pages).at(-1)).toMatchObject({
    header: ['Gas', 'Mass'],
    rows: [
      ['Oxygen', '32'],
      ['Helium', '4'],
    ],
  });
});

it('a list of contents has its entries without the dots', () => {
  const entries = lines(['Cells . . . . . . . . . 3', 'Genes . . . . . . . . . 7'], 50, 640);
  expect(read([...body, ...entries]).at(-1)).toMatchObject({ kind: 'list', items: ['Cells 3', 'Genes 7'] });
});

it('a large first letter goes back to its word', () => {
  const words = [
    ...write('O', 50, 676, { size: 34 }),
    ...write('nce upon a time nobody believed in the atoms of which', 68, 688),
    ...write('all things are made.', 68, 676),
  ];
  expect(texts(words)).toEqual(['Once upon a time nobody believed in the atoms of which all things are made.']);
});

describe('a sentence', () => {
  const running = write('and the relation of the one to the other was later expressed by', 50, 664);

  it.each(['Glen’s law', 'firnification.'])('ends in a line of bold letters: %s', (name) => {
    const words = [...body, ...running, ...write(name, 50, 652, { look: bold })];
    expect(texts(words).at(-1)).toMatch(new RegExp(`expressed by ${name}$`));
  });

  it('has ended where a bold line follows at a distance', () => {
    const words = [...body, ...running, ...write('Glen’s law', 50, 640, { look: bold })];
    expect(read(words).at(-1)).toMatchObject({ kind: 'heading', text: 'Glen’s law' });
  });

  it('goes on behind a picture with names in it', () => {
    const first = page([...body, ...running]);
    const labels = ['Upper zone', 'Lower zone', 'Bedrock'].flatMap((text, i) => write(text, 90, 700 - 20 * i));
    const second = [
      ...labels,
      ...write('Figure 1: Profile of a glacier.', 50, 620),
      ...write('a law that has a name, which is known to all who read of it here.', 50, 590),
    ];
    const blocks = blocksOf([first, page(second, { number: 2 })]);
    expect(blocks.map((block) => ('text' in block ? block.text : ''))).toContainEqual(
      expect.stringMatching(/was later expressed by a law that has a name/),
    );
  });
});
