import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../document.ts';
import { documentFromMarkdown } from './from-markdown.ts';
import { detectLanguage, isForeignTo } from './language.ts';
import { normalise, withoutCitations } from './normalise.ts';
import { isPlural, singular } from './number.ts';
import { blockText, readDocument } from './sections.ts';
import { tagQuickly } from './tagging.ts';
import { findTerms, termKey } from './terms.ts';
import { topicHeadings } from './topic-shift.ts';
import { plainMath } from './wording.ts';

describe('normalise', () => {
  it('joins a word cut by a line break and opens ligatures', () => {
    expect(normalise('photo-\nsynthesis is a signi\uFB01cant   process .')).toBe(
      'photosynthesis is a significant process.',
    );
  });
  it('takes citations away but keeps other brackets', () => {
    expect(withoutCitations('Osmosis (the movement of water) is passive [3] (Okafor, 2019).')).toBe(
      'Osmosis (the movement of water) is passive.',
    );
  });
});

describe('detectLanguage', () => {
  const english =
    'The cell is the smallest unit of life and it is found in all of the organisms that live on the earth today.';
  it.each([
    ['en', english],
    [
      'fr',
      'La cellule est la plus petite unité du vivant et elle se trouve dans tous les organismes qui vivent sur la terre.',
    ],
    [
      'yo',
      'Àwọn ọmọ ilé-ìwé ni wọ́n máa ń kọ́ nípa ìtàn àti àṣà ilẹ̀ wọn ní gbogbo ọjọ́, wọ́n sì ń lo èdè wọn fún un pẹ̀lú ayọ̀.',
    ],
    [
      'ha',
      'Wannan littafi yana magana ne a kan tarihin kasar da kuma yadda mutane suka zauna a cikin ta daga farko har zuwa yau.',
    ],
    [
      'pcm',
      'Dem dey teach pikin for school wey dem go sabi book well well, but wetin dem dey learn na im matter pass for dis life.',
    ],
  ])('tells %s', (code, text) => {
    expect(detectLanguage(text)).toEqual({ code, english: code === 'en' });
  });

  const french =
    'La cellule est la plus petite unité du vivant et elle se trouve dans tous les organismes qui vivent sur la terre.';
  it.each([
    ['another language', french, english, true],
    ['another script', '细胞是生命的最小单位', english, true],
    ['the same language', english, english, false],
    ['the same language, not English', french, french, false],
    ['too short to tell', 'La cellule est petite.', english, false],
    ['a formula', 'x² + 2x + 1 = 0', english, false],
  ])('knows a text that is foreign to another: %s', (_, text, reference, isForeign) => {
    expect(isForeignTo(text, reference)).toBe(isForeign);
  });
});

