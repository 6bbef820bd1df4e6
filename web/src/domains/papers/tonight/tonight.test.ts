import { describe, expect, it } from 'vitest';
import { examsAhead, tonightOf } from './tonight.ts';

const sprint = (id: string, course_code: string | null, exam_date: string | null) => ({ id, course_code, exam_date });

it('the next examination comes first; what is over, has no date or no course is none', () => {
  const sprints = [
    sprint('later', 'MTH 101', '2026-12-01'),
    sprint('over', 'PHY 101', '2026-11-17'),
    sprint('undated', 'CHM 101', null),
    sprint('nameless', null, '2026-11-20'),
    sprint('today', 'COS 101', '2026-11-18'),
  ];
  expect(examsAhead(sprints, '2026-11-18')).toEqual([
    { course: 'COS 101', sprintId: 'today', daysLeft: 0 },
    { course: 'MTH 101', sprintId: 'later', daysLeft: 13 },
  ]);
});

describe('tonight', () => {
  const papers = [
    {
      missed: ['a'],
      topics: [
        { topic: 'Sets', questions: 2 },
        { topic: null, questions: 4 },
      ],
    },
    {
      missed: [],
      topics: [
        { topic: 'Series', questions: 3 },
        { topic: 'Sets', questions: 2 },
      ],
    },
  ];
  const known = (title: string, state: 'mastered' | 'shaky' | 'new') => ({ title, state });

  it('is what was missed and the shaky topics that came up, what came up most first', () => {
    const mastery = [known('series', 'shaky'), known('Sets', 'shaky'), known('Vectors', 'shaky')];
    expect(tonightOf(papers, mastery)).toEqual({ missed: 1, topics: ['Sets', 'Series'] });
  });

  it('is nothing where nothing is shaky', () => {
    const [first, second] = papers;
    const right = [{ ...first!, missed: [] }, second!];
    expect(tonightOf(right, [known('Sets', 'mastered'), known('Series', 'new')])).toBeNull();
    expect(tonightOf([], [known('Sets', 'shaky')])).toBeNull();
  });
});
