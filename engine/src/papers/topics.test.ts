import { expect, test } from 'vitest';
import { topicOf, topicRanker } from './topics.ts';

const TOPICS = [
  { id: 'sets', title: 'Sets', words: ['elementary set theory', 'subsets', 'Venn diagrams'] },
  { id: 'binomial', title: 'Binomial theorem', terms: ['coefficient', 'expansion'] },
  { id: 'complex', title: 'Complex numbers', text: 'The modulus of a complex number is its distance from the origin.' },
];
const question = (text: string) => ({ text, options: [] });

test.each([
  ['How many subsets has a set of three elements?', 'sets'],
  ['The coefficient of x² in the expansion of (1 + 2x)⁵ is', 'binomial'],
  ['Find the modulus of the complex number 3 − 4i.', 'complex'],
  ['Who wrote Things Fall Apart?', null],
])('%s', (text, topic) => {
  expect(topicOf(topicRanker(TOPICS)(question(text)))).toBe(topic);
});

test('corrections are learnt: for the question itself, and for others like it', () => {
  const rank = topicRanker(TOPICS, [
    { question: question('What is Pascal’s triangle for?'), topic: 'binomial' },
    { question: question('How many subsets has {1, 2}?'), topic: null },
  ]);
  expect(topicOf(rank(question('What is Pascal’s triangle for?')))).toBe('binomial');
  expect(topicOf(rank(question('Write row 4 of Pascal’s triangle.')))).toBe('binomial');
  expect(topicOf(rank(question('How many subsets has {1, 2}?')))).toBe(null);
});

test('meaning tells where words do not', () => {
  const near = new Float32Array([0, 1]);
  const far = new Float32Array([1, 0]);
  const ranked = topicRanker(TOPICS)(question('Argand drew them.'), { question: near, topics: [far, far, near] });
  expect(topicOf(ranked)).toBe('complex');
});
