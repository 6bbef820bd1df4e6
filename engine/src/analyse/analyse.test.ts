import { describe, expect, test } from 'vitest';
import { COURSE_NOTES } from '../answer/fixtures/course-notes.ts';
import { leansOnContext } from '../standing/words.ts';
import { analyse } from './analyse.ts';

const FRENCH =
  "Le climat de la région est chaud et humide, et les pluies sont plus fortes dans le sud que dans le nord. Les agriculteurs cultivent le manioc et le maïs, qui sont vendus sur les marchés de la ville. L'eau des puits n'est pas toujours bonne pour la santé des enfants.";

test('gives title, length, reading time and outline', () => {
  const analysis = analyse(COURSE_NOTES);
  expect(analysis.title).toBe('Water, Money and Memory');
  expect(analysis.language.code).toBe('en');
  expect(analysis.readingMinutes).toBe(Math.max(1, Math.round(analysis.wordCount / 200)));
  expect(analysis.outline.map(({ heading }) => heading)).toEqual([
    'Water in plants',
    'Money',
    'Functions of money',
    'Interest',
  ]);
});

test('key terms carry the definitions of the text', () => {
  const terms = analyse(COURSE_NOTES).keyTerms;
  expect(terms.find(({ term }) => term === 'Xylem')?.definition).toBe(
    'The tissue that carries water and mineral salts from the roots to the leaves.',
  );
  expect(terms.find(({ term }) => term === 'Money')?.definition).toMatch(/^Anything that is generally accepted/);
});

test('six slides of full sentences have a summary and key terms', () => {
  const slides = ['Kernel', 'Process', 'Thread', 'File', 'Driver', 'Shell'].flatMap((name, index) => {
    const place = { slide: index + 1 };
    const items = [
      `A ${name.toLowerCase()} is a program of the system that has a job of its own and is named in the plan.`,
      `Every ${name.toLowerCase()} is started by the system and is ended by it when nobody needs it any more.`,
    ];
    return [
      { kind: 'heading' as const, level: 2 as const, text: `The ${name.toLowerCase()}`, place },
      { kind: 'list' as const, ordered: false, items, place },
    ];
  });
  const { summary, keyTerms } = analyse({ id: 'd', title: 'Systems', blocks: slides });
  expect(summary.length).toBeGreaterThanOrEqual(3);
  expect(keyTerms.map(({ term }) => term)).toEqual(expect.arrayContaining(['Kernel', 'Thread', 'Driver']));
});

test('what plays a part is no term', () => {
  const text =
    'The price is the possibility of a long delay at the border. A rise in the price hurts the poor. The price falls in a good year. A tariff is a tax on goods that enter a country. The tariff protects local firms. A high tariff invites smuggling.';
  const { keyTerms } = analyse({ id: 'd', title: 'Trade', blocks: [{ kind: 'paragraph', text }] });
  expect(keyTerms.map(({ term }) => term)).toEqual(['Tariff']);
});

test('what is set in bold where it is explained is a key term, however wide its word', () => {
  const text = 'The site is the actual ground on which a town was built. The gate is the pride of the town.';
  const { keyTerms } = analyse({
    id: 'd',
    title: 'Towns',
    blocks: [{ kind: 'paragraph', text, emphasised: ['site'] }],
  });
  expect(keyTerms.map(({ term }) => term)).toEqual(['Site']);
});

test('what a text explains before it stands in bold is a term of its writer all the same', () => {
  const bold = Array.from({ length: 16 }, (_, i) => `${'abcdefghijklmnop'[i]}ase`);
  const blocks = [
    'Trade begins with an offer, a statement that binds its maker at once. An offer may end.',
    'An offer is a statement of willingness to be bound. Each offer has a maker.',
    ...bold.map((name) => `The ${name} is a tool that a trader uses for the weighing of goods.`),
  ].map((text, i) => ({ kind: 'paragraph' as const, text, emphasised: [i === 1 ? 'offer' : (bold[i - 2] ?? '-')] }));
  expect(analyse({ id: 'd', title: 'Trade', blocks }).keyTerms.map(({ term }) => term)).toContain('Offer');
});

