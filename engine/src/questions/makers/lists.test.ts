import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../reading/corpus.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { findCandidates } from '../candidates.ts';

const candidatesOf = (text: string) => findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));

describe('questions from lists of names', () => {
  const asked = (announced: string, entries: string[]) =>
    candidatesOf(`# Works\n\n## Bread\n\n${announced}\n\n${entries.map((item) => `- ${item}`).join('\n')}\n`).filter(
      ({ maker }) => maker === 'labelled',
    );
  const FLOURS = [
    'Spelt: an old wheat whose husk clings to the grain',
    'Rye: a grain of cold and poor soils',
    'Millet: small round seeds that stand long droughts',
    'Sorghum: a tall grass whose heads are threshed by hand',
    'Barley: the first grain that ripens after the rains',
  ];
  it('ask which entry is described, two of a list, under what the line before says', () => {
    const made = asked('Common grains of dry lands:', FLOURS);
    expect(made).toHaveLength(2);
    expect(made[0]?.stem).toMatch(
      /^Under “Common grains of dry lands”, which of these is described as follows\? “.+\.”$/,
    );
  });
  it('say in the explanation what a wrong option is instead', () => {
    const [made] = asked('Common grains of dry lands:', FLOURS);
    expect(made?.because).toContain(`about “${made?.distractors[0]}” it says: “`);
  });
  it('are not made of points of all sorts', () => {
    expect(asked('Points to check on delivery:', FLOURS)).toEqual([]);
  });
  it.each([
    ['its name', 'Bakewheat: the wheat that is baked at night'],
    ['its number', 'Twelve-week corn: a corn that ripens in 12 weeks'],
    ['a learned word for it', 'Thermophile: a grain of great heat'],
  ])('leave out an entry whose description holds %s', (_, entry) => {
    const answers = asked('Common grains of dry lands:', [entry, ...FLOURS]).map(({ answer }) => answer);
    expect(answers).toHaveLength(2);
    expect(answers).not.toContain(entry.split(':')[0]);
  });
  it('are not made where an entry is named by a pronoun', () => {
    expect(asked('Common grains of dry lands:', ['It: something', ...FLOURS])).toEqual([]);
  });
  it('leave out an entry that speaks of the one before it', () => {
    const entries = FLOURS.map((item, i) => (i % 2 ? item : `${item.split(':')[0]}: it keeps longer than all others`));
    const stems = asked('Common grains:', entries).map(({ stem }) => stem);
    expect(stems.filter((stem) => stem.includes('It keeps longer'))).toEqual([]);
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
    ).filter(({ maker }) => maker === 'steps');
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
});
