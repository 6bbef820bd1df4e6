import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfText } from './from-text.ts';
import type { Paper, PaperQuestion } from './paper.ts';
import { readPapers } from './read-paper.ts';

/** Every line below ends in one place, and no word of a question is lost between its lines and what was read. */

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? [];
/** Words that say what a thing is, and are kept as such: as the number, the marks, the key, the name of a reason. */
const NAMES = new Set(
  'question ans answer is the key no correct option explanation reason solution working note why marks mark mks mk pts points total each true false'.split(
    ' ',
  ),
);

const wordsRead = ({ number, text, options, key, marks, stem, reason, doubts }: PaperQuestion) =>
  wordsOf(
    [
      number,
      text,
      ...options.flatMap(({ label, text: option }) => [label, option]),
      key,
      marks,
      stem,
      reason,
      ...doubts,
    ].join(' '),
  );

function lost(text: string): string[] {
  const papers = readPapers([{ name: '', lines: linesOfText(text) }]);
  const places = ({ head, unread, sections, key, aside, questions }: Paper) => [
    ...[...head, ...unread, ...sections, ...key, ...aside].map((line) => line.text),
    ...sections.map(({ instruction }) => instruction ?? ''),
    ...questions.flatMap(({ number, printed, stem }) => [number, printed, stem ?? '']),
  ];
  const kept = new Set(papers.flatMap(places).flatMap(wordsOf));
  const missing = wordsOf(text).filter((word) => !kept.has(word));
  for (const { questions, unread } of papers) {
    const aside = unread.flatMap((line) => wordsOf(line.text));
    for (const { printed } of questions) {
      const same = questions.filter((question) => question.printed === printed || printed.includes(question.printed));
      const read = new Set([...same.flatMap(wordsRead), ...aside]);
      missing.push(...wordsOf(printed).filter((word) => !read.has(word) && !NAMES.has(word)));
    }
  }
  return missing;
}

const words = fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){0,6}$/);
const number = fc.integer({ min: 1, max: 12 });
const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'a', 'b', 'c', 'd');
const line = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(number, words).map(([n, text]) => `${n}. ${text}?`) },
  {
    weight: 1,
    arbitrary: fc.tuple(number, letter, words).map(([n, a, text]) => `${n}(${a.toLowerCase()}) ${text} [${n} marks]`),
  },
  { weight: 4, arbitrary: fc.tuple(letter, words).map(([a, text]) => `${a}. ${text}`) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(letter, words), { minLength: 1, maxLength: 6 })
      .map((all) => all.map(([a, text]) => `(${a}) ${text}`).join('  ')),
  },
  { weight: 1, arbitrary: fc.tuple(letter, words).map(([a, text]) => `Ans: ${a} ${text}`) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(number, letter), { minLength: 1, maxLength: 9 })
      .map((all) => all.map(([n, a]) => `${n}. ${a}`).join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'SECTION A',
      'ANSWERS',
      'THEORY',
      'Answer any four questions',
      'Page 2 of 4',
      '',
      'MTH 101',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(number, number).map(([a, b]) => `Use the table below for questions ${a} to ${a + b}.`),
  },
  { weight: 1, arbitrary: fc.array(words, { minLength: 2, maxLength: 4 }).map((cells) => `| ${cells.join(' | ')} |`) },
  { weight: 2, arbitrary: words },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('i', 'ii', 'iii', 'iv'), words).map(([roman, text]) => `(${roman}) ${text}`),
  },
);

test('nothing of a paper is dropped in silence', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      expect(lost(lines.join('\n'))).toEqual([]);
    }),
    { numRuns: 400, seed: 17 },
  );
});
