import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../reading/corpus.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { findCandidates } from '../candidates.ts';
import { opposedListQuestions } from './opposed-lists.ts';

const candidatesOf = (text: string) => findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));

describe('questions from lists of names', () => {
  const list = `# Heat\n\nDefinitions that are always asked in the examination:\n\n- D-value: the time in minutes at a given temperature that reduces the organisms to a tenth\n- 12-D concept: the rule that a canned food must lose its spores by twelve factors of ten\n- F-value: the total time in minutes at a stated temperature for the desired kill\n- Come-up time: a delay before the retort reaches its working temperature\n- Cold point: the place in a can that warms most slowly\n`;
  const stems = candidatesOf(list)
    .filter(({ group }) => group?.startsWith('list'))
    .map(({ stem }) => stem);
  it('ask which term means something, not which entry of an aside', () => {
    expect(stems.length).toBeGreaterThan(0);
    expect(stems.every((stem) => stem.startsWith('Under “Heat”, which term means “'))).toBe(true);
  });
  it('ask for no name that the description says in other words or signs, or that alone is of its sort', () => {
    const answersTo = (heading: string, entries: string[]) =>
      candidatesOf(`# ${heading}\n\n${entries.map((item) => `- ${item}`).join('\n')}\n`)
        .filter(({ maker }) => maker === 'labelled')
        .map(({ answer }) => answer);
    const bonds = ['Alkanes: two bands of middling height', 'Amines: one broad band that is rather weak'];
    expect(
      answersTo('Groups of compounds', [
        ...bonds,
        'Ethers: a strong band near the end',
        'Alkynes: sharp band of ≡C–H stretching',
      ]),
    ).not.toContain('Alkynes');
    const times = ['Rise time: the delay from tenth to nine tenths', 'Peak time: the wait for the highest point'];
    expect(
      answersTo('Measures of a response', [
        ...times,
        'Settling time: the wait for a steady band',
        'Overshoot: the share by which the peak is too high',
      ]),
    ).not.toContain('Overshoot');
    const aims = [
      'Legitimacy: the old houses come back',
      'Peace: quarrels are settled by talks',
      'Balance: none is too strong for the rest',
    ];
    const swaps = candidatesOf(
      `# Principles\n\n${[...aims, 'Compensation: a power that gave up land in one place received land in another'].map((item) => `- ${item}`).join('\n')}\n`,
    );
    expect(swaps.map(({ stem }) => stem).join()).not.toContain('term means “a power that gave up');
    const conditions = [
      'Essential: the words count as a promise',
      'Sincerity: the speaker means to keep his word',
      'Preparatory: the hearer prefers that it is done',
      'Propositional: the words name a future act',
    ];
    expect(answersTo('Conditions of a promise', conditions).length).toBeGreaterThan(0);
    expect(answersTo('John Searle\n\nJohn Searle wrote four conditions of a promise', conditions)).toEqual([]);
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
    const parts = ask([
      'Cantilever: fixed at one end and free at the other',
      'Strut: pressed from both ends along the grain',
      'Tie: made from thin bars and short chains',
      'Hanger: held by hooks under a heavy roof',
    ]);
    expect(parts.length).toBeGreaterThan(0);
    for (const stem of parts) expect(stem).toMatch(/, which of these is (?:fixed|pressed|made|held) [^“”]+\?$/);
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
  it('see a sentence in an entry that begins like a meaning, and none where what is named is not said', () => {
    const fevers = [
      'Hectic fever: the temperature returns to normal at least once a day',
      'Septic fever: the temperature rises in the evening and falls by dawn',
      'Camp fever: the patients want to be rid of it',
      'Milk fever: a plot of the heat as the day grows is flat',
    ];
    const text = `# Heat\n\nTypes of fever:\n\n${fevers.map((item) => `- ${item}`).join('\n')}\n`;
    const made = candidatesOf(text).filter(({ group }) => group?.startsWith('list'));
    expect(made.length).toBeGreaterThan(0);
    expect(made.map(({ stem }) => stem).join()).not.toMatch(/means “the temperature|rid of it/);
  });
  it('may hold a sentence each: their subjects stand beside each other', () => {
    const genres = [
      'Farce aims at laughter through disguise and improbable events.',
      'Melodrama rewards virtue and punishes villains before the curtain falls.',
      'Tragedy shows the fall of a person of high standing.',
      'Satire holds follies up to ridicule in order to mend them.',
    ];
    const text = `# Plays\n\nWhat is performed:\n\n${genres.map((item) => `- ${item}`).join('\n')}\n`;
    const [asked] = candidatesOf(text).filter(({ answer }) => answer === 'Farce');
    expect(asked?.stem).toBe('Which of the following aims at laughter through disguise and improbable events?');
    expect([...(asked?.distractors ?? [])].sort()).toEqual(['Melodrama', 'Satire', 'Tragedy']);
  });
  it('leave out an entry that speaks of the one before it', () => {
    const parts = [
      'Controller: works out the correction from the error',
      'Motor: gives the power to carry it out',
      'Sensor: measures the output of the whole plant',
      'Comparator: finds the error by taking one signal from another',
    ];
    const text = `# Loops\n\nElements of a loop:\n\n${parts.map((item) => `- ${item}`).join('\n')}\n`;
    const made = candidatesOf(text).filter(({ group }) => group?.startsWith('list'));
    expect(made.map(({ answer }) => answer)).not.toContain('Motor');
  });
  it('ask which one does what an entry says that it does', () => {
    const entries = [
      'Clerk: subtracts the rent from the sum of all receipts',
      'Auditor: checks every book of the firm against its papers',
      'Porter: carries letters from door to door in bad weather',
      'Warden: locks all gates of the yard after dark',
    ];
    const text = `# Work\n\nPosts in the firm:\n\n${entries.map((item) => `- ${item}`).join('\n')}\n`;
    const asked = candidatesOf(text).filter(({ group }) => group?.startsWith('list'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ stem }) => !stem.includes('associated'))).toBe(true);
  });
  it('leave out an entry whose number the description tells', () => {
    expect(stems.some((stem) => stem.includes('twelve'))).toBe(false);
  });
});

