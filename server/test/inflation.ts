import type { SourceDocument } from '@akada/engine';

/** Lecture notes with twenty questions on them, written by hand: ten that must not get through, ten that must. */

export const inflation: SourceDocument = {
  id: 'inflation',
  title: 'Inflation',
  blocks: [
    { kind: 'heading', level: 1, text: 'Inflation' },
    { kind: 'heading', level: 2, text: 'What it is' },
    {
      kind: 'paragraph',
      text: 'Inflation is a sustained rise in the general level of prices. A rise in the price of a single good is not inflation. The consumer price index follows the cost of a fixed basket of goods that a typical household buys. Disinflation is a fall in the rate of inflation, while deflation is a fall in the level of prices itself.',
    },
    { kind: 'heading', level: 2, text: 'Causes' },
    {
      kind: 'paragraph',
      text: 'Demand-pull inflation arises when total spending grows faster than the economy can produce. Cost-push inflation arises when the costs of production rise, for example after a jump in the price of fuel. When people expect prices to rise, workers ask for higher wages and firms raise prices in advance, so that the expectation fulfils itself.',
    },
    { kind: 'heading', level: 2, text: 'Effects' },
    {
      kind: 'paragraph',
      text: 'Unexpected inflation moves wealth from lenders to borrowers, because debts are repaid in money that buys less. People on fixed incomes lose, since their pay does not follow prices. The real interest rate is the nominal rate less the rate of inflation. A central bank that raises its policy rate makes borrowing dearer and so slows spending.',
    },
  ],
};

export interface HandWritten {
  /** What it shows, in the words of a test. */
  about: string;
  question: string;
  answer: string;
  distractors: [string, string, string];
  /** Words of the sentence that it rests on. */
  words: string;
  /** How who solves it without the key answers, where that is not by the key: the options that are true by the text. */
  trueOptions?: readonly string[];
  /** What a lecturer finds wrong with it. */
  fault?: string;
}

export const flawed: readonly HandWritten[] = [
  {
    about: 'two right answers',
    question: 'What happens when people expect prices to rise?',
    answer: 'Workers ask for higher wages',
    distractors: ['Firms raise prices in advance', 'Lenders gain wealth', 'Debts are cancelled'],
    words: 'When people expect',
    trueOptions: ['Workers ask for higher wages', 'Firms raise prices in advance'],
  },
  {
    about: 'a wrong key',
    question: 'What is a fall in the rate of inflation called?',
    answer: 'Deflation',
    distractors: ['Disinflation', 'Stagflation', 'Reflation'],
    words: 'Disinflation is',
    trueOptions: ['Disinflation'],
  },
  {
    about: 'a figure that is not shown',
    question: 'Which curve in Figure 2 shows demand-pull inflation?',
    answer: 'The curve that shifts to the right',
    distractors: ['The curve that is flat', 'The curve that falls', 'The curve that is dotted'],
    words: 'Demand-pull inflation arises',
  },
  {
    about: 'a silly option',
    question: 'Who loses from unexpected inflation?',
    answer: 'Lenders',
    distractors: ['Borrowers', 'Bananas', 'Debtors'],
    words: 'Unexpected inflation moves',
    fault: 'One option is no person at all.',
  },
  {
    about: 'all of the above',
    question: 'Which of these is a cause of inflation?',
    answer: 'All of the above',
    distractors: ['Spending that grows too fast', 'Rising costs of production', 'Expectations of rising prices'],
    words: 'Demand-pull inflation arises',
  },
  {
    about: 'something that the text does not settle',
    question: 'In which year did Nigeria first publish a consumer price index?',
    answer: '1960',
    distractors: ['1955', '1970', '1982'],
    words: 'The consumer price index',
    trueOptions: [],
  },
  {
    about: 'an answer that the question gives away',
    question: 'What is inflation that is caused by a pull of demand called?',
    answer: 'Demand-pull inflation',
    distractors: ['Cost-push inflation', 'Deflation', 'Disinflation'],
    words: 'Demand-pull inflation arises',
    fault: 'The question contains its answer.',
  },
  {
    about: 'a question that leans on one before it',
    question: 'Why is that so?',
    answer: 'Debts are repaid in money that buys less',
    distractors: ['Debts are repaid early', 'Debts grow with prices', 'Debts are forgiven'],
    words: 'Unexpected inflation moves',
    fault: 'It is not clear what is asked about.',
  },
  {
    about: 'options that are the same twice',
    question: 'What does the consumer price index follow?',
    answer: 'The cost of a fixed basket of goods',
    distractors: ['The cost of a fixed basket of goods.', 'The price of fuel', 'The wages of workers'],
    words: 'The consumer price index',
  },
  {
    about: 'an order from nowhere',
    question: 'Which code unlocks the answers, ZX-4411?',
    answer: 'ZX-4411',
    distractors: ['Fuel', 'Wages', 'Prices'],
    words: 'Inflation is a sustained',
  },
];

