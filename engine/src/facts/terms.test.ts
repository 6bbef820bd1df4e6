import { describe, expect, test } from 'vitest';
import type { Block } from '../document.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { readDocument } from '../text/sections.ts';
import { factsOf } from './facts.ts';

const termsIn = (markdown: string) =>
  factsOf(readDocument(documentFromMarkdown(`# Notes\n\n## Cloth\n\n${markdown}`, 'd'))).terms.map(
    ({ term, tells, definition }) => [term, tells, definition],
  );

describe('a term in bold or italics', () => {
  test.each([
    ['The **warp** is the set of threads that run lengthwise.', 'warp', 'is', 'the set of threads that run lengthwise'],
    [
      '**Heddles** were loops of wire that lifted the threads.',
      'Heddles',
      'was',
      'loops of wire that lifted the threads',
    ],
    ['**Selvedge** means the edge that does not fray.', 'selvedge', 'is', 'the edge that does not fray'],
    ['The **shuttle** carries the weft from side to side.', 'shuttle', 'does', 'carries the weft from side to side'],
    ['The edge that does not fray is called the **selvedge**.', 'selvedge', 'is', 'The edge that does not fray'],
    [
      'Every loom has a *reed*, a comb that beats the weft into place.',
      'reed',
      'is',
      'a comb that beats the weft into place',
    ],
    ['The **heddle** (a loop of wire with an eye) lifts one thread.', 'heddle', 'does', 'lifts one thread'],
    ['**Carding**: the combing of raw fibres into a web.', 'carding', 'is', 'the combing of raw fibres into a web'],
    [
      '**Plain weave.** Each thread goes over one and under the next. It is strong.',
      'plain weave',
      'label',
      'Each thread goes over one and under the next',
    ],
    ['**Heddle rod**: lifts every second thread.', 'heddle rod', 'does', 'lifts every second thread'],
    ['**Twill.** This is a weave with diagonal lines.', 'twill', 'is', 'a weave with diagonal lines'],
    ['A weave with diagonal lines is **twill**.', 'twill', 'is', 'A weave with diagonal lines'],
    ['A loom is **warped** if all threads have been tied to the beam.', 'warped', 'is', /^A loom is warped if/],
    [
      'The **fineness** of a yarn is the length of thread per gram.',
      'fineness of a yarn',
      'is',
      'the length of thread per gram',
    ],
    ['A flaw of cheap cloth is **pilling**: small balls form on it.', 'pilling', 'label', 'small balls form on it'],
    ['**Amina**, a queen of the north, wore it.', 'amina', 'is', 'a queen of the north'],
    ['Under the **selvedge rule**, the edge of the cloth must be shown.', 'selvedge rule', 'is', /^Under the/],
  ])('is explained by %s', (text, term, tells, definition) => {
    const said = definition instanceof RegExp ? expect.stringMatching(definition) : definition;
    expect(termsIn(text)).toEqual([[expect.stringMatching(new RegExp(`^${term}$`, 'i')), tells, said]]);
  });

  test.each([
    ['The **warp** runs along, whereas the **weft** is the thread that runs across.', ['weft']],
    ['**Woof** is the thread that runs across, while **warp** is that of the other side.', ['woof', 'warp']],
    ['**Twine** is a yarn of two threads and **cord** a yarn of many.', ['twine', 'cord']],
    ['**Wool** – hair of sheep. **Felt** – wool that was pressed.', ['wool', 'felt']],
  ])('is explained apart from the other of its sentence: %s', (text, terms) => {
    const found = termsIn(text);
    expect(found.map(([term]) => term)).toEqual(terms);
    for (const [, , definition] of found) expect(definition).not.toMatch(/;|while|whereas| – /);
  });

  test('is explained with the sentence that "this" points at', () => {
    const text = 'Raw fibres are combed into a web. This is called **carding**.';
    expect(termsIn(text)).toEqual([['carding', 'is', 'Raw fibres are combed into a web. This is called carding.']]);
  });

  test('is explained with the rest of its sentence, not with the sentence before', () => {
    const text = 'Cloth is old. The thread that runs across is the **weft**; the one that runs along is the **warp**.';
    expect(termsIn(text)).toEqual([
      ['weft', 'is', 'The thread that runs across'],
      ['warp', 'is', 'The thread that runs across is the weft; the one that runs along is the warp.'],
    ]);
  });

  test('is explained by the sentence that goes on about it', () => {
    const text = 'The last stage is **fulling**. It is the process by which cloth is made thick in hot water.';
    expect(termsIn(text)).toEqual([['fulling', 'is', 'the process by which cloth is made thick in hot water']]);
  });

  test('is explained where it comes up again', () => {
    const text = 'Weavers speak of **warp** and **weft**.\n\nThe warp is the set of threads that run lengthwise.';
    expect(termsIn(text)).toEqual([['warp', 'is', 'the set of threads that run lengthwise']]);
  });

  test.each([
    ['Cloth must **never** be wrung.'],
    ['It is **very important** to wash the wool.'],
    ['**Note** that wool is warm.'],
    ['The court followed *Carlill v Smoke Ball* in this case.'],
    ['The **warp** is important.'],
    ['**Felting** is no blessing either.'],
    ['They speak of *next tomorrow*, the last of which had been forgotten in the north.'],
    ['According to the **warp makers**, an early weaver of the coast made the cloth by hand.'],
    ['We ended with the **revolt**. This was a blow to the guild of the weavers.'],
    ['Not every **cloth** lasts: a rag is none.'],
    ['**Further reading:** Smith, chapters one to four.'],
    ['The **warp yard** is one of the largest in the world.'],
    ['**Case study.** In one year the weavers of the north lost all their looms.'],
    ['**Next week.** The parts of a loom will be shown.'],
    ['The **warp** is the most useful part of the whole cloth.'],
    ['Weavers study the **warp**, the **weft** and the finish of the cloth.'],
    ['It follows the strategy called **divide and conquer**.'],
  ])('is no term where it only stresses or mentions: %s', (text) => {
    expect(termsIn(text)).toEqual([]);
  });
});

