import { describe, expect, it } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { findCandidates } from './candidates.ts';
import { excludeEachOther, isSpelledIn, readsWith } from './cells.ts';
import { readCorpus } from './corpus.ts';

function candidatesOf(text: string) {
  return findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));
}

const table = (heading: string, header: string[], rows: string[][]) =>
  `# Notes\n\n## ${heading}\n\n${[header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;

describe('cells as options of one question', () => {
  it('are measured in one unit', () => {
    expect(excludeEachOther('70 mL', '50 mL')).toBe(true);
    expect(excludeEachOther('70 mL', '58 %')).toBe(false);
  });
  it('are ranges that neither contain nor overlap each other', () => {
    expect(excludeEachOther('18–36 h', '12–36 h')).toBe(false);
    expect(excludeEachOther('1–5 h', '8–22 h')).toBe(true);
    expect(excludeEachOther('100–110', '110–120')).toBe(true);
  });
  it('do not repeat the root or the ending that their row is named by', () => {
    expect(isSpelledIn('Aortic', 'Left ventricle to aorta')).toBe(true);
    expect(isSpelledIn('-ity', 'elecTRIcity')).toBe(true);
    expect(isSpelledIn('Mitral', 'Left atrium to left ventricle')).toBe(false);
  });
  it('agree in number with the row that is asked about', () => {
    const mica = { row: 'Mica', value: 'Raises the demand for water' };
    expect(readsWith(mica, { row: 'Clay and silt', value: 'Coat the particles' })).toBe(false);
    expect(readsWith(mica, { row: 'Organic matter', value: 'Delays or prevents setting' })).toBe(true);
  });
});

describe('questions from tables', () => {
  const layers = table(
    'Layered models',
    ['Layer', 'Name', 'Unit of data'],
    [
      ['4', 'Transport', 'Segment'],
      ['3', 'Network', 'Packet'],
      ['2', 'Data link', 'Frame'],
      ['1', 'Physical', 'Bit'],
    ],
  );
  it('name a numbered row by its column and ask under the heading', () => {
    const stems = candidatesOf(layers).map(({ stem }) => stem);
    expect(stems.some((stem) => /^Under “Layered models”, which .* layer [1-4]\?$/.test(stem))).toBe(true);
    expect(stems.some((stem) => /“[1-4]”/.test(stem))).toBe(false);
  });
  it('give a type the genus that the heading names', () => {
    const shock = table(
      'Shock',
      ['Type', 'Basic fault'],
      [
        ['Hypovolaemic', 'Loss of volume'],
        ['Cardiogenic', 'Failure of the pump'],
        ['Distributive', 'Widespread dilatation'],
        ['Obstructive', 'Blockage to filling'],
      ],
    );
    expect(candidatesOf(shock).every(({ stem }) => stem.includes('type of shock'))).toBe(true);
  });
  it('ask under the heading where the first column says nothing of what its rows are parts of', () => {
    const mix = table(
      'The marketing mix',
      ['Element', 'Example'],
      [
        ['Product', 'A sachet of milk'],
        ['Price', 'Ten per cent off'],
        ['Place', 'Sale by traders'],
        ['Promotion', 'A jingle on radio'],
      ],
    );
    expect(candidatesOf(mix).every(({ stem }) => stem.startsWith('Under “The marketing mix”, which '))).toBe(true);
  });
  it('do not offer what a sentence says of the row as well', () => {
    const rows = [
      ['Copper', 'House wiring'],
      ['Silver', 'Fine contacts'],
      ['Glass', 'Insulators'],
      ['Nichrome', 'Heating elements'],
    ];
    const wrongFor = (text: string) =>
      candidatesOf(table('Materials', ['Material', 'Use'], rows) + text)
        .filter(({ form }) => form === 'table')
        .flatMap(({ subject, distractors }) => distractors.map((wrong) => `${subject}: ${wrong}`));
    const told = wrongFor('');
    expect(told.length).toBeGreaterThan(0);
    const [row, wrong] = told[0]!.split(': ') as [string, string];
    expect(wrongFor(`\nThe ${row} of old mansions also served for ${wrong.toLowerCase()}.\n`)).not.toContain(told[0]);
  });
  it('keep the capital of a row that no sentence writes otherwise', () => {
    const cycles = table(
      'Power cycles',
      ['Cycle', 'Working fluid'],
      [
        ['Brayton', 'Air and hot gas'],
        ['Rankine', 'Water and steam'],
        ['Stirling', 'Helium or hydrogen'],
        ['Kalina', 'Ammonia and water'],
      ],
    );
    expect(candidatesOf(cycles).some(({ stem }) => /“\p{Ll}/u.test(stem))).toBe(false);
    expect(candidatesOf(cycles).length).toBeGreaterThan(0);
  });
});

describe('questions from lists of names', () => {
  const list = `# Heat\n\nDefinitions that are always asked in the examination:\n\n- D-value: the time in minutes at a given temperature that reduces the organisms to a tenth\n- 12-D concept: the rule that a canned food must lose its spores by twelve factors of ten\n- F-value: the total time in minutes at a stated temperature for the desired kill\n- Come-up time: a delay before the retort reaches its working temperature\n- Cold point: the place in a can that warms most slowly\n`;
  const stems = candidatesOf(list)
    .filter(({ group }) => group?.startsWith('list'))
    .map(({ stem }) => stem);
  it('ask which term means something, not which entry of an aside', () => {
    expect(stems.length).toBeGreaterThan(0);
    expect(stems.every((stem) => stem.startsWith('Under “Heat”, which term means “'))).toBe(true);
  });
  it('ask what a statement describes and what other words go with', () => {
    const ask = (entries: string[]) =>
      candidatesOf(
        `# Books\n\nUsers of accounts and what they look for:\n\n${entries.map((item) => `- ${item}`).join('\n')}\n`,
      )
        .filter(({ group }) => group?.startsWith('list'))
        .map(({ stem }) => stem);
    const said = ask([
      'Prudence: losses are provided for as soon as they are foreseen',
      'Consistency: similar items are treated alike from year to year',
      'Materiality: small amounts are put together under one heading',
      'Substance: economic reality is shown rather than legal form',
    ]);
    expect(said[0]).toMatch(/^Under “Users of accounts”, which of these does this statement describe\? “.+\.”$/);
    const words = ask([
      'Owner: profit and safety of capital',
      'Lender: repayment of interest and loans',
      'Supplier: settlement of bills in time',
      'Employee: security of jobs and wages',
    ]);
    expect(words[0]).toMatch(/^Under “Users of accounts”, which of these goes with “\p{Ll}.+”\?$/u);
  });
  it('leave out an entry whose number the description tells', () => {
    expect(stems.some((stem) => stem.includes('twelve'))).toBe(false);
  });
});
