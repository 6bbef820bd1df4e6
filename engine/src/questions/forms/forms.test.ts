import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../reading/corpus.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { findCandidates } from '../candidates.ts';
import { expressionVariants } from '../options/expression-variants.ts';
import { figuresIn, otherValues } from '../options/figures.ts';

function candidatesOf(text: string) {
  return findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));
}

function ask(text: string, stem: string) {
  const found = candidatesOf(text).find((candidate) => candidate.stem.includes(stem));
  return found && { answer: found.answer, distractors: found.distractors.toSorted() };
}

describe('questions that name one of a row', () => {
  it('asks which of several parallel things does something', () => {
    const text =
      '# Foundations\n\nIdealism stresses ideas and moral values. Realism stresses knowledge of the physical world. Pragmatism stresses the solving of problems in daily life. Existentialism stresses the free choice of individuals.';
    expect(ask(text, 'Which of the following stresses knowledge of the physical world?')).toEqual({
      answer: 'Realism',
      distractors: ['Existentialism', 'Idealism', 'Pragmatism'],
    });
  });
  it('leaves out what has a chapter of its own where the answer has none', () => {
    const text = (heading: string) =>
      `# Cheese\n\n## ${heading}\n\nGoat cheese comes from the rocks above the harbour in autumn. Sheep cheese comes from the dry hills of the south in spring. Cow cheese comes from the wet plains of the north in summer. Camel cheese comes from the herds of the far desert in winter.`;
    const stem = 'Which of the following comes from the wet plains';
    expect(ask(text('Kinds'), stem)).toBeDefined();
    expect(ask(text('Goat cheese'), stem)).toBeUndefined();
  });
  it('asks for the name of a list entry by what is said of it', () => {
    const text =
      '# Types of curriculum\n\n- Formal curriculum: the official programme of studies\n- Null curriculum: what the school leaves out on purpose\n- Core curriculum: the subjects that every learner must take\n- Spiral curriculum: the same topics return at higher levels';
    expect(ask(text, 'what the school leaves out on purpose')?.answer).toBe('Null curriculum');
  });
  it('asks who did something among persons that the text tells of', () => {
    const text =
      '# Memory\n\nGeorge Miller argued in 1956 that people can hold seven items. Nelson Cowan argued later that four is nearer the truth. Frederic Bartlett objected that syllables leave out meaning. Alan Baddeley proposed that working memory has several parts.';
    expect(ask(text, 'Who proposed that working memory has several parts?')).toEqual({
      answer: 'Alan Baddeley',
      distractors: ['Frederic Bartlett', 'George Miller', 'Nelson Cowan'],
    });
  });
});

describe('what a term means', () => {
  const measures =
    'Draught is the ratio of the width of a warp to its length. Sett is the number of threads in a width of cloth. Crimp is the difference between the length of a thread and that of the cloth.';
  const meaning = (text: string, term: string) =>
    ask(`# Weaving\n\nIn weaving many words are used.\n\n${text}`, `best describes ${term}?`);
  it('is asked among descriptions of its kind', () => {
    const text = `${measures} Shrinkage is the share of the width of a cloth that washing takes away.`;
    expect(meaning(text, 'shrinkage')?.distractors).toHaveLength(3);
  });
  it('is not asked where it alone is something that happens', () => {
    const text =
      'Lint is the short residue of loose fibres on a cloth. Sett is the percentage of a width that the threads fill. Loft is the quantity of air that a cloth can hold between its threads.';
    expect(meaning(`${text} Felting is the conversion of loose fibres to cloth by water.`, 'felting')).toBeUndefined();
  });
  it('is not asked with what is said of the whole of which it is one way', () => {
    const found = ask(
      '# Cloth\n\n## Finishing\n\nCloth finishing is the treatment of a web of wool by hand.\n\n### Fulling\n\nFulling is the thickening of wool by water and soap. Napping is the raising of fibres by a brush of teasels. Singeing is the burning of loose hairs by a flame.',
      'best describes fulling?',
    );
    expect(found).toBeUndefined();
  });
});

