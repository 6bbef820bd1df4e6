import { describe, expect, it } from 'vitest';
import { leansOnContext, plainHeading, plainSentence } from '../grammar/wording.ts';
import { inSentence, readCorpus } from '../reading/corpus.ts';
import { pointsBack, withoutBoundWords } from '../reading/pointing.ts';
import { casesIn } from '../reading/titles.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { capitalise } from '../text/normalise.ts';
import { findCandidates } from './candidates.ts';
import { makeQuiz } from './make-quiz.ts';
import { figuresIn, otherValues } from './options/figures.ts';

const candidatesOf = (text: string) => findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));
const stemsOf = (text: string) => candidatesOf(text).map(({ stem }) => stem);

const CASES = `# Offer

In Hyde v Wrench (1840) the defendant offered to sell a farm for £1,000, and the plaintiff replied with £950. In Fisher v Bell (1961) a flick knife in a shop window with a price ticket was held to be an invitation to treat. In Adams v Lindsell (1818) a letter of acceptance was complete when the clerk put it into the post. Sailors who were promised extra pay for bringing a ship home could not recover the money from the captain (Stilk v Myrick, 1809).`;

const PERSONS = `# The city

George Miller argued in 1956 that people hold about seven items in short-term memory. Louis Wirth argued in 1938 that size, density and heterogeneity make a town into a city. Herbert Gans reported in 1962 that Italian families in Boston lived as closely as villagers. Ester Boserup argued in 1970 that hoe cultivation by women favours large families. Robert Merton called it a latent function.`;

describe('names and cases in gaps', () => {
  it('finds the parties of a case without what stands around them', () => {
    expect(casesIn('In Hyde v Wrench (1840) the defendant offered a farm.').map(({ text }) => text)).toEqual([
      'Hyde v Wrench',
    ]);
  });
  it('reads a case name with a bracket as one', () => {
    expect(casesIn('It was held in Kano Mills (Nig.) Plc v. Bello Ltd that a promise binds.')[0]?.text).toBe(
      'Kano Mills (Nig.) Plc v. Bello Ltd',
    );
  });
  it('reads partners whose names a comma sets apart as one party', () => {
    const names = (text: string) => casesIn(text).map((found) => found.text);
    expect(names('In Bello, Musa & Co v Audu (1901) an agent bought wheat.')).toEqual(['Bello, Musa & Co v Audu']);
    expect(names('In Scotland, Bello v Audu is followed.')).toEqual(['Bello v Audu']);
  });
  it('does not ask for a case by what another sentence names', () => {
    const text = `${CASES} Courts often look for something outside it that makes a promise of marriage probable, as in R v Bello.`;
    expect(stemsOf(text).filter((stem) => stem.includes('outside it'))).toEqual([]);
  });
  it('asks which case a sentence tells of, and which one decided what stands before it', () => {
    const found = candidatesOf(CASES).filter(({ stem }) => /^Which case/.test(stem));
    expect(found.find(({ answer }) => answer === 'Fisher v Bell')?.distractors).toHaveLength(3);
    expect(found.find(({ answer }) => answer === 'Stilk v Myrick')?.stem).toMatch(/^Which case is the authority/);
  });
  it('asks for persons only where the sentence explains its own pronouns', () => {
    const asked = candidatesOf(PERSONS).filter(({ answer }) => /^(?:Louis Wirth|Robert Merton)$/.test(answer));
    expect(asked.map(({ answer }) => answer)).toContain('Louis Wirth');
    expect(asked.map(({ answer }) => answer)).not.toContain('Robert Merton');
  });
  it.each([
    [
      'Hermann Ebbinghaus, who used himself as his only subject, learnt lists',
      'Hermann Ebbinghaus, who used  as  only subject, learnt lists',
    ],
    ['In 1591 they met an army', 'In 1591 they met an army'],
    ['Two friends followed 165 of them to Kano', 'Two friends followed 165 of them to Kano'],
    ['Weekly monitoring tells it from fever', 'Weekly monitoring tells it from fever'],
    ['Shrubs defend themselves with thorns', 'Shrubs defend  with thorns'],
  ])('knows which pronouns a sentence explains: %s', (text, rest) => {
    expect(withoutBoundWords(text)).toBe(rest);
  });
});