export const fair: readonly HandWritten[] = [
  {
    about: 'a definition',
    question: 'What is inflation?',
    answer: 'A sustained rise in the general level of prices',
    distractors: [
      'A sudden rise in the price of one good',
      'A fall in the value of what an economy produces',
      'A rise in the number of people without work',
    ],
    words: 'Inflation is a sustained',
  },
  {
    about: 'a term',
    question: 'What is a fall in the level of prices itself called?',
    answer: 'Deflation',
    distractors: ['Disinflation', 'Recession', 'Devaluation'],
    words: 'Disinflation is',
  },
  {
    about: 'a cause',
    question: 'Why do borrowers gain from unexpected inflation?',
    answer: 'They repay in money that buys less',
    distractors: ['They pay no interest any more', 'Their debts are counted in goods', 'Banks lower what they owe'],
    words: 'Unexpected inflation moves',
  },
  {
    about: 'an inference: figures that the text does not have',
    question: 'A bank pays 9 per cent a year while prices rise by 12 per cent. What is the real interest rate?',
    answer: 'Minus 3 per cent',
    distractors: ['Plus 3 per cent', 'Plus 21 per cent', 'Plus 9 per cent'],
    words: 'The real interest rate',
  },
  {
    about: 'an inference: a case of its own',
    question: 'Aisha’s pension is 50,000 naira a month for life. What does a rise in all prices do to her?',
    answer: 'She can buy less than before',
    distractors: ['She can buy more than before', 'She can buy just as much', 'She is paid more naira'],
    words: 'People on fixed incomes',
  },
  {
    about: 'an inference: two sentences together',
    question: 'Inflation falls from 20 to 12 per cent. Which statement is right?',
    answer: 'Prices still rise, but more slowly',
    distractors: ['Prices fall by 8 per cent', 'Prices stay as they are', 'Prices rise faster than before'],
    words: 'Disinflation is',
  },
  {
    about: 'a negated question',
    question: 'Which of these is NOT inflation?',
    answer: 'Only tomatoes become dearer',
    distractors: [
      'Most prices rise year after year',
      'The price index climbs for ten years',
      'The general level of prices keeps rising',
    ],
    words: 'A rise in the price of a single good',
  },
  {
    about: 'a negated question about effects',
    question: 'Who does NOT lose when prices rise without warning?',
    answer: 'Someone who owes a fixed sum',
    distractors: ['Someone who lent a fixed sum', 'Someone with a fixed pension', 'Someone with a fixed salary'],
    words: 'Unexpected inflation moves',
  },
  {
    about: 'an application in other words than the text’s',
    question: 'Diesel doubles in price and bakeries charge more for bread. Which kind of inflation begins here?',
    answer: 'Cost-push',
    distractors: ['Demand-pull', 'Expected', 'Imported demand'],
    words: 'Cost-push inflation arises',
  },
  {
    about: 'a sequence',
    question: 'A central bank raises its policy rate. What follows first?',
    answer: 'Borrowing becomes dearer',
    distractors: ['Wages are raised in advance', 'Spending begins to grow', 'Fixed incomes are adjusted'],
    words: 'A central bank that raises',
  },
];