describe('steps in order', () => {
  const steps = (heading: string, line: string, items: string[], mark = (i: number) => `${i + 1}. `) =>
    candidatesOf(
      `# Kitchen\n\n## ${heading}\n\n${line}\n\n${items.map((item, i) => mark(i) + item).join('\n')}\n`,
    ).filter(({ form }) => form === 'sequence');
  const cooking = [
    'Rinse the beans in cold water.',
    'Peel the skins off.',
    'Grind them to a paste.',
    'Wrap the paste in leaves.',
    'Steam the parcels for an hour.',
  ];
  it('are asked for by the command that comes next', () => {
    const [found] = steps('Moin-moin', '', cooking);
    const after = cooking.findIndex((item) => found!.stem.includes(item.slice(0, -1)));
    expect(`${found!.answer}.`).toBe(cooking[after + 1]);
  });
  it('keep the brackets of a formula', () => {
    const sums = ['Choose two primes p and q.', 'Compute the product n of p and q.', 'Compute f(n) = (p − 1)(q − 1).'];
    const found = steps('Key procedure', '', [
      ...sums,
      'Choose an exponent e.',
      'Compute the inverse of the exponent.',
    ]);
    const texts = found.flatMap(({ stem, answer, distractors }) => [stem, answer, ...distractors]).join();
    expect(texts).toContain('Compute f(n) = (p − 1)(q − 1)');
  });
  it('are the first or the last where there are four', () => {
    expect(steps('Moin-moin', '', cooking.slice(0, 4))[0]?.stem).toMatch(/which step comes (?:first|last)\?$/);
  });
  it('are named where each has a name, under the heading with the one above', () => {
    const items = [
      'Soaking. The grain swells.',
      'Sprouting. The shoot appears.',
      'Drying. The malt turns brown.',
      'Milling. The malt is crushed.',
      'Brewing. The wort ferments.',
    ];
    expect(steps('Process', 'The work has five stages.', items)[0]?.stem).toMatch(
      /^Under “Kitchen: Process”, which of these comes immediately after “\p{Lu}\p{Ll}+”\?$/u,
    );
  });
  it('begin with what does them, and end before an aside', () => {
    const sending = [
      'It appends two noughts.',
      'It divides the whole by the agreed key in plain arithmetic, in which one and one make nought as often as they meet.',
      'It puts the remainder last.',
      'It sends the frame.',
    ];
    const [found] = steps('Checking', 'To find the sum the sender proceeds as follows:', sending);
    const options = [found!.answer, ...found!.distractors];
    expect(options).toContain('The sender divides the whole by the agreed key in plain arithmetic');
    expect(options.every((text) => text.startsWith('The sender '))).toBe(true);
    expect(found!.stem).toMatch(/^Under “Kitchen: Checking”, which step comes (?:first|last)\?$/);
  });
  it('are asked for where the one does not point to the next', () => {
    const chain = [
      'The clay is dug.',
      'Water turns it to slip.',
      'The slip fills moulds.',
      'Heat drives moisture out.',
      'A kiln bakes bricks.',
      'Bricks are stacked.',
    ];
    expect(steps('Process', 'The work has six stages:', chain)[0]?.answer).not.toMatch(/^The slip|^Bricks/);
  });
  it('are those of the process that the line before names', () => {
    const stem = (line: string) => steps('Food', line, cooking)[0]?.stem ?? '';
    expect(stem('Stages in the steaming process:')).toMatch(/^In the steaming process, which step /);
    expect(stem('Steps of the steaming test:')).toMatch(/^In the steaming test, which step comes immediately after “/);
    expect(stem('The cook makes a paste, which is treated as follows:')).toMatch(
      /^When a paste is treated, which step /,
    );
    expect(stem('The way of a steamed paste:')).toBe('');
    expect(stem('To steam a paste of beans:')).toMatch(/^To steam a paste of beans, which step comes /);
    expect(stem('Path of a steamed paste:')).toMatch(/^Under “Path of a steamed paste”, which step /);
  });
  it('stand also in a table that counts them', () => {
    const rows = ['Charge', 'Melting', 'Pouring', 'Cooling'].map((name, i) => `| ${i + 1}–${i + 2} | ${name} | Done |`);
    const text = `# Casting\n\n| Step | Process | State |\n|---|---|---|\n${rows.join('\n')}\n`;
    const found = candidatesOf(text);
    expect(found.filter(({ form }) => form === 'sequence')[0]?.stem).toMatch(/^Under “Casting”, which of these comes /);
    expect(found.some(({ stem }) => /“1–2”/.test(stem))).toBe(false);
  });
  it('are not factors in free order, nor steps that say themselves that others come before', () => {
    const factors = [
      'Count the carts of a day',
      'Multiply by the load',
      'Multiply by the days',
      'Multiply by the share',
    ];
    expect(steps('Traffic', '', factors)).toEqual([]);
    const wedge = [
      'Ground cracks in winter',
      'Water runs into the crack',
      'The water freezes',
      'The ground cracks again',
    ];
    expect(steps('Wedges', 'It happens in these steps:', wedge)).toEqual([]);
  });
  it('are not the cases of a rule, nor points in no order', () => {
    const cases = [
      'If the pot boils, lower the flame.',
      'If the pot is dry, add some water.',
      'For a crowd, double the salt.',
      'For a child, leave the pepper out.',
      'Serve the dish hot.',
    ];
    expect(steps('Steps', 'The steps are:', cases)).toEqual([]);
    expect(steps('Moin-moin', 'It has these uses:', cooking)).toEqual([]);
    expect(steps('Moin-moin', 'The steps are:', cooking, () => '- ')).toEqual([]);
    const duties = [
      'Sweep under cupboards.',
      'Wash dirty linen.',
      'Feed hungry guests.',
      'Lock outer doors.',
      'Air damp rooms.',
    ];
    expect(steps('Housekeeping', '', duties)).toEqual([]);
    const care = [...duties, 'Wake the guests early.', 'Pay the bill for linen.'];
    expect(steps('Housekeeping', '', care)).toEqual([]);
  });
});

