import { describe, expect, it } from 'vitest';
import { lessonFor } from './lesson-for.ts';

const aLesson = (name: string, topics: string[], sections: Record<string, string>) => ({
  ...{ name, title: name, week: 2, day: 1, topics },
  source: {
    id: name,
    title: name,
    blocks: Object.entries(sections).flatMap(([text, said]) => [
      { kind: 'heading' as const, level: 2 as const, text },
      { kind: 'paragraph' as const, text: said },
    ]),
  },
});

const quadratics = aLesson('quadratic-equations', ['quadratic equations'], {
  Factorising: 'Two numbers whose product is the constant and whose sum is the middle coefficient.',
  'The discriminant': 'It tells the nature of the roots: two real, one repeated, or none.',
  Remember: 'The discriminant tells the nature of the roots of a quadratic.',
});
const sets = aLesson('sets', ['sets'], { Subsets: 'Every element of one is an element of the other.' });
const asked = (text: string, topic: string | null) => ({ stem: null, text, options: [], topic });

describe('the lesson about a question', () => {
  it('is the one about its topic, at the part that its words point to', () => {
    const found = lessonFor(
      asked('What does the discriminant say of the nature of the roots?', 'quadratic equations'),
      [sets, quadratics],
    );
    expect(found).toMatchObject({ name: 'quadratic-equations', section: 'The discriminant', week: 2, day: 1 });
  });

  it('is the lesson alone where no part stands out', () => {
    expect(lessonFor(asked('Solve it.', 'quadratic equations'), [quadratics])).toMatchObject({
      name: 'quadratic-equations',
      section: null,
    });
  });

  it('is, of several about its topic, the one that its words point to', () => {
    const more = aLesson('series', ['sets'], { 'Sums of terms': 'A series adds the terms of a sequence.' });
    expect(lessonFor(asked('Add the terms of the sequence.', 'sets'), [sets, more])).toMatchObject({ name: 'series' });
  });

  it('is none without a topic, or where no lesson has it', () => {
    expect(lessonFor(asked('Every element of a subset', null), [sets])).toBeNull();
    expect(lessonFor(asked('Every element of a subset', 'vectors'), [sets])).toBeNull();
  });
});
