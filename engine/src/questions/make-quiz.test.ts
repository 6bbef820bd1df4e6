import { describe, expect, it } from 'vitest';
import type { Block, SourceDocument } from '../document.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { checkQuestion, prepareSource } from './choice/checks.ts';
import { government } from './fixtures/government.ts';
import { networks } from './fixtures/networks.ts';
import { nutrition } from './fixtures/nutrition.ts';
import { rivers as riversText } from './fixtures/rivers.ts';
import { makeQuiz } from './make-quiz.ts';

const NAMES = ['government', 'networks', 'nutrition', 'rivers'];
const documents = [government, networks, nutrition, riversText].map((text, i) => documentFromMarkdown(text, NAMES[i]!));
const [, networksNotes, , rivers] = documents as [SourceDocument, SourceDocument, SourceDocument, SourceDocument];

describe('makeQuiz', () => {
  it('makes as many questions as asked for', () => {
    const quiz = makeQuiz(networksNotes, 3, { seed: 's' });
    expect([quiz.questions.length, quiz.reason]).toEqual([3, undefined]);
  });
  it('makes fewer, and says why, where the text cannot carry them', () => {
    const quiz = makeQuiz(networksNotes, 500, { seed: 's' });
    expect(quiz.questions.length).toBeGreaterThan(3);
    expect(quiz.questions.length).toBeLessThan(60);
    expect(quiz.reason).toMatch(/\d+ fair questions came out of it, not 500/);
  });
  it('says who made each question and how sure it is of it', () => {
    const { questions } = makeQuiz(documents, 20, { seed: 's' });
    expect(new Set(questions.map(({ maker }) => maker)).size).toBeGreaterThan(2);
    for (const { sureness } of questions) expect(sureness! > 0 && sureness! <= 1).toBe(true);
  });
  it('says so when there is nothing to ask', () => {
    const quiz = makeQuiz({ id: 'd', title: 'T', blocks: [{ kind: 'paragraph', text: 'Hello there.' }] }, 3, {
      seed: 's',
    });
    expect(quiz).toMatchObject({
      questions: [],
      asked: 3,
      reason: expect.stringContaining('no list of terms, table or numbered steps'),
    });
  });
  it('declines a text that is not English', () => {
    const text =
      'La cellule est la plus petite unité du vivant et elle se trouve dans tous les organismes qui vivent sur la terre avec les autres. '.repeat(
        5,
      );
    const quiz = makeQuiz({ id: 'd', title: 'T', blocks: [{ kind: 'paragraph', text }] }, 3, { seed: 's' });
    expect(quiz.reason).toContain('English');
  });
  it('gives the same quiz for the same seed and another order for another', () => {
    const one = makeQuiz(documents, 8, { seed: 'a' });
    expect(makeQuiz(documents, 8, { seed: 'a' })).toEqual(one);
    expect(makeQuiz(documents, 8, { seed: 'b' }).questions.map((question) => question.correct)).not.toEqual(
      one.questions.map((question) => question.correct),
    );
  });
  it('keeps the identity of a question whatever the seed', () => {
    const ids = (seed: string) => makeQuiz(documents, 8, { seed }).questions.map((question) => question.id);
    expect(ids('a')).toEqual(ids('b'));
    expect(new Set(ids('a')).size).toBe(8);
  });
  it.each(documents.map((document) => [document.id, document] as const))(
    'passes its own checks on every question about %s',
    (_, document) => {
      const { questions } = makeQuiz(document, 40, { seed: 's' });
      const source = prepareSource(document);
      expect(questions.map((question) => checkQuestion(question, source, questions))).toEqual(questions.map(() => []));
    },
  );
  it('asks from several parts of the source', () => {
    const sections = new Set(makeQuiz(documents, 6, { seed: 's' }).questions.map(({ source }) => source.sectionId));
    expect(sections.size).toBeGreaterThanOrEqual(2);
  });
  it('points to the place in the right document when there are several', () => {
    const { questions } = makeQuiz(documents, 20, { seed: 's' });
    expect(new Set(questions.map((question) => question.source.documentId)).size).toBeGreaterThanOrEqual(3);
    for (const question of questions) expect(question.source.headingPath.length).toBeGreaterThan(0);
  });
  it('puts the wanted difficulty first', () => {
    const first = (difficulty: 'easy' | 'medium') =>
      makeQuiz(documents, 1, { seed: 's', difficulty }).questions.map((question) => question.difficulty);
    expect([first('easy'), first('medium')]).toEqual([['easy'], ['medium']]);
  });
  it('makes only the forms asked for', () => {
    const { questions } = makeQuiz(documents, 20, { seed: 's', forms: ['sequence', 'table'] });
    expect(new Set(questions.map((question) => question.form))).toEqual(new Set(['sequence', 'table']));
  });
  it.each([
    ['an empty document', []],
    [
      'empty tables and lists',
      [
        { kind: 'table', header: [], rows: [[]] },
        { kind: 'list', ordered: true, items: ['', ' '] },
        { kind: 'definitions', entries: [{ term: '', definition: '(' }] },
      ],
    ],
    ['a text without punctuation', [{ kind: 'paragraph', text: 'the law of the state is the rule that '.repeat(300) }]],
    ['data taken for text', [{ kind: 'paragraph', text: `${'x'.repeat(50_000)} is a thing that moves.` }]],
  ] as [string, Block[]][])('survives %s', (_, blocks) => {
    expect(makeQuiz({ id: 'd', title: 'T', blocks }, 3, { seed: 's' }).questions).toEqual([]);
  });
  it('reports progress up to the end', () => {
    const shares: number[] = [];
    makeQuiz(rivers, 5, { seed: 's', onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('the forms', () => {
  const of = (name: string, form: 'table' | 'sequence') =>
    makeQuiz(documents[NAMES.indexOf(name)]!, 40, { seed: 's', forms: [form] }).questions;
  it('asks for the entry of a table row', () => {
    expect(of('nutrition', 'table').length).toBeGreaterThan(0);
  });
  it('asks which step comes next', () => {
    const [question] = of('rivers', 'sequence');
    const steps = documents[3]!.blocks.find((block) => block.kind === 'list' && block.ordered);
    const items = steps?.kind === 'list' ? steps.items.map((item) => item.replace(/\.$/, '')) : [];
    const asked = items.findIndex((item) => question!.stem.includes(`“${item}”`));
    const answer = question!.options.find((option) => option.label === question!.correct)!.text;
    expect(items.indexOf(answer)).toBe(asked + 1);
  });
});
