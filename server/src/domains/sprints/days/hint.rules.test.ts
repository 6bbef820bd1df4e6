import { expect, it } from 'vitest';
import { openCourseFolder } from '../../../ports/courses/folder.ts';
import { hintFor } from './hint.rules.ts';
import { sectionsOf } from './lesson-sections.ts';

const section = (heading: string, ...sentences: string[]) => ({ heading, text: sentences.join(' '), sentences });
const sections = [
  section('Transport', 'All that goes through a membrane is transport.'),
  section('Osmosis', 'Osmosis is the movement of water through a membrane.', 'It needs no energy at all.'),
  section('Sums', 'The union has $\\{1, 2, 3\\}$ in it, so count its three elements.'),
];
const asked = (question: string, correct_answer: string, ...wrong: string[]) => ({
  question,
  correct_answer,
  options: [correct_answer, ...wrong],
  explanation: '',
});
const lesson = 'Transport';

it('names the section and leaves the answer out of its key sentence', () => {
  const question = asked('What moves through a membrane in osmosis?', 'water', 'salt', 'sugar');
  expect(hintFor(question, sections, { lesson })).toEqual({
    section: 'Osmosis',
    sentence: 'Osmosis is the movement of _____ through a membrane.',
  });
});

it('leaves out a formula that holds the answer', () => {
  const question = asked('Which elements has the union?', '$\\{1,2,3\\}$', '$\\{1\\}$');
  expect(hintFor(question, sections, { lesson })?.sentence).toBe(
    'The union has _____ in it, so count its three elements.',
  );
});

it('keeps words that every option has, and those of the question', () => {
  const question = asked('What is osmosis the movement of?', 'water through a membrane', 'salt through a membrane');
  expect(hintFor(question, sections, { lesson })?.sentence).toBe(
    'Osmosis is the movement of _____ through a membrane.',
  );
});

it('takes the sentence that the question was made from, and a section in place of the title', () => {
  const known = { heading: 'Transport', sentence: 'Osmosis is the movement of water through a membrane.' };
  const question = asked('What moves through a membrane in osmosis?', 'water', 'salt');
  expect(hintFor(question, sections, { lesson, known })).toMatchObject({ section: 'Osmosis' });
  expect(hintFor(question, [], { lesson, known })).toMatchObject({ section: '' });
});

it('gives none where nothing speaks of what is asked', () => {
  expect(hintFor(asked('Who wrote Things Fall Apart?', 'Achebe', 'Soyinka'), sections, { lesson })).toBeNull();
});

it('helps with nearly every question of the library, by a section and without the answer', async () => {
  const library = await openCourseFolder('content/courses');
  const asked = library
    .all()
    .flatMap(({ lessons }) => lessons.flatMap((one) => (one.bank?.choice ?? []).map((q) => ({ one, q }))));
  const hints = asked.map(({ one, q }) => {
    const right = q.options.find((option) => option.right)!;
    const question = { question: q.stem, options: q.options.map(({ text }) => text), correct_answer: right.text };
    const hint = hintFor({ ...question, explanation: right.why }, sectionsOf(one.source), { lesson: one.title });
    return { hint, title: one.title, answer: ` ${right.text.toLowerCase()} ` };
  });
  expect(hints.filter(({ hint }) => !hint).length).toBeLessThan(hints.length / 100);
  expect(hints.filter(({ hint, title }) => hint?.section === title)).toEqual([]);
  const tells = ({ hint, answer }: (typeof hints)[number]) => ` ${hint?.sentence.toLowerCase()} `.includes(answer);
  expect(hints.filter(tells)).toEqual([]);
});