describe('a term without bold', () => {
  test.each([
    ['A loom is a frame that holds the warp under tension.', 'loom', 'a frame that holds the warp under tension'],
    [
      'Weaving is the process of crossing two sets of threads.',
      'weaving',
      'the process of crossing two sets of threads',
    ],
    [
      'Thread count is defined as the number of threads in a centimetre.',
      'thread count',
      'the number of threads in a centimetre',
    ],
    ['A person who weaves cloth by hand is called a webster.', 'webster', 'A person who weaves cloth by hand'],
    ['Widening is the opening of a vessel, and narrowing is the closing of it.', 'widening', 'the opening of a vessel'],
    ['Money is anything that is accepted in payment.', 'money', 'anything that is accepted in payment'],
  ])('is explained by %s', (text, term, definition) => {
    expect(termsIn(text)).toEqual([[term, 'is', definition]]);
  });

  test.each([
    ['Unions are a force that no government can ignore.'],
    ['The price is the possibility of a long delay at the border.'],
    ['Education is the best investment that a nation can make.'],
    ['This is a frame that holds the warp under tension.'],
    ['It is called a loom.'],
    ['The mathematical support is the law of large numbers: results come closer to the mean.'],
    ['Nigeria is a state with many nations.'],
    ['A strike is an evil wind that blows nobody any good.'],
    ['Sulla was the general who marched on the city.'],
    ['Lagos is the city in which most of the trade is done.'],
    ['A loom is a problem for the tenants who live below it.'],
  ])('is none where a sentence tells, judges or points: %s', (text) => {
    expect(termsIn(text)).toEqual([]);
  });
});

describe('a list of labels', () => {
  const entries = (heading: string, items: string) =>
    factsOf(readDocument(documentFromMarkdown(`# Notes\n\n## ${heading}\n\n${items}`, 'd'))).terms;

  test('is a list of terms where it says what they are', () => {
    const items = '- Warp: the threads that run lengthwise\n- Weft: the threads that run across';
    expect(entries('Cloth', items).map(({ term, tells }) => [term, tells])).toEqual([
      ['warp', 'is'],
      ['weft', 'is'],
    ]);
  });

  test('is told under its heading where that says what is listed', () => {
    const items = '- Frictional: while workers change jobs\n- Seasonal: when farms need nobody';
    expect(entries('Types of unemployment', items)).toMatchObject([
      { term: 'frictional', tells: 'label', under: 'Types of unemployment' },
      { term: 'seasonal', tells: 'label' },
    ]);
  });

  test('is none where nothing says what the labels have to do with the rest', () => {
    const items = '- Owners: profit, and the safety of their capital\n- Lenders: whether loans can be repaid';
    expect(entries('What accounts are for', items)).toEqual([]);
  });

  test('is none of remarks', () => {
    const items = '- Advantages: the low cost of the machine\n- Example: the loom of a village weaver';
    expect(entries('Hand looms', items)).toEqual([]);
  });
});

test('a glossary says best what a term is, wherever else it is told', () => {
  const blocks: Block[] = [
    { kind: 'paragraph', text: 'A loom is a machine of wood that weavers use.' },
    { kind: 'heading', level: 2, text: 'Glossary' },
    { kind: 'definitions', entries: [{ term: 'Loom', definition: 'a frame for weaving' }] },
  ];
  const { terms } = factsOf(readDocument({ id: 'd', title: 'Cloth', blocks }));
  expect(terms.map(({ definition }) => definition)).toEqual(['a frame for weaving']);
});
