import { describe, expect, it } from 'vitest';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { findCandidates } from '../candidates.ts';
import { opposedListQuestions } from '../forms/opposed-lists.ts';
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
      'Prudence: losses need to be shown as soon as they are foreseen',
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
    expect(words[0]).toMatch(/^Under “Users of accounts”, which of these is associated with “\p{Ll}.+”\?$/u);
  });
  it('leave out an entry whose name the description holds in another word', () => {
    const cycle = [
      'Uptake: plants take in salts that are dissolved in the soil',
      'Fixation: gas of the air is bound in nodules',
      'Decay: dead bodies are broken down by moulds',
      'Leaching: heavy rain carries salts below the roots',
      'Erosion: running floods strip the fields of their top',
    ];
    const text = `# Soil\n\nStages of the cycle of salts:\n\n${cycle.map((item) => `- ${item}`).join('\n')}\n`;
    expect(candidatesOf(text).filter(({ stem, answer }) => answer === 'Uptake' && stem.includes('take in'))).toEqual(
      [],
    );
  });
  it('are not made of points of all sorts', () => {
    const points = [
      'Shape: flat stones lie badly in the mix',
      'Silt: fine dust coats the grains of sand',
      'Salt: white crusts attack the bars of steel',
      'Colour: dark stains betray the rot of leaves',
    ];
    const text = `# Aggregates\n\nPoints to check on delivery:\n\n${points.map((item) => `- ${item}`).join('\n')}\n`;
    expect(candidatesOf(text).filter(({ group }) => group?.startsWith('list'))).toEqual([]);
  });
  it('leave out an entry whose number the description tells', () => {
    expect(stems.some((stem) => stem.includes('twelve'))).toBe(false);
  });
});

describe('questions from lists that stand against each other', () => {
  const good = [
    'It is cheap to set up',
    'Profit need not be shared',
    'Decisions are made quickly',
    'Accounts stay private',
  ];
  const bad = [
    'The owner answers for every debt',
    'Capital is hard to raise',
    'The firm dies with its owner',
    'Skills are few',
  ];
  const ask = (first: string, second: string) => {
    const lists = [
      `${first}\n\n${good.map((item) => `- ${item}.`).join('\n')}`,
      `${second}\n\n${bad.map((item) => `- ${item}.`).join('\n')}`,
    ];
    return opposedListQuestions(
      readCorpus([documentFromMarkdown(`# Firms\n\n## Sole trade\n\n${lists.join('\n\n')}\n`, 'd')]),
    );
  };
  it('take the answer from the one and the other options from its opposite', () => {
    const [found] = ask('Advantages of sole trade:', 'Disadvantages of sole trade:');
    expect(found!.stem).toBe('Which of the following is an advantage of sole trade?');
    expect(good).toContain(found!.answer);
    for (const option of found!.distractors) expect(bad).toContain(option);
  });
  it('are asked under the heading where their lines do not name the thing', () => {
    expect(ask('Advantages:', 'Disadvantages:')[0]?.stem).toBe(
      'Under “Sole trade”, which of the following is an advantage?',
    );
  });
  it('speak of one thing', () => {
    expect(ask('Advantages of sole trade:', 'Disadvantages of partnerships:')).toEqual([]);
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