describe('what leans on another sentence', () => {
  it.each([
    'Pots are stacked one after the other in a kiln',
    'A kiln is heated for a day and then left to cool',
    'Glazed pots differ from plain ones in that no water seeps out',
    'Pots fired late are harder than those fired early',
    'All pots of a batch carry the same mark',
    'Fire is as old as the savannas themselves',
    'Clay cracks when the pot is still moist',
    'If one pot swells and another shrinks, a stack falls',
    'Each potter keeps one mark and copies none of the others',
    'A cracked pot is ground and fired again',
  ])('does not: %s', (text) => {
    expect(leansOnContext(text)).toBe(false);
  });
  it.each([
    'Pots of the same kind were found at Nok',
    'Historians see the same pots as signs of trade',
    'Then a kiln was built',
    'Firing was done in that year',
    'Glazed pots, which took its place, were sold at Nok',
    'Two kilns have one equal to their sum',
  ])('does: %s', (text) => {
    expect(leansOnContext(text)).toBe(true);
  });
  it('loses an opener that is counted from another sentence', () => {
    expect(plainSentence('Long before, in 1885, potters had come to Nok.')).toBe('In 1885, potters had come to Nok');
  });
  it('does not where a clause says which one “such” means, and the noun was named before', () => {
    expect(plainSentence('Such a firing, in which pots are covered with dung, is known as reduction.')).toBe(
      'A firing in which pots are covered with dung is known as reduction',
    );
    expect(pointsBack('Pots crack when steam lifts the glaze')).toBe(true);
    expect(pointsBack('Glaze and pots shrink, and then cracks run through the pots')).toBe(false);
  });
});

it('a person is not called “it” and then “he”', () => {
  const text =
    '# Agents\n\nA special agent is appointed for one sale or for one particular purpose. A universal agent must be appointed by deed and acts in every matter. A surety agent promises the owner, for an extra fee, that the guests he brings will pay. A land agent collects rents from every tenant of an estate.';
  const found = candidatesOf(text).filter(({ form }) => form === 'true-of');
  const texts = found.flatMap(({ answer, distractors }) => [answer, ...distractors]);
  expect(texts.some((option) => / he /.test(option))).toBe(true);
  expect(texts.some((option) => /^It .* he /.test(option))).toBe(false);
});

describe('what is not asked', () => {
  it('the figures of somebody’s example', () => {
    const text =
      '# Work\n\nA cylinder contains 0.2 m³ of air at 300 kPa. Heat is added at constant pressure until the volume is 0.5 m³.';
    expect(stemsOf(text)).toEqual([]);
  });
  it('what only holds under a heading inside the paragraph', () => {
    const text =
      '# Growth\n\nExponential phase. Cells divide at a constant rate of one division every 20 minutes in rich medium at 37 °C.';
    expect(stemsOf(text)).toEqual([]);
  });
  it('the year of a finding', () => {
    const text =
      '# Memory\n\nHenry Roediger and Jeffrey Karpicke reported a study of rereading and recall among students in 2006.';
    expect(stemsOf(text).filter((stem) => stem.startsWith('Which year'))).toEqual([]);
  });
  it('the column of a table whose rows are features', () => {
    const text =
      '# Crops\n\n| Feature | Maize | Cassava |\n|---|---|---|\n| Family | Poaceae | Euphorbiaceae |\n| Planting material | Grain | Stem cuttings |\n| Main pest | Armyworm | Mealybug |\n| Storage | Months, if dry | Days |';
    expect(stemsOf(text).filter((stem) => !stem.startsWith('In a comparison of'))).toEqual([]);
  });
  it('more than three questions from one list', () => {
    const items = [
      'Alpha:the first letter of the Greek alphabet that',
      'Beta:the second sign that teachers',
      'Gamma:the third mark which students',
      'Delta:the fourth symbol whose shape',
      'Epsilon:the small figure that writers',
      'Zeta:the curved character which printers',
    ];
    const list = items
      .map((item, i) => `- **${item.split(':')[0]} ray**: ${item.split(':')[1]} use for purpose number ${'abcdef'[i]}.`)
      .join('\n');
    expect(
      makeQuiz(documentFromMarkdown(`# Signs\n\n${list}`, 'd'), 20, { seed: 's' }).questions.length,
    ).toBeLessThanOrEqual(3);
  });
});

