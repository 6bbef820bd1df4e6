import { describe, expect, it } from 'vitest';
import type { Block } from '../document.ts';
import { parseClause } from '../grammar/clause.ts';
import { type Corpus, readCorpus } from '../reading/corpus.ts';
import { causeIn } from './causes.ts';
import { definitionsInLists, definitionsInSentence } from './definitions.ts';
import { trimDescription } from './description.ts';
import { namesTerm } from './term-evidence.ts';

function corpusOf(...blocks: (Block | string)[]): Corpus {
  return readCorpus([
    {
      id: 'd',
      title: 'T',
      blocks: blocks.map((block) => (typeof block === 'string' ? { kind: 'paragraph', text: block } : block)),
    },
  ]);
}

function definition(sentence: string) {
  const [entry] = corpusOf(sentence).entries;
  const [found] = definitionsInSentence(entry!, parseClause(sentence));
  return found && [found.term, found.description];
}

describe('parseClause', () => {
  it('finds subject and predicate', () => {
    const clause = parseClause('The cell membrane controls the movement of ions.');
    expect([clause?.determiner, clause?.subject, clause?.predicate]).toEqual([
      'the',
      'cell membrane',
      'controls the movement of ions',
    ]);
  });
  it('leaves out openers and bracketed asides', () => {
    expect(parseClause('However, urea (a fertiliser) contains a lot of nitrogen.')?.text).toBe(
      'Urea contains a lot of nitrogen',
    );
  });
  it('keeps the apposition apart', () => {
    expect(parseClause('Digoxin, a drug for heart failure, inhibits the pump.')?.apposition).toBe(
      'a drug for heart failure',
    );
  });
  it.each([
    ['Frost shattering produces angular fragments below the cliff.', 'Frost shattering', 'produces'],
    ['A strong acid ionises completely in dilute solution.', 'strong acid', 'ionises'],
    ['A type I error is the rejection of a true hypothesis.', 'type I error', 'is'],
  ])('finds the verb in: %s', (sentence, subject, verb) => {
    const clause = parseClause(sentence);
    expect([clause?.subject, clause?.verb]).toEqual([subject, verb]);
  });
  it('takes a date before the subject for a lead', () => {
    const clause = parseClause('In 1944 Nnamdi Azikiwe founded the National Council of Nigeria.');
    expect([clause?.lead, clause?.subject]).toEqual(['In 1944', 'Nnamdi Azikiwe']);
  });
  it('keeps what belongs to the subject and leaves what belongs to the verb', () => {
    expect(parseClause('Second inversion is unstable in every key.')?.subject).toBe('Second inversion');
    expect(parseClause('Second, urea contains a lot of nitrogen.')?.subject).toBe('Urea');
    expect(parseClause('An estate agent in most cases has no power of sale.')).toBeNull();
    expect(parseClause('Little tissue is lost at the edge of the wound.')).toBeNull();
  });
  it('does not take a clause of time for a subject', () => {
    expect(parseClause('Once material has been loosened, gravity can move it.')).toBeNull();
  });
  it('is not misled by a participle', () => {
    expect(parseClause('The loss suffered by the buyer is recoverable in court.')).toBeNull();
  });
  it.each([
    'This makes it useful in practice.',
    'Several of them were lost at sea.',
    'What makes the demand for salt inelastic?',
  ])('refuses what cannot stand alone: %s', (sentence) => {
    expect(parseClause(sentence)).toBeNull();
  });
});

