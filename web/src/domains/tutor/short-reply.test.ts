import { expect, it } from 'vitest';
import { aboutPassage, partsOf } from './message.ts';
import { firstWords, shortReply, withoutPlaces } from './short-reply.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

it('a reply of ninety words is shown as it is', () => {
  expect(shortReply(`<p>${words(90)}</p>`)).toBeNull();
});

it('a longer one is cut between its paragraphs', () => {
  expect(shortReply(`<p>${words(60)}</p><p>${words(20)}</p><p>${words(20)}</p><p>end</p>`)).toBe(
    `<p>${words(60)}</p><p>${words(20)}</p>`,
  );
});

it('a list is cut between its entries, and one of which nothing fits is left out', () => {
  const list = `<ul><li>${words(50)}</li><li>${words(50)}</li></ul>`;
  expect(shortReply(list)).toBe(`<ul><li>${words(50)}</li></ul>`);
  expect(shortReply(`<p>${words(80)}</p><ol><li>${words(50)}</li></ol>`)).toBe(`<p>${words(80)}</p>`);
});

it('a first block that is longer is not torn', () => {
  expect(shortReply(`<p>${words(120)}</p>`)).toBeNull();
});

it('a reply that is still coming shows its first words', () => {
  expect(firstWords('one two three', 3)).toBe('one two three');
  expect(firstWords('one two three four', 3)).toBe('one two three …');
});

it('a question about a passage is parted again into the two', () => {
  expect(partsOf(aboutPassage('The bone has notches.', 'Why?'))).toEqual({
    passage: 'The bone has notches.',
    question: 'Why?',
  });
  expect(partsOf('What is a tally?')).toEqual({ passage: null, question: 'What is a tally?' });
});

it('the line that names the places is left out, and nothing else', () => {
  expect(withoutPlaces('<p>It is.</p>\n<p>From <em>One</em> and <em>Two</em>.</p>\n')).toBe('<p>It is.</p>');
  expect(withoutPlaces('<p>From <em>one</em> it went to another.</p>')).toBe(
    '<p>From <em>one</em> it went to another.</p>',
  );
});