test('a name keeps its capital inside of a sentence, and no quantity is a term', () => {
  const text =
    'The Taylor rule is a formula that relates the rate to inflation. Banks follow the Taylor rule loosely. Inflation is a rise in prices that goes on. Much inflation is a failure of policy that lasts.';
  const { keyTerms } = analyse({
    id: 'd',
    title: 'Money',
    blocks: [{ kind: 'paragraph', text, emphasised: ['Taylor rule'] }],
  });
  expect(keyTerms.map(({ name }) => name)).toEqual(['Taylor rule', 'inflation']);
});

test('the summary keeps the order of the text and leans on nothing', () => {
  const { summary } = analyse(COURSE_NOTES);
  expect(summary.length).toBeGreaterThan(0);
  const text = COURSE_NOTES.blocks.map((block) => ('text' in block ? block.text : '')).join(' ');
  const places = summary.map((sentence) => text.indexOf(sentence.text));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(summary.filter((sentence) => leansOnContext(sentence.text))).toEqual([]);
});

describe('a text that is not English', () => {
  const analysis = analyse({
    id: 'fr',
    title: 'Le climat',
    blocks: [
      { kind: 'heading', level: 1, text: 'La pluie' },
      { kind: 'paragraph', text: FRENCH },
    ],
  });
  test('is outlined and timed, and says why there is no more', () => {
    expect(analysis.outline.map(({ heading }) => heading)).toEqual(['La pluie']);
    expect(analysis.readingMinutes).toBe(1);
    expect(analysis.limited?.reason).toContain('English');
  });
  test('gets no terms and no summary', () => {
    expect(analysis.keyTerms).toEqual([]);
    expect(analysis.summary).toEqual([]);
  });
});

test.each([
  ['lecture_notes_v2.pdf', 'Water in plants'],
  ['Untitled', 'Water in plants'],
  ['BIO 101 Notes', 'BIO 101 Notes'],
])('a document called %s is titled %s', (title, expected) => {
  expect(analyse({ ...COURSE_NOTES, title }).title).toBe(expected);
});

const termsOf = (text: string, emphasised?: string[], title = 'Notes') =>
  analyse({
    id: 'd',
    title,
    blocks: [{ kind: 'paragraph', text, ...(emphasised ? { emphasised } : {}) }],
  }).keyTerms.map(({ term, definition }) => [term, definition]);

test('a person and an event of the past are no terms', () => {
  const text =
    'Tiberius Gracchus was a tribune who wanted to limit the holding of land. The battle was a defeat of the army by its enemies. Sulla was the general who marched on the city. In the end Sulla won. The nephew meant to accept the offer of his uncle. A nephew may not wait.';
  expect(termsOf(text)).toEqual([]);
});

describe('what a term is said to be', () => {
  const termsOf = (text: string, emphasised: string[]) =>
    analyse({ id: 't', title: 'T', blocks: [{ kind: 'paragraph', text, emphasised }] }).keyTerms;

  test('is what defines it, before a remark on it', () => {
    const text =
      'Thread count is a useful convention rather than a law of weaving. Weavers like it. Thread count is the number of threads that lie side by side in a centimetre of cloth.';
    expect(termsOf(text, ['Thread count'])[0]?.definition).toMatch(/^The number of threads/);
  });

  test('is not what is listed beside it', () => {
    const text = 'Weavers study the warp, the weft and the finish of a cloth, and each of them takes a year to learn.';
    expect(termsOf(text, ['warp', 'weft', 'finish']).map(({ definition }) => definition)).not.toContainEqual(
      expect.stringMatching(/^The weft/),
    );
  });

  test('takes the sentence before with it that says what "them" are', () => {
    const text =
      'Raw fibres are short and lie in all directions in the sack. Carding turns them into a web of fibres that lie one way.';
    expect(termsOf(text, ['Carding'])[0]?.definition).toMatch(/^Raw fibres .* Carding turns them/);
  });

  test.each([
    ['The half-loop is the strand that is left when a yarn is opened by hand.', ['half-loop'], 'Half-loop'],
    ['The main beam is the roller at the front on which the finished cloth is wound.', ['main beam'], 'Main beam'],
  ])('counts though it begins or looks like a word of every day: %s', (text, emphasised, term) => {
    expect(termsOf(text, emphasised).map((found) => found.term)).toContain(term);
  });
});
