import { describe, expect, it } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { judgeCoverage } from './judge.ts';
import { modelOf } from './lesson-model.ts';
import { partsOf } from './read-wanted.ts';
import { coverageRows } from './rows.ts';

const text = `# Mechanics notes

## Course outline

- Gravitation
- Projectiles

## Newton's laws of motion

A body stays at rest or moves steadily in a line unless a force acts on it. The net force on a body equals the rate of change of its momentum. To every action there is an equal and opposite reaction, which acts on the other body.

## Momentum

Linear momentum is mass times velocity, and it is a vector that points the way the body moves. A heavy lorry at low speed may have as much momentum as a light car at high speed. Its unit is the kilogram metre per second. An impulse changes it.

## Centre of mass of two bodies

## Electromotive force

The electromotive force (e.m.f.) of a cell is the energy that it gives to each coulomb of charge. The e.m.f. is measured in volts with a voltmeter that draws no current. A cell with a larger e.m.f. drives a larger current round the same circuit.

## Exercises

1. What is the escape velocity of the Earth?
`;

const sourceOf = (markdown: string, id = 'notes') => {
  const document = documentFromMarkdown(markdown, id);
  return { document, index: buildIndex(document) };
};
const judged = (...phrases: string[]) =>
  judgeCoverage(
    [sourceOf(text)],
    phrases.map((phrase) => ({ phrase })),
  );

describe('what notes say of a phrase', () => {
  it('covers what a section explains, with its passage', () => {
    const [laws] = judged("Newton's laws of motion");
    expect(laws!.verdict).toBe('covered');
    expect(laws!.passages[0]).toMatchObject({
      documentId: 'notes',
      headings: expect.arrayContaining(["Newton's laws of motion"]),
    });
  });

  it('is thin where one sentence names it', () => {
    const [impulse] = judged('impulse');
    expect(impulse).toMatchObject({ verdict: 'thin', only: 'mention' });
    expect(impulse!.passages[0]!.text).toBe('An impulse changes it.');
  });

  it('is thin where nothing but a heading is there', () => {
    const [centre] = judged('centre of mass');
    expect(centre).toMatchObject({ verdict: 'thin', only: 'heading' });
    expect(centre!.passages[0]!.text).toBe('Centre of mass of two bodies');
  });

  it('is missing where only a list of contents or an exercise names it, and shows no passage', () => {
    for (const one of judged('gravitation', 'projectiles', 'escape velocity'))
      expect(one).toMatchObject({ verdict: 'missing', passages: [], more: 0 });
  });

  it('follows the short names that the notes give', () => {
    expect(judged('electromotive force')[0]!.verdict).toBe('covered');
  });

  it('names what of a list is not there', () => {
    const [both] = judged('linear momentum and torque');
    expect(both).toMatchObject({ verdict: 'thin', lacks: ['torque'] });
  });

  it('finds what is taught under other names', () => {
    const notes = sourceOf(
      '# Averages\n\n## Averages\n\nThe median is the middle value of ordered data, and half of the values lie below it. The mode is the value that occurs most often in the data. The median of an even number of values is halfway between the two in the middle.',
    );
    const names = ['median', 'mode'].map((name) => ({ name, tells: 1 }));
    const [plain, named] = judgeCoverage(
      [notes],
      [{ phrase: 'measures of location' }, { phrase: 'measures of location', names }],
    );
    expect(plain!.verdict).toBe('missing');
    expect(named!.verdict).not.toBe('missing');
  });

  it('takes closeness by meaning for words that are not there', () => {
    const notes = sourceOf(
      '# Notes\n\n## Going round\n\nA body that goes round at constant speed is pulled inwards all the time by something.',
    );
    const near = judgeCoverage([notes], [{ phrase: 'centripetal force' }], () => [0.75]);
    expect(near[0]!.verdict).toBe('thin');
    expect(judgeCoverage([notes], [{ phrase: 'centripetal force' }], () => [0.2])[0]!.verdict).toBe('missing');
  });

  it('never judges without a passage', () => {
    for (const one of judged("Newton's laws of motion", 'impulse', 'centre of mass', 'linear momentum', 'gravitation'))
      expect(one.passages.length > 0).toBe(one.verdict !== 'missing');
  });
});

describe('the things that a phrase names', () => {
  it.each([
    ['union, intersection and complements', ['union', 'intersection', 'complements']],
    ['self and mutual inductance', ['self inductance', 'mutual inductance']],
    ['approximate integration: trapezium rule', ['trapezium rule']],
    ['genes: relationships and importance', ['genes']],
    ['lab: browsers and search engines', ['browsers', 'search engines']],
    ['kinetic energy and work', ['kinetic energy', 'work']],
  ])('%s', (phrase, parts) => {
    expect(partsOf(phrase)).toEqual(parts);
  });
});