describe('number', () => {
  it('knows plural forms and singular nouns in -s', () => {
    expect(['cells', 'bacteria', 'photosynthesis', 'physics', 'gas'].map(isPlural)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(singular('binary trees')).toBe('binary tree');
  });
});

describe('tag', () => {
  it('keeps a hyphenated word whole and offsets exact', () => {
    const text = 'A well-known enzyme speeds the reaction.';
    for (const token of tagQuickly(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
    expect(tagQuickly(text).map((token) => token.text)).toContain('well-known');
  });
});

describe('readDocument', () => {
  const markdown = `# Cells\n\nCells are small.\n\n## Membrane\n\nThe membrane is thin. It is selective.\n\n- First item\n- Second item\n\n## Nucleus\n\nThe nucleus holds DNA.`;
  it('gives each section its heading path and its sentences', () => {
    const text = readDocument(documentFromMarkdown(markdown, 'd'));
    expect(text.sections.map((section) => section.headingPath)).toEqual([
      ['Cells'],
      ['Cells', 'Membrane'],
      ['Cells', 'Nucleus'],
    ]);
    expect(text.sections[1]!.sentences.map((sentence) => sentence.text)).toEqual([
      'The membrane is thin.',
      'It is selective.',
      'First item',
      'Second item',
    ]);
  });
  it('finds sections by topic where there are no headings', () => {
    const about = (words: string) =>
      Array.from({ length: 12 }, (_, i) => `The ${words} matter for ${words} number ${i} and ${words} again.`).join(
        ' ',
      );
    const blocks = ['river water flow', 'river bank erosion', 'court judge law', 'court appeal law'].flatMap(
      (topic) => [
        { kind: 'paragraph' as const, text: about(topic) },
        { kind: 'paragraph' as const, text: about(topic) },
      ],
    );
    const text = readDocument({ id: 'd', title: '', blocks });
    expect(text.sections.length).toBeGreaterThan(1);
    const opening = text.sections.find((section) =>
      section.sentences.some((sentence) => sentence.text.includes('court')),
    )!;
    expect(opening.sentences.some((sentence) => sentence.text.includes('river'))).toBe(false);
  });
});

it('calls a found section by the things in it, not by what is said of them', () => {
  const input =
    'An input device is a device that takes data in. The data travels from the input device. A sensor is cheap enough.';
  const nations = 'The law of Nigeria is old. A judge of Nigeria is in the court, which runs long, and four travel.';
  const headings = topicHeadings([`${input} ${input}`, `${nations} ${nations}`]);
  expect(headings[0]).toMatch(/^Input device/);
  expect(headings[1]).toContain('Nigeria');
  for (const heading of headings) expect(heading).not.toMatch(/travel|enough|four|runs/i);
  const farm = 'Every crop needs soil at the right time. The soil feeds the crop, and the farmer keeps the soil.';
  expect(topicHeadings([`${farm} ${farm}`])).toEqual(['Soil and crop']);
});

describe('documentFromMarkdown', () => {
  it('reads tables, definition lists, code, formulas and notes', () => {
    const kinds = documentFromMarkdown(
      '| Organ | Role |\n|---|---|\n| Heart | Pumps |\n\n- **Osmosis**: water moves\n- **Diffusion**: solute moves\n\n```js\nlet a\n```\n\n$$ E = mc^2 $$\n\n> Mind this.',
      'd',
    ).blocks.map((block) => block.kind);
    expect(kinds).toEqual(['table', 'definitions', 'code', 'formula', 'note']);
  });
  it('reads a glossary', () => {
    expect(
      documentFromMarkdown('Abrasion\n: scraping by stones\n\nSolution\n: dissolving of\n  minerals\n\nThe end.', 'd')
        .blocks,
    ).toEqual([
      {
        kind: 'definitions',
        entries: [
          { term: 'Abrasion', definition: 'scraping by stones' },
          { term: 'Solution', definition: 'dissolving of minerals' },
        ],
      },
      { kind: 'paragraph', text: 'The end.' },
    ]);
  });
  it('keeps the order of numbered lists and joins wrapped items', () => {
    const [list] = documentFromMarkdown('1. Mix the\n   reagents\n2. Heat them', 'd').blocks;
    expect(list).toEqual({ kind: 'list', ordered: true, items: ['Mix the reagents', 'Heat them'] });
  });
});

describe('findTerms', () => {
  it('puts the repeated phrase of the heading first', () => {
    const text = readDocument(
      documentFromMarkdown(
        '# Binary search trees\n\nA binary search tree keeps keys in order. Each binary search tree has a root. The root has a key.',
        'd',
      ),
    );
    expect(findTerms(text)[0]!.key).toBe('binary search tree');
  });
  it('meets forms of one term under one key', () => {
    expect(termKey('The Binary Trees')).toBe('binary tree');
  });
});

describe('emphasis', () => {
  it('of a letter in a formula leaves no asterisks', () => {
    const [block] = documentFromMarkdown('Write down A − λ*I* and ½*I*ω² with *care*.', 'd').blocks;
    expect(block).toMatchObject({ text: 'Write down A − λI and ½Iω² with care.' });
  });
  it('comes with the block and the sentence that hold it, a label without its sign; whole sentences are none', () => {
    const markdown = [
      'A kiln has a *firebox*. Its **draught** is drawn by a chimney.',
      '',
      '**Never open a hot kiln without asking the potter who loaded it first.** It may crack.',
      '',
      '- **Biscuit firing.** The first of two.',
      '- The *glost firing* melts the glaze.',
    ].join('\n');
    const { sections, sentences } = readDocument(documentFromMarkdown(markdown, 'kilns'));
    expect(sections[0]!.blocks.map((block) => ('emphasised' in block ? block.emphasised : null))).toEqual([
      ['draught', 'firebox'],
      null,
      ['Biscuit firing', 'glost firing'],
    ]);
    expect(sentences.map(({ emphasised }) => emphasised)).toEqual([
      ['firebox'],
      ['draught'],
      undefined,
      undefined,
      ['Biscuit firing'],
      undefined,
      ['glost firing'],
    ]);
  });
});

describe('what is too long to be what it was set as', () => {
  const long = 'The water of the river runs to the sea and '.repeat(40).trim();
  const read = (block: SourceDocument['blocks'][number]) =>
    readDocument({ id: 'd', title: '', blocks: [block] }).sections.flatMap(({ blocks }) => blocks);
  it.each<SourceDocument['blocks'][number]>([
    { kind: 'heading', level: 1, text: long },
    { kind: 'table', header: ['Name', 'Use'], rows: [['cell', long]] },
    { kind: 'definitions', entries: [{ term: 'cell', definition: long }] },
  ])('is read as prose: $kind', (block) => {
    const blocks = read(block);
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['paragraph']));
    expect(blocks.map(blockText).join(' ')).toContain(long);
  });
});

it('keeps the braces, stars and underscores of a formula, and takes the marks around it away', () => {
  const [block] = documentFromMarkdown('**Take** $\\{x_1, x_2\\}$ and *$a * b$*: [see](x.md) \\{so\\}.', 'd').blocks;
  expect(block).toMatchObject({ text: 'Take $\\{x_1, x_2\\}$ and $a * b$: see {so}.' });
});

it('writes a set in plain text with its braces', () => {
  expect(plainMath('so $M - R = \\{1, 2, 3\\}$')).toBe('so M - R = {1, 2, 3}');
  expect(plainMath('$\\mathrm{SO_4^{2-}} + \\mathrm{H_2O}$')).toBe('SO₄²⁻ + H₂O');
  expect(plainMath('$\\mathrm{N_2O_4} \\rightleftharpoons 2\\mathrm{NO_2}$')).toBe('N₂O₄ ⇌ 2NO₂');
  expect(plainMath('so $x^{a+b}$')).toBe('so $x^{a+b}$');
});
