import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../document.ts';
import { wordGivesAway } from '../options/give-away.ts';
import { asksLoosely, isCutSeries, isInverted, opensOddly, saysTwo } from './check-wording.ts';
import { type CheckableQuestion, checkQuestion } from './checks.ts';

const source: SourceDocument = {
  id: 'd',
  title: 'Transport',
  blocks: [
    { kind: 'heading', level: 1, text: 'Transport' },
    {
      kind: 'paragraph',
      text: 'Osmosis is the movement of water across a membrane. Diffusion is the movement of particles down a gradient. Active transport uses energy from ATP. Endocytosis is the uptake of material in vesicles. Osmosis also lowers the pressure of sap in dry roots.',
    },
  ],
};

function question(
  change: Partial<{ stem: string; texts: string[]; correct: string; sentence: string }> = {},
): CheckableQuestion {
  const texts = change.texts ?? [
    'The movement of water across a membrane',
    'The movement of particles down a gradient',
    'The uptake of material in vesicles',
    'The release of energy from ATP in a cell',
  ];
  return {
    stem: change.stem ?? 'What is meant by “osmosis”?',
    options: texts.map((text, i) => ({ label: 'ABCD'[i] ?? 'E', text })),
    correct: change.correct ?? 'A',
    ...(change.sentence === undefined ? {} : { source: { sentence: change.sentence } }),
  };
}