describe('letters, figures and headings', () => {
  it('keep the capitals and the small letters that they have by nature', () => {
    const corpus = readCorpus([documentFromMarkdown('# Signs\n\nNothing of this is told here.', 'd')]);
    const within = (text: string) => inSentence(text, corpus);
    expect(['pH', 'mRNA', 'μ ± 1σ', 'acid'].map(capitalise)).toEqual(['pH', 'mRNA', 'μ ± 1σ', 'Acid']);
    expect(within('Kussmaul breathing')).toBe('Kussmaul breathing');
    expect(within('Average yields on Nigerian farms')).toBe('average yields on Nigerian farms');
    expect(within('Sharp pain')).toBe('sharp pain');
    expect(plainHeading('Slide 5: The lists')).toBe('The lists');
  });
  it('asks what a letter of an equation stands for', () => {
    const text =
      '# Money\n\nThe equation of exchange is MV = PT, where M is the quantity of money, V is the velocity of circulation, P is the price level and T is the volume of transactions.';
    const found = candidatesOf(text).find(({ stem }) => stem.startsWith('In the equation “MV = PT”'));
    expect(found?.distractors).toHaveLength(3);
  });
  it.each([
    ['21 to 30 °C', /^(?:1|11|31|41|51) to (?:10|20|40|50|60)$/],
    ['1.25 mg', /^(?:0\.5|2\.5|3\.75)$/],
  ])('moves %s by likely steps', (text, likely) => {
    const [figure] = figuresIn(`It takes ${text}`).measured;
    for (const value of otherValues(figure!, 'seed')) expect(value).toMatch(likely);
  });
  it('never cites a heading that the document does not have', () => {
    const paragraph = (thing: string) =>
      `${thing} are the organs that carry the ${thing.toLowerCase()} sap of the plant. `.repeat(25);
    const text = ['Roots', 'Leaves', 'Stems', 'Flowers'].map(paragraph).join('\n\n') + CASES.slice(9);
    for (const question of makeQuiz(documentFromMarkdown(text, 'd', 'Plants'), 10, { seed: 's' }).questions)
      expect(question.explanation).toMatch(/”$/);
  });
});

describe('what the text sets against each other', () => {
  const compared = (text: string) => candidatesOf(text).filter(({ stem }) => /\bcompare with\b/.test(stem));
  it('offers the two exchanged and each said of both, whatever their number', () => {
    const [found] = compared(
      '# Ledgers\n\nA debit balance increases an asset account, whereas credit entries reduce it. Clerks check both sides.',
    );
    expect(found).toMatchObject({
      stem: 'How does a debit balance compare with credit entries?',
      answer: 'A debit balance increases an asset account, whereas credit entries reduce an asset account',
      distractors: [
        'A debit balance reduces an asset account, whereas credit entries increase an asset account',
        'A debit balance increases an asset account, and so do credit entries',
        'Credit entries reduce an asset account, and so does a debit balance',
      ],
    });
  });
  it('takes two sentences together where the second is set against the first', () => {
    const text = (turn: string) =>
      `# Roots\n\nA tap root grows straight down from the seed. A fibrous root${turn} spreads sideways through the topsoil.`;
    expect(compared(text(', by contrast,')).map(({ stem }) => stem)).toEqual([
      'How does a tap root compare with a fibrous root?',
    ]);
    expect(compared(text(''))).toEqual([]);
  });
  it('says what neither does where the second is only denied', () => {
    const [found] = compared('# Cells\n\nPlant cells have a rigid wall of cellulose; animal cells do not.');
    expect(found?.distractors).toEqual([
      'Animal cells have a rigid wall of cellulose, whereas plant cells do not',
      'Plant cells have a rigid wall of cellulose, and so do animal cells',
      'Neither plant cells nor animal cells have a rigid wall of cellulose',
    ]);
  });
  it.each([
    'The pump runs at night while the guard sleeps in the hut.',
    'The lower layer is older, whereas the upper layer is younger than 40 million years.',
    'Copper pipes resist rust for decades; the plumber was paid in cash.',
  ])('does not compare what is no contrast or compares by itself: %s', (text) => {
    expect(compared(`# Notes\n\n${text}`)).toEqual([]);
  });
});