describe('definitions', () => {
  it.each([
    [
      'A tributary is a smaller stream that flows into a larger river.',
      ['tributary', 'a smaller stream that flows into a larger river'],
    ],
    [
      'Elasticity refers to the responsiveness of demand to a change in price.',
      ['Elasticity', 'the responsiveness of demand to a change in price'],
    ],
    [
      'Morphology is the study of the structure of words, and the smallest unit of language that has a meaning is the morpheme.',
      ['Morphology', 'the study of the structure of words'],
    ],
    [
      'The demographic transition is the passage from high birth and death rates to low ones.',
      ['demographic transition', 'the passage from high birth and death rates to low ones'],
    ],
    [
      'Exogamy is the rule that one must marry outside a certain group, and endogamy the rule that one must marry within it.',
      ['Exogamy', 'the rule that one must marry outside a certain group'],
    ],
    [
      'The pressure of the cell contents against the wall is called turgor pressure.',
      ['turgor pressure', 'the pressure of the cell contents against the wall'],
    ],
    [
      'Digoxin, a drug that treats failure of the heart, inhibits the pump.',
      ['Digoxin', 'a drug that treats failure of the heart'],
    ],
    [
      'A Giffen good is an inferior good whose demand rises with its price.',
      ['Giffen good', 'an inferior good whose demand rises with its price'],
    ],
    [
      'Planners speak of urban decay, by which they mean the slow loss of homes and trade in an old quarter.',
      ['urban decay', 'the slow loss of homes and trade in an old quarter'],
    ],
    [
      'What a good lock needs is tamperproofness, that is, the ability to resist a patient thief.',
      ['tamperproofness', 'the ability to resist a patient thief'],
    ],
    [
      'In 1950 a botanist coined the term leaf drag for the force that wind exerts on a blade.',
      ['leaf drag', 'the force that wind exerts on a blade'],
    ],
    [
      'Sailors gave the name ground swell to the long waves that a distant storm sends ahead.',
      ['ground swell', 'the long waves that a distant storm sends ahead'],
    ],
    [
      'Shared vigilance, as the police call it, is the readiness of neighbours to watch each other’s houses.',
      ['Shared vigilance', 'the readiness of neighbours to watch each other’s houses'],
    ],
    [
      'Coaches gave the name reach zone to the distance between what a player can touch alone and what a team can cover.',
      ['reach zone', 'the distance between what a player can touch alone and what a team can cover'],
    ],
    [
      'Travellers relied on dead reckoning, the process by which a position is worked out from speed and time.',
      ['dead reckoning', 'the process by which a position is worked out from speed and time'],
    ],
    [
      'This is called built-in decay, and it is the practice of planning that a machine shall fail early.',
      ['built-in decay', 'the practice of planning that a machine shall fail early'],
    ],
    [
      'The school promotes spatial literacy, the ability to read, compare and draw simple plans.',
      ['spatial literacy', 'the ability to read, compare and draw simple plans'],
    ],
    [
      'Judges coined the phrase prejudicial effect for the danger that a jury will give a fact more weight than it deserves.',
      ['prejudicial effect', 'the danger that a jury will give a fact more weight than it deserves'],
    ],
    [
      'Amortisation, in other words the gradual writing off of the cost of an asset, was learned from the railways.',
      ['Amortisation', 'the gradual writing off of the cost of an asset'],
    ],
    [
      'Limited liability is the rule that a member can lose no more than the value of his shares.',
      ['Limited liability', 'the rule that a member can lose no more than the value of his shares'],
    ],
    [
      'The snowball effect refers to the way in which a small rise in sales leads to a larger one.',
      ['snowball effect', 'the way in which a small rise in sales leads to a larger one'],
    ],
    [
      'A grapheme is the smallest unit of writing that can tell one word from another.',
      ['grapheme', 'the smallest unit of writing that can tell one word from another'],
    ],
    [
      'Crop protection is the combination of methods with the aim of keeping weeds below the level at which they do harm.',
      [
        'Crop protection',
        'the combination of methods with the aim of keeping weeds below the level at which they do harm',
      ],
    ],
    [
      'Custody is the task of deciding who may enter a store and what each may carry away.',
      ['Custody', 'the task of deciding who may enter a store and what each may carry away'],
    ],
    [
      'A herd mark is the ending of a label that tells the animal, such as .ox or .hen.',
      ['herd mark', 'the ending of a label that tells the animal, such as .ox or .hen'],
    ],
    [
      'Structure is the arrangement of grains into larger clumps.',
      ['Structure', 'the arrangement of grains into larger clumps'],
    ],
  ])('reads: %s', (sentence, expected) => {
    expect(definition(sentence)).toEqual(expected);
  });
  it.each([
    'Railway mania, the wild speculation of 1845, ruined thousands of savers.',
    'Planning is a tool and not a religion of any sort.',
    'Drift is the rise in the share of the people that does so.',
    'The fly is therefore the final host and the snail the intermediate host, whatever the books say.',
    'Improved yams are capable of thirty tonnes in a good year.',
    'The older a loan, the larger the risk that a bank runs with it.',
    'Stronger is the woven rope, in which each strand holds the next.',
    'The excuses are the denial of blame, the denial of the harm, the scolding of the judge and the appeal to friends.',
    'The child counts backwards in sevens, a task that keeps the mind from wandering.',
    'Relief came from a plan for a large loom with an arm that throws, called the shuttle.',
    'A grandmother who could mind the children was worth her keep to the mills.',
    'Relief is the reverse of a long punishment for the poor.',
    'Boredom, a wish to be rid of it, spoils many a lesson.',
    'Cocoa is a good example of this.',
    'Salt is an important export of the region.',
    'Excess glucose is stored in the liver as glycogen.',
    'Brown rust is an exception, in that it spreads in dry weather.',
    'At the top stands the keystone, the last stone that the mason sets.',
    'A patent is a strength, while a new tax on salt may be a threat.',
    'Against it stand the cost of scattered felling, the damage done to young trees, and the skill that is needed.',
    'A beam that has been so fastened is called a cantilever.',
    'It contains a hydrograph, a graph of its discharge over one day.',
    'A bribe, which means any gain from his position beyond the wage, is shared.',
    'A crack of more than two millimetres is a common warning sign.',
    'Blocked drains are a frequent cause of damp walls.',
    'The key is known by its accent, which is the raised note of the chord that follows.',
    'And they hold some because they expect the price of cloth to fall, which is the waiting motive.',
    'It is equal to the pitch of the spiral, which is the distance that one turn rises.',
    'The systolic pressure is the peak, when the chambers contract.',
    'A lower score means a higher risk, and 18 or less is taken as the limit.',
  ])('does not take for one: %s', (sentence) => {
    expect(definition(sentence)).toBeUndefined();
  });
  it('gives what is explained by its own name to that name', () => {
    expect(definition('The tick is the final host, the host in which the parasite breeds.')).toEqual([
      'final host',
      'the host in which the parasite breeds',
    ]);
  });
  it('reads what a later part of the sentence says, unless it leans on the part before', () => {
    const [entry] = corpusOf(
      'A peril is the cause of a loss; a hazard is a condition that makes a loss more likely; a warden is the man who watches it.',
    ).entries;
    const found = definitionsInSentence(entry!, parseClause(entry!.sentence.text)).map(({ term }) => term);
    expect(found).toContain('hazard');
    expect(found).not.toContain('warden');
  });
  it.each([
    ['The price is the possibility of a long delay at the border.', false],
    ['The practical support is the law of large numbers.', false],
    ['The water content is the ratio of the mass of water to the mass of dry soil.', true],
    ['A hazard is a condition that makes a loss more likely.', true],
  ])('knows whether a term is brought in: %s', (sentence, expected) => {
    const corpus = corpusOf(sentence);
    const [found] = definitionsInSentence(corpus.entries[0]!, parseClause(sentence));
    expect(found && namesTerm(found, corpus)).toBe(expected);
  });
  it('reads lists of terms', () => {
    const corpus = corpusOf({
      kind: 'definitions',
      entries: [{ term: 'Abrasion', definition: 'The scraping of the bed by stones. It is slow.' }],
    });
    expect(definitionsInLists(corpus).map((item) => [item.term, item.description])).toEqual([
      ['Abrasion', 'the scraping of the bed by stones'],
    ]);
  });
});

