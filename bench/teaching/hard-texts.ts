import type { Block } from '../../engine/src/document.ts';

/** Texts in which a careless program goes over everything once more for each thing it finds, about `size` characters long. */

const repeat = (unit: string, size: number) => unit.repeat(Math.floor(size / unit.length));
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.floor(count) }, (_, i) => make(i));

const ROOTS = 'cell river court market engine protein soil crop kernel poet tax virus bridge planet'.split(' ');

/** A word of its own for each number, so that nothing is saved by having been seen before. */
function word(i: number): string {
  const letters = [i, i / 26, i / 676].map((n) => String.fromCharCode(97 + (Math.floor(n) % 26))).join('');
  return ROOTS[i % ROOTS.length] + letters;
}

const defined = (i: number) => `A ${word(i)} is a unit of ${word(i + 3)} that carries ${word(i + 5)}.`;

const ofOneUnit = {
  'full stops with spaces': '. ',
  'open brackets': '( ',
  'open asides': '(see ',
  'open quotations': '“a ',
  'years in open brackets': '(Smith 1999 ',
  hyphens: 'a-',
  'one word': 'water ',
  'one name': 'Water ',
  'a chain of and': 'water and ',
  'a chain of of': 'water of ',
  'a chain of which': 'which is called the water because ',
  commas: 'water, ',
  colons: 'cell: ',
  figures: '12 ',
  initials: 'A. ',
  'shortened words': 'e.g. ',
  equations: 'x = y + ',
  'one sentence': 'A cell is the smallest unit of life. ',
  'broken words': 'a-\n',
} as const;

const ofManyParts: Record<string, (size: number) => Block[]> = {
  'a page of contents': (size) =>
    times(size / 60, (i) => paragraph(`Chapter ${i} of rivers and courts ........................ ${i}`)),
  'a page of contents in one': (size) => [
    paragraph(times(size / 50, (i) => `Chapter ${i} rivers . . . . . . . . . . . . . . ${i}`).join(' ')),
  ],
  'definitions in prose': (size) => [paragraph(times(size / 60, defined).join(' '))],
  conditions: (size) => [
    paragraph(times(size / 50, (i) => `If the ${word(i)} rises, the ${word(i + 1)} falls.`).join(' ')),
  ],
  persons: (size) => [
    paragraph(times(size / 50, (i) => `In ${1900 + (i % 90)} John ${word(i)} found the ${word(i + 1)}.`).join(' ')),
  ],
  contrasts: (size) => [
    paragraph(times(size / 60, (i) => `Unlike the ${word(i)}, the ${word(i + 1)} is hard and cold.`).join(' ')),
  ],
  'paragraphs in brackets': (size) => times(size / 12, (i) => paragraph(`(Figure ${i})`)),
  headings: (size) =>
    times(size / 30, (i): Block[] => [
      { kind: 'heading', level: 2, text: `The ${word(i)}` },
      paragraph(`A ${word(i)} is a unit.`),
    ]).flat(),
  'one long heading': (size) => [{ kind: 'heading', level: 2, text: repeat('water of ', size) }, paragraph(defined(1))],
  'bold terms in one block': (size) => [
    {
      kind: 'paragraph',
      text: times(size / 50, defined).join(' '),
      emphasised: times(size / 50, word),
    },
  ],
  'bold terms beside figures': (size) =>
    times(
      size / 40,
      (i): Block =>
        i % 2 ? paragraph(`(Figure ${i})`) : { kind: 'paragraph', text: defined(i), emphasised: [word(i)] },
    ),
  'an endless list': (size) => [{ kind: 'list', ordered: false, items: times(size / 12, word) }],
  steps: (size) => [{ kind: 'list', ordered: true, items: times(size / 30, (i) => `Heat the ${word(i)}`) }],
  'many lists': (size) =>
    times(size / 60, (i): Block[] => [
      paragraph(`The types of ${word(i)} are:`),
      { kind: 'list', ordered: false, items: [word(i + 1), word(i + 2), word(i + 3)] },
    ]).flat(),
  'a tall table': (size) => [
    {
      kind: 'table',
      header: ['Name', 'Use', 'Place'],
      rows: times(size / 40, (i) => [word(i), `holds ${word(i + 3)}`, word(i + 9)]),
    },
  ],
  'a wide table': (size) => [
    { kind: 'table', header: times(size / 20, word), rows: times(3, (row) => times(size / 40, (i) => word(i + row))) },
  ],
  'many tables': (size) =>
    times(
      size / 90,
      (i): Block => ({
        kind: 'table',
        header: ['Name', 'Use'],
        rows: times(3, (row) => [word(i + row), `holds ${word(i + row + 3)}`]),
      }),
    ),
  'a glossary': (size) => [
    {
      kind: 'definitions',
      entries: times(size / 60, (i) => ({ term: word(i), definition: `the part of a ${word(i + 1)} that holds it` })),
    },
  ],
};

export const hardTexts: Readonly<Record<string, (size: number) => Block[]>> = {
  ...Object.fromEntries(
    Object.entries(ofOneUnit).map(([name, unit]) => [name, (size: number) => [paragraph(repeat(unit, size))]]),
  ),
  ...ofManyParts,
};