describe('what is so in one case and in another', () => {
  const compared = (text: string) => candidatesOf(`# Notes\n\n${text}`).filter(({ stem }) => / compare\?$/.test(stem));
  it('offers the two exchanged and each said of both, with the pronoun resolved', () => {
    const [found] = compared('In a gas the particles move freely. In a solid they vibrate about fixed places.');
    expect(found).toMatchObject({
      stem: 'How do a gas and a solid compare?',
      answer: 'In a gas the particles move freely, whereas in a solid the particles vibrate about fixed places',
      distractors: [
        'In a gas the particles vibrate about fixed places, whereas in a solid the particles move freely',
        'Both in a gas and in a solid the particles move freely',
        'Both in a gas and in a solid the particles vibrate about fixed places',
      ],
    });
  });
  it.each([
    'In the north the rains begin in June. In 1952 the town had a market.',
    'In a lake the water stands still. In a city the rent takes half of a wage.',
  ])('does not compare what has nothing in common: %s', (text) => expect(compared(text)).toEqual([]));
});

describe('what makes more or less of something', () => {
  const asked = (text: string) =>
    candidatesOf(`# Notes\n\n${text}`).filter(({ stem }) => /\bwhat (?:effect|happens)\b/i.test(stem));
  it('asks for the effect under its condition, with every course that it could take', () => {
    const [found] = asked(
      'When demand is weak, discounts lower the price of fresh fish, because stalls must be cleared.',
    );
    expect(found).toMatchObject({
      stem: 'When demand is weak, what effect do discounts have on the price of fresh fish?',
      answer: 'They lower it',
      distractors: ['They raise it', 'They leave it unchanged', 'They first raise it and then lower it'],
    });
  });
  it('asks what happens along with something else', () => {
    const [found] = asked('The viscosity of an oil decreases with temperature, since its molecules move apart.');
    expect(found).toMatchObject({
      stem: 'What happens to the viscosity of an oil as temperature increases?',
      answer: 'It decreases',
    });
  });
  it.each([
    'Chronic illness raises it, and the wall thickens in response.',
    'The company raises money from the public by selling shares.',
    'Irrigation reduces the yield of old fields at first.',
  ])('does not ask: %s', (text) => expect(asked(text)).toEqual([]));
});

describe('gaps in statements', () => {
  const gaps = (text: string) => candidatesOf(text).filter(({ stem }) => stem.includes('_____'));
  const share = (text: string) => gaps(`# Peat\n\n${text}`).some(({ answer }) => answer === 'a third');
  it('a loose word matters only in the part of the statement in which the gap is', () => {
    expect(share('Peat may swell in heavy rain, because a third of its volume is made of pores.')).toBe(true);
    expect(share('Peat swells in heavy rain, because perhaps a third of its volume is made of pores.')).toBe(false);
  });
  it('reads a sentence up to its semicolon', () => {
    expect(share('Fresh peat loses a third of its mass in the dryer; the bricks may crack.')).toBe(true);
  });
  it('does not count what the sentence names', () => {
    expect(gaps('# Cells\n\nEvery muscle contains two kinds of fibre, the fast and the slow.')).toEqual([]);
  });
});