describe('the rows of a course', () => {
  const rows = coverageRows([sourceOf(text)], {
    topics: [{ topic: "Newton's laws of motion" }, { topic: 'momentum and impulse' }],
    phrases: [
      { phrase: "Newton's laws of motion" },
      { phrase: 'momentum conservation', topic: 'momentum and impulse' },
      { phrase: 'impulse', topic: 'momentum and impulse' },
      { phrase: 'polar coordinates' },
    ],
  });

  it('are the topics with their phrases, then what no topic names', () => {
    expect(rows.map(({ phrase, phrases }) => [phrase, phrases.map((one) => one.phrase)])).toEqual([
      ["Newton's laws of motion", []],
      ['momentum and impulse', ['momentum conservation', 'impulse']],
      ['polar coordinates', []],
    ]);
  });

  it('say what of a topic is missing', () => {
    expect(rows[1]!.lacks).toContain('momentum conservation');
  });
});

describe('notes beside our lessons', () => {
  const taught = (section: string, ...texts: string[]) => texts.map((text) => ({ section, text }));
  // What a word tells shows only beside the rest of a course.
  const others =
    `taxes; roads; courts; schools; rivers; markets; crafts; songs; harvests; coins; ports; mines; rains; herds; masks;
    looms; canoes; shrines; railways; clinics`.split(/;\s+/);
  const lessons = modelOf({
    version: '1',
    lessons: [
      {
        name: 'the-war',
        texts: taught(
          'Secession and siege',
          'Ojukwu declared the east a republic called Biafra, and federal troops crossed its border.',
          'The federal navy set a blockade round Biafra, and in the siege children starved.',
          'Ojukwu fled from Biafra; Effiong surrendered to Gowon, and the siege and blockade ended.',
        ),
      },
      {
        name: 'parties',
        texts: taught(
          'The first parties',
          'Macaulay founded a party in Lagos to contest the election to the council.',
          'Azikiwe led another party, whose newspapers reached voters before each election.',
          'Awolowo and Azikiwe met in the council after the election.',
        ),
      },
      ...others.map((subject) => ({
        name: subject,
        texts: taught(
          subject,
          `All about ${subject}.`,
          `A lesson on ${subject}, people and months, and why ${subject} matter.`,
        ),
      })),
    ],
    phrases: [
      { phrase: 'Nigerian Civil War', lessons: ['the-war'], section: 'Secession and siege' },
      { phrase: 'formation of political parties', lessons: ['parties'], section: 'The first parties' },
    ],
  });
  const notes = sourceOf(
    '# Jottings\n\nBiafra was cut off by the blockade. Ojukwu would not yield, although the siege starved his people. At last Effiong surrendered Biafra to Gowon, and the guns fell silent.\n\nRain fell on the farms all through that month, and the yams did well.',
  );
  const wanted = [{ phrase: 'Nigerian Civil War' }, { phrase: 'formation of political parties' }];

  it('finds what they teach in other words than the phrase', () => {
    expect(judgeCoverage([notes], wanted).map(({ verdict }) => verdict)).toEqual(['missing', 'missing']);
    const [war, parties] = judgeCoverage([notes], wanted, undefined, lessons);
    expect(war!.verdict).toBe('covered');
    expect(parties).toMatchObject({ verdict: 'missing', passages: [] });
  });

  it('shows a sentence that bears it, not what stands beside it', () => {
    const [war] = judgeCoverage([notes], wanted, undefined, lessons);
    expect(war!.passages[0]!.text).toMatch(/Biafra|siege/);
  });

  it('leaves what no lesson says to none of them', () => {
    const farm = sourceOf(
      '# Farm\n\nRain fell on the farms all month. The yams did well. We sold them at the roadside.',
    );
    for (const one of judgeCoverage([farm], wanted, undefined, lessons)) expect(one.verdict).toBe('missing');
  });

  it('reads each sentence of an entry that is a paragraph', () => {
    const [momentum] = judgeCoverage(
      [
        sourceOf(
          '# Notes\n\n1. Momentum is the mass of a body times its velocity, so it has a direction. When two trolleys collide, the momentum that one of them loses is gained by the other. An impulse is a change of momentum.',
        ),
      ],
      [{ phrase: 'momentum' }],
    );
    expect(momentum!.verdict).toBe('covered');
    expect(momentum!.passages[0]!.text).not.toContain('An impulse');
  });
});