describe('steps', () => {
  const steps = [
    'Provide drains for the salt.',
    'Spread gypsum over the wet clay.',
    'Leach it with good water.',
    'Grow rice in the first season.',
  ];
  const stemsOf = (heading: string, line: string) =>
    candidatesOf(`# Soil\n\n## ${heading}\n\n${line}\n\n${steps.map((item, i) => `${i + 1}. ${item}`).join('\n')}\n`)
      .filter(({ form }) => form === 'sequence')
      .map(({ stem }) => stem);
  it('are those of what is done to something', () => {
    expect(stemsOf('Salt', 'Sodic soils are reclaimed in these steps:')[0]).toMatch(
      /^When sodic soils are reclaimed, which step comes (?:first|last)/,
    );
  });
  it('are not asked for the first where another says that something came before it', () => {
    expect(stemsOf('Salt', 'Sodic soils are reclaimed in these steps:').join()).not.toMatch(/comes first/);
  });
  it('of a cycle have no first and no last', () => {
    expect(stemsOf('The salt cycle', '')).toEqual([]);
    expect(stemsOf('The salt procedure', '')).not.toEqual([]);
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

it('takes things in some order for no steps', () => {
  const text = (items: string[]) =>
    `# Money\n\nThe order is as follows:\n\n${items.map((item, i) => `${i + 1}. ${item}`).join('\n')}\n`;
  const asked = (items: string[]) => candidatesOf(text(items)).filter(({ form }) => form === 'sequence');
  expect(asked(['Personal savings', 'Gifts from friends', 'Venture capital funds', 'Bank loans'])).toEqual([]);
  const doings = ['Count the coins', 'Enter the sum in the book', 'Seal the bag', 'Take the bag to the bank'];
  expect(asked(doings)).not.toEqual([]);
});

describe('steps that are announced in other ways', () => {
  const steps = (before: string, items: string[]) =>
    findCandidates(
      readCorpus([
        documentFromMarkdown(
          `# Works\n\n## Bread\n\n${before}\n\n${items.map((item, i) => `${i + 1}. ${item}`).join('\n')}\n`,
          'd',
        ),
      ]),
    ).filter(({ maker }) => maker === 'sequence');
  it.each([
    [
      'The making of a dry loaf follows a regular course.',
      [
        'Flour is mixed with salt',
        'Yeast is worked into dough',
        'Loaves are baked at dawn',
        'Crusts harden in the sun',
      ],
      /^In the making of a dry loaf, which step comes (?:first|last)\?$/,
    ],
    [
      'In a large oven the stages run as follows:',
      [
        'Slow heating, 2 hours',
        'Quick rising, 40 minutes',
        'Even browning, 1 hour',
        'Late cooling, 3 hours',
        'Long rest, 1 day',
      ],
      /which of these comes immediately after “(?:Slow heating|Quick rising|Even browning|Late cooling)”\?$/,
    ],
    [
      'The following happens within minutes:',
      [
        'Steam fills the oven',
        'Gas widens the bubbles',
        'The dough swells up',
        'Sugars darken the crust',
        'The crumb dries out',
      ],
      /^Under “Bread”, which step comes immediately after “/,
    ],
    [
      'Baking is told in four phases, which overlap.',
      [
        'Mixing (minutes). Salt goes in.',
        'Rising (up to one day in cold rooms). Gas forms.',
        'Heating. Crusts form.',
        'Rest (from an hour to half of a day). Crumbs dry.',
      ],
      /^Under “Bread”, which of these comes (?:first|last)\?$/,
    ],
  ])('%s', (before, items, stem) => expect(steps(before, items)[0]?.stem).toMatch(stem));
});

describe('names that are of one kind', () => {
  const asked = (heading: string, entries: string[]) =>
    candidatesOf(`# Notes\n\n## ${heading}\n\n${entries.map((item) => `- ${item}`).join('\n')}\n`)
      .filter(({ group }) => group?.startsWith('list'))
      .map(({ stem }) => stem);
  it('by their ending, whatever the heading is', () => {
    const entries = [
      'Delegation: tasks are given to bodies that stay answerable',
      'Devolution: powers pass by law to elected councils',
      'Privatisation: ownership is sold to private buyers',
    ];
    expect(asked('Reform', [...entries, 'Relocation: offices are moved to distant towns'])).not.toEqual([]);
    expect(asked('Reform', [...entries, 'A good map: offices are moved to distant towns'])).toEqual([]);
  });
  it('though some are many: a statement says nothing of their number', () => {
    const entries = [
      'Pollution tax: smoke from trades such as baking is charged at its harm',
      'Tradable permits: firms buy and sell the right to emit',
      'Green loans: banks lend cheaply for clean machines',
      'Plain bargain: the neighbours settle the harm by themselves',
    ];
    const stems = asked('Remedies', entries);
    expect(stems).toHaveLength(2);
    expect(stems.join()).not.toContain('associated with');
  });
});
