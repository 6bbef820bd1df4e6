import { describe, expect, it } from 'vitest';
import { findCandidates } from '../questions/candidates.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { readCorpus } from './corpus.ts';
import { rowMates } from './rows.ts';

function candidatesOf(text: string) {
  return findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));
}

const table = (heading: string, header: string[], rows: string[][]) =>
  `# Notes\n\n## ${heading}\n\n${[header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;

it('the rows of a table are names beside each other, without workings and sums', () => {
  const text = table(
    'Position',
    ['Item', 'Amount'],
    [
      ['Plant (9 − 2)', '7'],
      ['Stock', '4'],
      ['Cash', '3'],
      ['Debtors', '5'],
      ['Total', '19'],
    ],
  );
  const { rows } = readCorpus([documentFromMarkdown(text, 'd')]);
  expect(rowMates('stock', false, rows)).toEqual(['Plant', 'Cash']);
});

it('a word that waits for what it is part of is no name in a row', () => {
  const text = '# Bones\n\nThe sheath gives rise to cementum, ligament, dentine and part of the jaw.';
  const { rows } = readCorpus([documentFromMarkdown(text, 'd')]);
  expect(rowMates('ligament', false, rows).toSorted()).toEqual(['cementum', 'dentine']);
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
    expect(stems.some((stem) => /^Under “Layered models”, what .* layer [1-4]\?$/.test(stem))).toBe(true);
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
  it('are those of the heading above where their own names one row', () => {
    const rows = [
      ['Drip', 'Orchards on a slope'],
      ['Basin', 'Rice in flat fields'],
      ['Furrow', 'Maize in long rows'],
      ['Sprinkler', 'Lawns of light sand'],
    ];
    const text = table('Watering', ['Method', 'Best suited to'], rows).replace(
      '## Watering',
      '## Watering\n\n### Drip lines',
    );
    const stems = candidatesOf(text).map(({ stem }) => stem);
    expect(stems.length).toBeGreaterThan(0);
    expect(stems.join()).not.toContain('Drip lines');
  });
  it('do not ask what somebody does where the entries are things', () => {
    const rows = [
      ['Mass', 'One offer for everybody'],
      ['Niche', 'A large share of one segment'],
      ['Local', 'Offers for single towns'],
      ['Mixed', 'The same goods at two prices'],
    ];
    const text = table('Strategies of firms', ['Strategy', 'What the firm does'], rows);
    expect(candidatesOf(text).filter(({ stem }) => stem.includes('does the firm do'))).toEqual([]);
  });
  it('do not say the sort twice, and leave signs as they are', () => {
    const rows = [
      ['A5', 'Statement'],
      ['U-shape', 'Question'],
      ['Short', 'Command'],
      ['μ ± 1σ', 'Wish'],
    ];
    const found = candidatesOf(table('Sentence types', ['Type', 'Typical use'], rows));
    const texts = found.flatMap(({ stem, answer, distractors }) => [stem, answer, ...distractors]).join();
    expect(texts).toContain('sentence type');
    expect(texts).not.toMatch(/type of sentence type|a5|u-shape|Μ/);
  });
  it.each([
    ['State', 'Water balance = intake − losses', 'state of water balance'],
    ['Stage', 'The fashion cycle:', 'stage of the fashion cycle'],
  ])('take the genus of a %s from the line before', (kind, line, full) => {
    const rows = [
      ['Early', 'Rapid rise in weight'],
      ['Late', 'Slow loss of salt'],
      ['Middle', 'Steady flow of heat'],
      ['Last', 'Sudden fall of pressure'],
    ];
    const text = table('Matters', [kind, 'Feature'], rows).replace('## Matters\n', `## Matters\n\n${line}\n`);
    const stems = candidatesOf(text).map(({ stem }) => stem);
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems) expect(stem).toContain(full);
  });
  it('give a thing that can be counted its article', () => {
    const rows = [
      ['Plate microscope', 'Living cells'],
      ['Beam microscope', 'Thin sections'],
      ['Field microscope', 'Metal surfaces'],
      ['Probe microscope', 'Single atoms'],
    ];
    const stems = candidatesOf(table('Optics', ['Microscope', 'Typical object'], rows)).map(({ stem }) => stem);
    expect(stems.some((stem) => /^What is the typical object of the \p{Ll}+ microscope\?$/u.test(stem))).toBe(true);
  });
  it('name what all rows are, and ask who does what an entry says', () => {
    const rows = [
      ['Drum brake', 'Presses shoes against a rim'],
      ['Disc brake', 'Squeezes a plate between pads'],
      ['Band brake', 'Tightens a strap round a wheel'],
      ['Air brake', 'Releases stored pressure'],
    ];
    const stems = candidatesOf(table('Stopping', ['Type', 'Function'], rows)).map(({ stem }) => stem);
    expect(stems.some((stem) => /^Which type of brake \p{Ll}+s .+\?$/u.test(stem))).toBe(true);
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
    expect(candidatesOf(mix).every(({ stem }) => stem.startsWith('Under “The marketing mix”, '))).toBe(true);
  });
  it('ask under the heading above where their own only repeats the first column', () => {
    const rows = [
      ['Screening', 'Removal of large objects'],
      ['Clumping', 'Gathering of fine mud'],
      ['Sieving', 'Catching of the rest'],
      ['Dosing', 'Killing of germs'],
    ];
    const text = table('Stages', ['Stage', 'Purpose'], rows).replace('## Stages', '## Clean water\n\n### Stages');
    const stems = candidatesOf(text).map(({ stem }) => stem);
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems) expect(stem).toMatch(/^Under “Clean water”, /);
  });
  it('take what comes last for the genus of a type, and the heading above for one that divides it', () => {
    const rows = [
      ['Private good', 'Bread'],
      ['Club good', 'Toll road'],
      ['Common good', 'Open sea'],
      ['Pure good', 'Street lamp'],
    ];
    const text = table('By use', ['Type of good', 'Example'], rows).replace('## By use', '## Wants\n\n### By use');
    const stems = candidatesOf(text).map(({ stem }) => stem);
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems) expect(stem).toMatch(/^Under “Wants”, .*good/);
  });
  it('leave out a type of nobody knows what', () => {
    const rows = [
      ['Outer', 'A view of part of the store'],
      ['Middle', 'All records and their links'],
      ['Inner', 'The files on the disk'],
      ['Bottom', 'The blocks of the drive'],
    ];
    expect(candidatesOf(table('Why not just cards?', ['Level', 'Content'], rows))).toEqual([]);
  });
  it('leave out letters and short names that stand for things', () => {
    const rows = [
      ['Void ratio', 'e', 'VR'],
      ['Porosity', 'n', 'PO'],
      ['Water content', 'w', 'WC'],
      ['Saturation', 'S', 'SA'],
    ];
    expect(candidatesOf(table('Ratios', ['Ratio', 'Key', 'Short name'], rows))).toEqual([]);
  });
  it('ask for the row by its entry as well', () => {
    const rows = [
      ['Saprophytes', 'Remains of the dead'],
      ['Parasites', 'Tissues of a living host'],
      ['Autotrophs', 'Light or minerals'],
      ['Predators', 'Captured animals'],
    ];
    const found = candidatesOf(table('Feeding', ['Organism', 'Source'], rows));
    expect(found.some(({ stem }) => /^Which organism has the source “/.test(stem))).toBe(true);
  });
  it('ask only for the last of degrees that build on each other', () => {
    const rows = [
      ['First licence', 'Ten hours in the air'],
      ['Second licence', 'A landing at night'],
      ['Third licence', 'A crossing of water'],
      ['Master licence', 'Five years without accident'],
    ];
    const found = candidatesOf(table('Pilots', ['Licence', 'Requirement'], rows)).filter(
      ({ form }) => form === 'table',
    );
    expect(found.map(({ answer }) => answer)).toEqual(['Master licence']);
  });
  it('do not take a column that counts the rows for their names', () => {
    const rows = [
      ['1', 'Retina', 'Receives light'],
      ['2', 'Cornea', 'Bends light'],
      ['3', 'Iris', 'Widens and narrows'],
      ['4', 'Eyelid', 'Shuts out dust'],
    ];
    const stems = candidatesOf(table('The eye', ['S/N', 'Structure', 'Function'], rows)).map(({ stem }) => stem);
    expect(stems.some((stem) => /structure (?:“\p{Lu}?\p{Ll}+”|has|is)/u.test(stem))).toBe(true);
  });
  it('ask for no row by an entry that another row has too', () => {
    const rows = [
      ['Heating', 'Moves to the right'],
      ['Cooling', 'Moves to the left'],
      ['Stirring', 'Stays as it was'],
      ['Shaking', 'Stays as it was'],
      ['Diluting', 'Moves to the left'],
    ];
    const found = candidatesOf(table('Balance', ['Change', 'Effect'], rows)).filter(({ form }) => form === 'table');
    expect(found.filter(({ stem }) => /^Which change has/.test(stem)).map(({ answer }) => answer)).not.toContain(
      'Cooling',
    );
    expect(found.filter(({ stem }) => /^Which change has/.test(stem)).map(({ answer }) => answer)).not.toContain(
      'Shaking',
    );
  });
  it('leave out degrees of one thing', () => {
    const rows = [
      ['Register', 'Fastest'],
      ['Cache', 'Very fast'],
      ['Main store', 'Fast'],
      ['Disk', 'Slow'],
    ];
    expect(candidatesOf(table('Stores', ['Device', 'Speed'], rows))).toEqual([]);
  });
  it('give a person no “its”', () => {
    const rows = [
      ['Ada', 'Bridges', 'Iron arches'],
      ['Bola', 'Dams', 'Gravity walls'],
      ['Chidi', 'Roads', 'Tarred gravel'],
      ['Dayo', 'Towers', 'Steel frames'],
    ];
    const stems = candidatesOf(table('Builders', ['Engineer', 'Work', 'Material'], rows)).map(({ stem }) => stem);
    expect(stems).toContain('Which engineer is correctly paired with the right material?');
    const acts = rows.map(([name, ...rest]) => [`${name} Treaty`, ...rest]);
    const named = candidatesOf(table('Building treaties', ['Treaty', 'Work', 'Material'], acts)).map(
      ({ stem }) => stem,
    );
    expect(named).toContain('Which treaty is correctly paired with its material?');
  });
  it('compare three things two by two', () => {
    const rows = [
      ['Grain', 'Coarse', 'Fine', 'Mixed'],
      ['Drainage', 'Fast', 'Slow', 'Even'],
      ['Touch', 'Rough', 'Sticky', 'Crumbly'],
      ['Colour', 'Pale', 'Red', 'Brown'],
    ];
    const [found] = candidatesOf(table('Soils', ['', 'Sandy soil', 'Clay soil', 'Loamy soil'], rows));
    const [, left, right, asked] = /of the (.+) soil with the (.+) soil, .* true of the (.+) soil\?$/.exec(
      found!.stem,
    )!;
    const beside = ['sandy', 'clay', 'loamy'].indexOf(asked === left ? right! : left!) + 1;
    for (const wrong of found!.distractors)
      expect(rows.some((row) => wrong === `${row[0]}: ${row[beside]!.toLowerCase()}`)).toBe(true);
  });
  it('compare what cannot be counted without an article, and ask for the thing that has the entries', () => {
    const rows = [
      ['Path', 'Reserved before transfer', 'Chosen step by step'],
      ['Delay', 'Constant after set-up', 'Varies with load'],
      ['Line', 'Wasted in silence', 'Shared'],
      ['Use', 'Old telephones', 'Electronic letters'],
    ];
    const found = candidatesOf(table('Links', ['', 'Circuit switching', 'Packet switching'], rows));
    expect(found.some(({ stem }) => /^In a comparison of circuit switching with packet /.test(stem))).toBe(true);
  });
  it('compare things that share a word which tells nothing', () => {
    const rows = [
      ['Levied on', 'Income and wealth', 'Goods and services'],
      ['Examples', 'Poll tax, head tax', 'Excise, customs'],
      ['Burden', 'Progressive', 'Regressive'],
      ['Seen', 'By every payer', 'Only by traders'],
    ];
    const found = candidatesOf(table('Taxes', ['Feature', 'Direct tax', 'Indirect tax'], rows));
    expect(found.some(({ stem }) => /^In a comparison of the direct tax with/.test(stem))).toBe(true);
  });
  it('compare two things feature by feature: three entries of the one beside one of the other', () => {
    const rows = [
      ['Skeleton', 'Hard shell', 'Inner bones'],
      ['Legs', 'Six', 'Four'],
      ['Breathing', 'Air tubes', 'Lungs'],
      ['Blood', 'Open flow', 'Closed vessels'],
    ];
    const [found] = candidatesOf(table('Two plans', ['Feature', 'Insect', 'Mammal'], rows));
    const asked = /belongs under “(.+)”\?$/.exec(found!.stem)![1] === 'Insect' ? 1 : 2;
    const owner = (option: string) =>
      rows.find(([name]) => option.startsWith(`${name}: `))!.findIndex((cell) => option.endsWith(cell!.toLowerCase()));
    expect(owner(found!.answer)).toBe(asked);
    expect(found!.distractors.map(owner)).toEqual([3 - asked, 3 - asked, 3 - asked]);
  });
  it('ask a feature of both at once where there are too few to set apart', () => {
    const rows = [
      ['Mouth', 'closed', 'open'],
      ['Voice', 'loud', 'soft'],
      ['Relative weight', '1', '4'],
    ];
    const found = candidatesOf(table('Frogs and toads', ['Property', 'Frogs', 'Toads'], rows));
    expect(found.find(({ stem }) => stem.includes('“voice”'))).toMatchObject({
      stem: 'In a comparison of frogs with toads, which of these is right for “voice”?',
      answer: 'Frogs: loud; toads: soft',
      distractors: ['Frogs: soft; toads: loud', 'Both frogs and toads: loud', 'Both frogs and toads: soft'],
    });
    expect(found.map(({ subject }) => subject).toSorted()).toEqual(['mouth', 'voice']);
    // What nearly all ponds have, clay ponds have too.
    rows[1] = ['Home', 'nearly all ponds', 'clay ponds'];
    const wide = candidatesOf(table('Frogs and toads', ['Property', 'Frogs', 'Toads'], rows));
    expect(wide.map(({ subject }) => subject)).toEqual(['mouth']);
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
    expect(candidatesOf(cycles).some(({ stem }) => /cycle “\p{Ll}/u.test(stem))).toBe(false);
    expect(candidatesOf(cycles).length).toBeGreaterThan(0);
  });
});

describe('pairs', () => {
  it('say under which heading their examples are examples', () => {
    const deltas = candidatesOf(
      table(
        'Deltas',
        ['Dominant force', 'Example'],
        [
          ['River', 'Mississippi'],
          ['Waves', 'Nile'],
          ['Tides', 'Ganges'],
          ['Ice', 'Mackenzie'],
        ],
      ),
    );
    expect(deltas.length).toBeGreaterThan(0);
    for (const { stem } of deltas) expect(stem).toMatch(/^Under “Deltas”, /);
  });
  it('leave out a wrong one that a sentence says with a verb', () => {
    const rows = [
      ['Aldosterone', 'adrenal cortex', 'retention of sodium'],
      ['Vasopressin', 'posterior pituitary', 'retention of water'],
      ['Renin', 'kidney', 'formation of angiotensin'],
      ['Atriopeptin', 'cardiac atria', 'excretion of salt'],
    ];
    const hormones = candidatesOf(
      `${table('Hormones', ['Hormone', 'Source', 'Main effect'], rows)}\nAldosterone makes the body retain sodium and water.\n`,
    );
    expect(hormones.flatMap(({ distractors }) => distractors)).not.toContain('Aldosterone – retention of water');
  });
});