describe('causes', () => {
  const only = (sentence: string) => corpusOf(sentence).entries[0]!;
  it('reads a reason', () => {
    const cause = causeIn(
      only('Plant cells do not burst in pure water because the cell wall resists the expansion.'),
      undefined,
    );
    expect([cause?.effect, cause?.reason]).toEqual([
      'Plant cells do not burst in pure water',
      'the cell wall resists the expansion',
    ]);
  });
  it.each([
    [
      'Plant cells do not burst in pure water because a wall holds them.',
      'Why do Plant cells not burst in pure water?',
    ],
    ['Hybrid seed must be bought afresh, since saved seed loses vigour.', 'Why must Hybrid seed be bought afresh?'],
    [
      'The right kidney is lower than the left because the liver lies above it.',
      'Why is the right kidney lower than the left?',
    ],
    [
      'A soil of clay holds more water because its pores are finer than those of sand.',
      'Why does a soil of clay hold more water?',
    ],
    [
      'Rock salt is the cheapest preservative, but it is not used in tinned milk, since it curdles the protein of milk.',
      'Why is Rock salt not used in tinned milk?',
    ],
    [
      'Dry ice cools at once but leaves no water, because it passes straight into gas when it warms.',
      'Why is it that Dry ice cools at once but leaves no water?',
    ],
    [
      'A heavy soil needs more lime than a light soil of the same depth, because its store of acid is greater.',
      'Why does a heavy soil need more lime than a light soil of the same depth?',
    ],
  ])('asks why as a person would: %s', (sentence, question) => {
    expect(causeIn(only(sentence), undefined)?.question).toBe(question);
  });
  it.each([
    'Ponds freeze over, and ducks leave the lake, since cold air sinks into the valley.',
    'Liming increases their capacity, because the charge of such soils is variable.',
    'Fresh roots turn blue within two days, so processing must follow without delay.',
    'Spare stock is left out because it is the least certain of the goods in hand.',
    'Stale bread in the cupboard makes matters worse, because mould spreads from one loaf to the next.',
    'Light bread is dear merely because it is made of the whitest flour in the town.',
  ])('does not take for a reason what leans on more than its sentence: %s', (sentence) => {
    expect(causeIn(only(sentence), undefined)).toBeNull();
  });
  it('takes no example for a reason', () => {
    const listed = 'A clerk may enter a sum in the wrong book, for example repairs charged to the price of machinery.';
    expect(causeIn(only(listed), undefined)).toBeNull();
  });
  it('reads a reason that comes first', () => {
    const cause = causeIn(
      only('Structural steel loses half of its strength in a fire, which is why columns are encased in concrete.'),
      undefined,
    );
    expect(cause?.effect).toBe('Columns are encased in concrete');
    expect(cause?.reason).toBe('Structural steel loses half of its strength in a fire');
  });
  it('reads a reason for an effect of two subjects', () => {
    const cause = causeIn(
      only(
        'Pure solids and pure liquids are left out of the expression, since no concentration changes during a reaction.',
      ),
      undefined,
    );
    expect(cause?.effect).toBe('Pure solids and pure liquids are left out of the expression');
  });
  it('does not take the reason of a relative clause for that of the sentence', () => {
    expect(
      causeIn(only('Sampling error is the difference that arises because only part of the group was seen.'), undefined),
    ).toBeNull();
  });
  it('reads a reason for the sentence before', () => {
    const [first, second] = corpusOf(
      'Facilitated diffusion reaches a maximum rate. This happens because the number of carriers is limited.',
    ).entries;
    expect(causeIn(second!, first)?.reason).toBe('the number of carriers is limited');
  });
});

it('a second noun with a clause of its own belongs to what a thing is', () => {
  const description = 'the control of heat and a suitable pressure while the resin hardens';
  expect(trimDescription(description)).toBe(description);
});