describe('checkQuestion', () => {
  it('passes a sound question, whoever made it', () => {
    expect(checkQuestion(question(), source)).toEqual([]);
  });
  it('wants four options', () => {
    expect(
      checkQuestion(question({ texts: ['The movement of water across a membrane', 'No', 'Yes'] }), source),
    ).toContain('four-options');
  });
  it('wants a right option among them', () => {
    expect(checkQuestion(question({ correct: 'F' }), source)).toContain('four-options');
  });
  it('refuses the same option twice', () => {
    const texts = [
      'The movement of water',
      'the movement of water.',
      'The uptake of material',
      'The release of energy',
    ];
    expect(checkQuestion(question({ texts }), source)).toContain('distinct-options');
  });
  it('refuses an unbalanced quotation and a cut-off option', () => {
    expect(checkQuestion(question({ stem: 'What is “osmosis?' }), source)).toContain('grammatical');
    expect(checkQuestion(question({ stem: 'Which of these shows how water moves:?' }), source)).toContain(
      'grammatical',
    );
    const texts = [
      'The movement of water across the',
      'The uptake of material',
      'The release of energy',
      'The use of ATP',
    ];
    expect(checkQuestion(question({ texts }), source)).toContain('grammatical');
  });
  it.each([
    'What does this mean?',
    'What is shown in Figure 3?',
    'According to the passage, what is osmosis?',
    'What is the process described above?',
    'Who extended the idea in 1967?',
    'Who had called it osmosis?',
    'Which term completes this statement? “It moves through a _____ in the cell.”',
  ])('refuses a stem that leans on something outside: %s', (stem) => {
    expect(checkQuestion(question({ stem }), source)).toContain('self-contained');
  });
  it('refuses an answer that the source does not hold', () => {
    const texts = [
      'The capital of a large empire',
      'The movement of water',
      'The uptake of material',
      'The release of energy',
    ];
    expect(checkQuestion(question({ texts }), source)).toContain('grounded');
  });
  it('refuses a quotation that the source does not hold', () => {
    expect(checkQuestion(question({ sentence: 'Plants breathe oxygen through stomata at night.' }), source)).toContain(
      'grounded',
    );
  });
  it('refuses a distractor that the source says of the same thing', () => {
    const texts = [
      'The movement of water across a membrane',
      'It lowers the pressure of sap in dry roots',
      'The uptake of material',
      'The release of energy',
    ];
    expect(checkQuestion(question({ texts }), source)).toContain('one-right-option');
  });
  it('tells things apart that differ by a letter', () => {
    const vitamins: SourceDocument = {
      id: 'v',
      title: 'Vitamins',
      blocks: [
        {
          kind: 'table',
          header: ['Vitamin', 'Sources'],
          rows: [
            ['Vitamin A', 'Palm oil, yellow carrots'],
            ['Vitamin C', 'Fresh oranges, ripe guava'],
            ['Vitamin D', 'Sunlight, fish oil, eggs'],
            ['Vitamin K', 'Green leaves, fresh cabbage'],
          ],
        },
      ],
    };
    const texts = [
      'Sunlight, fish oil, eggs',
      'Palm oil, yellow carrots',
      'Fresh oranges, ripe guava',
      'Green leaves, fresh cabbage',
    ];
    expect(checkQuestion(question({ stem: 'What are the sources of “vitamin D”?', texts }), vitamins)).toEqual([]);
  });
  it('refuses a number among words', () => {
    const texts = [
      'The movement of water across a membrane',
      '42 kPa',
      'The uptake of material',
      'The release of energy',
    ];
    expect(checkQuestion(question({ texts }), source)).toContain('same-form');
  });
  it.each([
    ['a name among common words', ['Central Bank', 'commercial bank', 'merchant bank', 'savings bank']],
    ['a year among words', ['osmosis', '1960', 'diffusion', 'uptake']],
  ])('refuses %s', (_, texts) => {
    expect(checkQuestion(question({ texts }), source)).toContain('same-form');
  });
  it('refuses an answer whose noun stands in the stem and in no other option', () => {
    const stem = 'Which kind of transport uses energy from ATP?';
    const texts = ['Active transport', 'Osmosis', 'Diffusion', 'Endocytosis'];
    expect(checkQuestion(question({ stem, texts }), source)).toContain('no-answer-in-stem');
    const alike = ['Active transport', 'Passive transport', 'Bulk transport', 'Diffusion'];
    expect(checkQuestion(question({ stem, texts: alike }), source)).not.toContain('no-answer-in-stem');
  });
  it('refuses an answer that stands out by its length', () => {
    const texts = [
      'The movement of water across a membrane, the movement of particles down a gradient and the uptake of material',
      'The uptake of gas',
      'The use of energy',
      'The loss of heat',
    ];
    expect(checkQuestion(question({ texts }), source)).toContain('no-length-give-away');
  });
  it('refuses an article that only the answer fits', () => {
    const stem = 'Water crosses the membrane by a process that is an';
    const texts = ['osmosis', 'diffusion', 'transport', 'release'];
    expect(checkQuestion(question({ stem, texts }), source)).toContain('no-grammar-give-away');
  });
  it('refuses the answer inside the stem', () => {
    const stem = 'Which process is the movement of water across a membrane?';
    expect(checkQuestion(question({ stem }), source)).toContain('no-answer-in-stem');
  });
  it('knows an answer whose root the stem alone has', () => {
    expect(
      wordGivesAway('Which of the following judges acts by their consequences?', 'Consequentialism', [
        'Deontology',
        'Egoism',
        'Virtue ethics',
      ]),
    ).toBe(true);
    expect(wordGivesAway('Which of the following judges acts by their motives?', 'Consequentialism', ['Egoism'])).toBe(
      false,
    );
  });
  it.each([
    [
      'Water that is weighed down carries off what is soluble, a process called _____.',
      'solution',
      ['abrasion', 'attrition'],
    ],
    ['Which term means “the area drained by one river”?', 'Drainage basin', ['Delta', 'Estuary']],
    ['Which term means “a fall of the blood sugar”?', 'Hypoglycaemia', ['Hyperglycaemia', 'Ketosis']],
    ['Which situation is associated with the test “one-sample test”?', 'One mean', ['Two groups', 'Before and after']],
  ])('knows a stem that has the root of its answer: %s', (stem, answer, wrong) => {
    expect(wordGivesAway(stem, answer, wrong)).toBe(true);
  });
  it.each([
    ['Which of these turns ammonia into nitrate?', 'Nitrification', ['Denitrification', 'Fixation']],
    ['What is the name of the damping ratio 1?', 'Critically damped', ['Underdamped', 'Overdamped']],
    ['Which term means “what an antibody binds to”?', 'Antigen', ['Cytokine', 'Adjuvant']],
    ['Which statement about tides is correct?', 'They state the time', ['They rise', 'They fall']],
    ['Which step comes next after “The liver takes it up”?', 'The liver cell divides', ['It bursts', 'It rests']],
  ])('leaves a stem whose words tell nothing: %s', (stem, answer, wrong) => {
    expect(wordGivesAway(stem, answer, wrong)).toBe(false);
  });
  it('knows two options that are one with its words turned round', () => {
    expect(isInverted(['Social-moral order', 'Moral-social order', 'Legal order'])).toBe(true);
    expect(isInverted(['Push-pull factor', 'Pull-push factor'])).toBe(false);
  });
  it.each(['is watered with a fine rose', 'do not need shade', 'holds a great deal of salt', 'is safe if it is dry'])(
    'knows what is commonly true of several: %s',
    (asked) => {
      expect(asksLoosely(`Which of the following ${asked}?`)).toBe(true);
    },
  );
  it.each(['is made from maize', 'is the loss of heat', 'turns starch into sugar'])(
    'leaves what marks one: %s',
    (asked) => {
      expect(asksLoosely(`Which of the following ${asked}?`)).toBe(false);
    },
  );
  it('lets two things exchange what is said of them', () => {
    const texts = [
      'Roots: about 90 %; leaves: about 10 %',
      'Roots: about 10 %; leaves: about 90 %',
      'Both: 90 %',
      'Both: 10 %',
    ];
    expect(checkQuestion(question({ texts }), source)).not.toContain('one-right-option');
  });
  it('knows an answer that alone opens otherwise than the rest', () => {
    const wrong = ['It uses a wet pad', 'It uses an ointment', 'It uses warm water'];
    expect(opensOddly('It is slow and dear', wrong)).toBe(true);
    expect(opensOddly('It uses a dry cloth', wrong)).toBe(false);
  });
  it('knows a statement on two things of which the second has no verb', () => {
    expect(saysTwo('It dries in 3 days, hemp in 9 days')).toBe(true);
    expect(saysTwo('It dries in 3 days and loses 40 % of its mass')).toBe(false);
  });
  it('knows a series that lost its end', () => {
    expect(isCutSeries('Which of the following serves buyers abroad, is cheap?')).toBe(true);
    expect(isCutSeries('Which of the following serves buyers abroad, is cheap, and lasts?')).toBe(false);
    expect(isCutSeries('Which of the following serves buyers abroad, mostly in winter?')).toBe(false);
  });
  it.each(['All of the above', 'None of these', 'Both A and B'])('refuses “%s”', (text) => {
    const texts = [
      'The movement of water across a membrane',
      'The movement of particles',
      'The uptake of material',
      text,
    ];
    expect(checkQuestion(question({ texts }), source)).toContain('no-catch-all');
  });
  it('refuses a question that was asked before', () => {
    expect(checkQuestion(question(), source, [question()])).toContain('no-duplicate');
  });
});
