import { beforeEach, describe, expect, it } from 'vitest';
import { blankAnswers } from './answers.ts';
import { type Kept, keep, readKept } from './kept.ts';

beforeEach(() => localStorage.clear());

describe('what the browser remembers of onboarding', () => {
  it('is nothing at first', () => {
    expect(readKept()).toBeNull();
  });

  it('comes back as it was kept', () => {
    const kept: Kept = {
      answers: { ...blankAnswers, courses: ['GST 111'], level: '1' },
      place: 3,
      outcome: 'waiting',
    };
    keep(kept);
    expect(readKept()).toEqual(kept);
  });

  it('reads rubbish as blank answers', () => {
    localStorage.setItem(
      'onboarding',
      JSON.stringify({
        answers: { university: 7, courses: [1], style: 'dance', level: '300' },
        place: 99,
        outcome: 'x',
      }),
    );
    expect(readKept()).toEqual({ answers: { ...blankAnswers, level: '300' }, place: 0, outcome: 'none' });
  });
});
