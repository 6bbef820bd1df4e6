import { describe, expect, it } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import type { Block } from '../document.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { aboutHere } from './about-here.ts';
import { sumIn, sumValue, workedOut } from './arithmetic.ts';
import type { TutorState } from './state.ts';
import { tutorTurn } from './tutor.ts';

const simpler = [
  'Explain like I am 10',
  'abeg break am down',
  'explain simpler',
  "I don't understand",
  'I don’t get it o',
  'I no understand',
  'I no sabi dis one',
  'explain am again',
  'abeg explain am well',
  'wetin be dis',
  'wetin dis mean?',
  'e no clear',
  'Please, explain this more simply',
  "i'm confused",
  'break it down for me',
  'explain it like I am a child',
];
const examples = [
  'another example',
  'give me anoda example',
  'Give another example please',
  'abeg show me example',
  'one more example',
];

describe('requests about the place that is open', () => {
  it.each(simpler)('%s', (message) => expect(aboutHere(message)).toBe('simpler'));
  it.each(examples)('%s', (message) => expect(aboutHere(message)).toBe('example'));
  it.each([
    'explain osmosis',
    'What is a union?',
    'give an example of a prime',
    'why is the sky blue',
    'wetin be osmosis',
    '',
  ])('none: %s', (message) => expect(aboutHere(message)).toBeNull());
});

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const index = buildIndex({
  id: 'sets',
  title: 'Sets and Venn diagrams',
  blocks: [
    heading('Sets and elements'),
    paragraph(
      'A set is a collection of things. Each thing is called an element. The extensionality of a set, notwithstanding its intensional description, is determined by membership.',
    ),
    heading('Union and intersection'),
    paragraph('The union holds everything in at least one set. The intersection holds what is in both.'),
    heading('Worked example: two classes'),
    paragraph('Ada and Bola study physics. Bola and Chidi study chemistry. The union has three people.'),
  ],
});
const turn = (message: string, before?: TutorState, section?: string) => tutorTurn(message, index, before, { section });

describe('the tutor answers them from the section in view', () => {
  it.each([...simpler, ...examples])('never refuses: %s', (message) => {
    const { kind, citations } = turn(message, undefined, 'Union and intersection');
    expect(kind).toBe('found');
    expect(citations.length).toBeGreaterThan(0);
  });
  it('shows its sentences in small pieces, with their place', () => {
    const { markdown, citations } = turn('explain like I am 10', undefined, 'Union and intersection');
    expect(markdown).toContain('- The intersection holds what is in both.');
    expect(citations.map(({ headingPath }) => headingPath.at(-1))).toContain('Union and intersection');
  });
  it('gives the worked example where one is asked for', () => {
    const { markdown } = turn('another example', undefined, 'Union and intersection');
    expect(markdown).toContain('Ada and Bola study physics.');
  });
  it('is about what was just answered while the same section is in view, and about a new one when it changes', () => {
    const before = turn('what is the union?', undefined, 'Union and intersection').state;
    expect(turn('abeg break am down', before, 'Union and intersection').markdown).toContain('union');
    expect(turn('abeg break am down', before, 'Sets and elements').markdown).toContain('A set is a collection');
  });
  it('leaves the story at the opening and the list of terms at the end for what explains them', () => {
    const lesson = buildIndex({
      id: 'sets',
      title: 'Sets',
      blocks: [
        paragraph('Ten students stand before a notice. The clerk counts seven of them.'),
        heading('What a set is'),
        paragraph('A set is a collection of things. Each thing in it is called an element.'),
        heading('Key terms'),
        paragraph('A set holds elements. An element belongs to a set.'),
      ],
    });
    for (const section of ['Sets', 'Key terms']) {
      const { markdown } = tutorTurn('explain like I am 10', lesson, undefined, { section });
      expect(markdown).toContain('A set is a collection of things.');
      expect(markdown).not.toContain('Ten students');
    }
  });
  it('begins with the first section where none is in view', () => {
    expect(turn('I don’t understand').markdown).toContain('A set is a collection');
  });
});

describe('sums that the lesson does not have', () => {
  it('are worked out and said to be none of the lesson', () => {
    const { markdown, citations } = turn('what is 2+2');
    expect(markdown).toBe('2 + 2 = 4. I worked that out myself: it’s not part of this lesson.');
    expect(citations).toEqual([]);
  });
  it('are not taken for a part of a longer one that the lesson has', () => {
    const longer = buildIndex({ id: 's', title: 'Sums', blocks: [paragraph('So 12 + 2x is more than 2 + 20 here.')] });
    expect(tutorTurn('what is 2+2', longer).markdown).toContain('2 + 2 = 4');
  });
  it('are refused where they have letters, and never answered with another one', () => {
    const { kind, citations } = turn('solve x^2 - 5x = 6');
    expect(kind).toBe('not_found');
    expect(citations).toEqual([]);
  });
  it.each([
    ['12 × (3 + 4)', 84],
    ['2^3^2', 512],
    ['-3 + 10 / 4', -0.5],
    ['1,000 x 2', 2000],
    ['3 / 0', null],
    ['(1 + 2', null],
    ['2 +', null],
  ])('%s', (sum, value) => expect(sumValue(sum)).toBe(value));
  it.each(['What is a union?', 'day 2', 'what happened in 1960-1966 war', 'H2O'])('no sum: %s', (message) =>
    expect(sumIn(message)).toBeNull(),
  );
  it('shows no more places than anybody reads', () => expect(workedOut('1/3', 1 / 3)).toBe('1 / 3 = 0.333333'));
});

it('keeps the braces of a set in what it quotes', () => {
  const lesson = documentFromMarkdown('## Differences\n\nThe difference $M - R$ is $\\{1, 2, 3\\}$ here.', 'd', 'Sets');
  const { markdown } = tutorTurn('what is the difference M - R?', buildIndex(lesson));
  expect(markdown).toContain('$\\{1, 2, 3\\}$');
});
