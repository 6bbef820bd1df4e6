import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Answerable = { question: string; answer: string; evidence: string };
type QuestionSet = { answerable: Answerable[]; unanswerable: string[] };

const FIELDS = [
  'accounting',
  'agriculture',
  'biology',
  'chemistry',
  'computing',
  'economics',
  'history',
  'law',
  'mathematics',
  'medicine',
  'physics',
  'psychology',
];

const here = new URL('./', import.meta.url);

function readText(id: string) {
  const source = readFileSync(new URL(`${id}.md`, here), 'utf8');
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!parts) throw new Error(`${id}.md has no front matter`);
  const meta = Object.fromEntries(
    (parts[1] ?? '').split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const body = parts[2] ?? '';
  const questions = JSON.parse(readFileSync(new URL(`${id}.qa.json`, here), 'utf8')) as QuestionSet;
  return { id, meta, body, questions };
}

/** The lines a reader would call prose, list or table: no code and no headings, where evidence must not be sought. */
function proseLines(body: string): string[] {
  return body
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Crude on purpose: five letters are enough to tell "diffuses" and "diffusion" from a word that the evidence lacks. */
function stems(text: string): Set<string> {
  return new Set(
    words(text)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 5)),
  );
}

const ids = readdirSync(here)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3))
  .sort();
const texts = ids.map(readText);

describe('the evaluation set', () => {
  it('has one text in each of the twelve fields', () => {
    expect(texts.map((text) => text.meta.field).sort()).toEqual(FIELDS);
  });

  it('has six lecture notes and six texts of running prose', () => {
    expect(texts.filter((text) => text.meta.style === 'notes')).toHaveLength(6);
    expect(texts.filter((text) => text.meta.style === 'prose')).toHaveLength(6);
  });

  it('has two texts of prose with no heading below the title', () => {
    const bare = texts.filter((text) => !/^##+ /m.test(text.body));
    expect(bare.map((text) => text.meta.style)).toEqual(['prose', 'prose']);
  });

  it('asks no question twice', () => {
    const all = texts.flatMap(({ questions }) => [
      ...questions.answerable.map((item) => item.question),
      ...questions.unanswerable,
    ]);
    expect(new Set(all.map((question) => question.toLowerCase())).size).toBe(all.length);
  });
});

describe.each(texts)('$id', ({ id, meta, body, questions }) => {
  it('names itself in its front matter and opens with its title', () => {
    expect(Object.keys(meta).sort()).toEqual(['field', 'id', 'style', 'title']);
    expect(meta.id).toBe(id);
    expect(body.trimStart().split('\n')[0]).toBe(`# ${meta.title}`);
  });

  it('is between 1,500 and 5,000 words long', () => {
    const count = words(body).length;
    expect(count).toBeGreaterThanOrEqual(1500);
    expect(count).toBeLessThanOrEqual(5000);
  });

  it('has ten answerable and three unanswerable questions', () => {
    expect(questions.answerable).toHaveLength(10);
    expect(questions.unanswerable).toHaveLength(3);
    for (const item of questions.answerable) {
      expect(Object.keys(item)).toEqual(['question', 'answer', 'evidence']);
      for (const value of Object.values(item)) expect(value.trim()).not.toBe('');
    }
  });

  it('holds the evidence of every answer once, in one block, free of Markdown markers', () => {
    for (const { evidence } of questions.answerable) {
      expect(evidence).not.toMatch(/[*_`|$#\n]/);
      const holding = proseLines(body).filter((line) => line.includes(evidence));
      expect(holding, evidence).toHaveLength(1);
    }
  });

  it('rests no two answers on the same evidence', () => {
    expect(new Set(questions.answerable.map((item) => item.evidence)).size).toBe(10);
  });

  it('words at least half of its questions otherwise than the text does', () => {
    const vocabulary = stems(body);
    const reworded = questions.answerable.filter(({ question }) =>
      [...stems(question)].some((stem) => !vocabulary.has(stem)),
    );
    expect(reworded.length).toBeGreaterThanOrEqual(5);
  });
});

describe.each(texts.filter((text) => text.meta.style === 'notes'))('$id, as lecture notes', ({ body }) => {
  it('has bullets, numbered steps, a table and definitions', () => {
    expect(body).toMatch(/^- /m);
    expect(body).toMatch(/^1\. /m);
    expect(body).toMatch(/^\|[ :|-]+\|$/m);
    expect(body).toMatch(/^(?:- )?\*\*[^*]+\*\*: /m);
  });
});