describe('figures in a statement', () => {
  const wrongFor = (text: string) => otherValues(figuresIn(text).measured[0]!, text);
  it('stand well apart from what is only about right', () => {
    for (const text of [
      'The heart pumps about 5 litres a minute.',
      'The page is usually 8 kB long.',
      'Bulls weigh about 700 kg.',
      'The brain makes up about 2 % of the body.',
    ])
      for (const wrong of wrongFor(text).map(Number)) {
        const ratio = wrong / figuresIn(text).measured[0]!.value;
        expect(ratio < 0.65 || ratio > 1.6).toBe(true);
      }
  });
  it('lie near what is exact, and near counts beside counts', () => {
    for (const text of ['The point lies 1.3 metres above the ground.', 'The egg hatches in 21 days.'])
      for (const wrong of wrongFor(text).map(Number)) {
        const ratio = wrong / figuresIn(text).measured[0]!.value;
        expect(ratio >= 0.5 && ratio <= 2).toBe(true);
      }
    expect(wrongFor('The voyage takes about 8 months.')).not.toContain('20');
    for (const wrong of wrongFor('Bismuth has 83 protons.').map(Number)) expect(Math.abs(wrong - 83)).toBeLessThan(16);
  });
  it('are the ranges next to a wide one, and sizes that memory comes in', () => {
    expect(wrongFor('A bolus has 250 to 500 mL.')).toContain('500 to 750');
    expect(wrongFor('A wedge widens by 1 to 20 mm.')).toEqual([]);
    for (const wrong of wrongFor('An address has 48 bits.').map(Number)) expect(wrong % 8).toBe(0);
  });
  it('are never all of a whole', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(otherValues(figuresIn('About 85 per cent of them are short.').measured[0]!, seed)).not.toContain('100');
  });
  it('are none where the unit goes on, or others are common too', () => {
    expect(figuresIn('It absorbs at 1715 cm⁻¹.').measured).toEqual([]);
    expect(figuresIn('A page has commonly 8 kB.').measured).toEqual([]);
  });
  it('are written like the true one', () => {
    for (const wrong of wrongFor('The dose is 0.83 g per kilogram.')) expect(wrong).toMatch(/^\d\.\d\d$/);
    expect(wrongFor('The sap moves 1 metre in an hour.')).toEqual([]);
    expect(wrongFor('The crust is about 5 kilometres thick.')).not.toContain('1');
    for (const wrong of wrongFor('The paste sets in 45 minutes.').map(Number)) expect(wrong % 5).toBe(0);
    for (const wrong of wrongFor('The rate doubles for a rise of 10 °C.').map(Number)) expect(wrong % 5).toBe(0);
  });
  it('lie below a range near nought as well as above it', () => {
    const wrong = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
      otherValues(figuresIn('The eggs hatch after 9–14 days.').measured[0]!, seed),
    );
    expect(wrong).toContain('3–5');
  });
  it('are asked without what is added and leans on them, in lists as well, but not in commands', () => {
    const asked = (text: string) =>
      candidatesOf(`# Care\n\n- ${text}\n`).find(({ maker }) => maker === 'quantity')?.stem;
    expect(asked('Nursing mothers are advised to drink 400 ml of goat milk a day, since it prevents most aches.')).toBe(
      'Which figure completes this statement? “Nursing mothers are advised to drink _____ of goat milk a day.”',
    );
    expect(asked('Counterstain the slide with red dye for 45 seconds, since it fades.')).toBeUndefined();
  });
  it('are not asked where the sentence shows them twice', () => {
    const asked = (text: string) => candidatesOf(`# Sieves\n\n${text}\n`).filter(({ form }) => form === 'quantity');
    expect(asked('The effective size D30 of a sand is the diameter that 30 % of its grains do not reach.')).toEqual([]);
  });
});

describe('formulas', () => {
  it('asks for the expression with the usual mistakes', () => {
    const text = '# Derivatives\n\nThe derivative of $\\cos x$ is $-\\sin x$. The derivative of $x^n$ is $nx^{n-1}$.';
    expect(ask(text, 'Which expression gives the derivative of cos x?')?.answer).toBe('−sin x');
    expect(ask(text, 'Which expression gives the derivative of xⁿ?')?.distractors).toContain('nxⁿ⁺¹');
  });
  it('never offers the same expression in another order', () => {
    expect(expressionVariants('np')).not.toContain('pn');
    expect(expressionVariants('a + b')).not.toContain('b + a');
  });
});
