import type { ListedQuiz } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { inOrder, isDraft } from './order.ts';

const quiz = (quiz_id: string, live: ListedQuiz['live'] = null): ListedQuiz => ({
  quiz_id,
  title: quiz_id,
  link: `/quiz/${quiz_id}`,
  status: 'open',
  question_count: 4,
  draft_count: 0,
  asks_before_sharing: false,
  is_practice: true,
  attempts: 0,
  document_ids: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  average_score: null,
  opens_at: null,
  closes_at: null,
  closed_at: null,
  wanted_count: 4,
  drafts_to_see: 0,
  weak_questions: 0,
  class_list: null,
  live,
});

describe('the quizzes of a lecturer', () => {
  it('begin with the one that most students sit over now', () => {
    const { live, others } = inOrder([
      quiz('newest'),
      quiz('few', { began: 1, handed_in: 0 }),
      quiz('hall', { began: 80, handed_in: 30 }),
      quiz('old'),
    ]);
    expect(live?.quiz_id).toBe('hall');
    expect(others.map(({ quiz_id }) => quiz_id)).toEqual(['few', 'newest', 'old']);
  });

  it('keep their order while none is live', () => {
    const { live, others } = inOrder([quiz('newest'), quiz('old')]);
    expect(live).toBeNull();
    expect(others.map(({ quiz_id }) => quiz_id)).toEqual(['newest', 'old']);
  });

  it('count as drafts until somebody took them or their owner let them be shared', () => {
    const made = { ...quiz('made'), draft_count: 4, asks_before_sharing: true };
    expect(isDraft(made)).toBe(true);
    expect(isDraft({ ...made, attempts: 1 })).toBe(false);
    expect(isDraft({ ...made, asks_before_sharing: false })).toBe(false);
  });
});
