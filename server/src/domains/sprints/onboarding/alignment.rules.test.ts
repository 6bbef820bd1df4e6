import { describe, expect, it } from 'vitest';
import { type AlignmentInput, alignCourses, parseSemester } from './alignment.rules.ts';

const course = (code: string, semester = 1, level = 100) => ({
  standard: 'CCMAS' as const,
  code,
  title: `Title of ${code}`,
  units: 2,
  level,
  semester,
  lessons_ready: false,
});

const input = (given: Partial<AlignmentInput> = {}): AlignmentInput => ({
  standard: 'CCMAS',
  program: 'bsc physics',
  level: 100,
  semester: 1,
  programme: {
    name: 'B.Sc. Physics',
    courses: [
      { course: course('PHY 101'), isCore: true },
      { course: course('MTH 101'), isCore: true },
      { course: course('PHY 102', 2), isCore: true },
      { course: course('PHY 109'), isCore: false },
      { course: course('PHY 201', 1, 200), isCore: true },
    ],
  },
  typed: [],
  credit: 'NUC',
  ...given,
});
const typed = (code: string, known = true) => ({ typed: code, course: known ? course(code) : null, university: null });
const codes = (list: { code: string }[]) => list.map(({ code }) => code);

describe('the alignment', () => {
  it('asks for the core courses of the level and semester alone', () => {
    expect(codes(alignCourses(input()).required)).toEqual(['PHY 101', 'MTH 101']);
  });

  it('asks for both semesters when none is chosen', () => {
    expect(codes(alignCourses(input({ semester: null })).required)).toEqual(['PHY 101', 'MTH 101', 'PHY 102']);
  });

  it('splits the learner’s courses into taken, missing and local', () => {
    const result = alignCourses(input({ typed: [typed('PHY 101'), typed('UI-PHY 111', false)] }));
    expect(codes(result.taking)).toEqual(['PHY 101']);
    expect(codes(result.missing)).toEqual(['MTH 101']);
    expect(codes(result.local)).toEqual(['UI-PHY 111']);
    expect(result.summary).toBe(
      'CCMAS asks for 2 courses (4 units) in B.Sc. Physics, 100 level, first semester. You’re taking 1 of them; 1 is not on your list. 1 course on your list is your university’s own.',
    );
  });

  it('counts a course as taken in whatever semester the learner takes it', () => {
    const result = alignCourses(input({ semester: 2, typed: [{ ...typed('PHY 102'), course: course('PHY 102', 2) }] }));
    expect(result.missing).toEqual([]);
    expect(result.summary).toContain('You’re taking all of them.');
  });

  it('knows an elective without asking for it', () => {
    const result = alignCourses(input({ typed: [typed('PHY 109')] }));
    expect(result.taking).toMatchObject([{ code: 'PHY 109', is_required: false }]);
    expect(result.local).toEqual([]);
  });

  it('takes two spellings of one course for one', () => {
    const phy = { typed: 'phy101', course: course('PHY 101'), university: null };
    expect(alignCourses(input({ typed: [phy, typed('PHY 101')] })).taking).toHaveLength(1);
  });

  it('names the learner’s own code where it differs', () => {
    const gst = { typed: 'GST 101', course: course('GST 111'), university: null };
    expect(alignCourses(input({ typed: [gst] })).taking).toMatchObject([{ code: 'GST 111', typed_as: 'GST 101' }]);
  });

  it('says that it does not know a programme, and makes nothing up', () => {
    const result = alignCourses(input({ programme: null, typed: [typed('PHY 101')] }));
    expect(result).toMatchObject({ coverage: 'programme_unknown', program: 'bsc physics', required: [], missing: [] });
    expect(result.summary).toBe(
      'We don’t have the CCMAS course list for bsc physics yet. We do know 1 course of yours.',
    );
  });

  it('says that it does not know a level', () => {
    const result = alignCourses(input({ level: 400 }));
    expect(result.coverage).toBe('level_unknown');
    expect(result.summary).toContain('the 400 level of B.Sc. Physics');
  });
});

describe('the semester', () => {
  it.each([
    ['First Semester', 1],
    ['1', 1],
    ['Harmattan', 1],
    ['second', 2],
    ['2nd semester', 2],
    ['Rain', 2],
    ['', null],
    ['summer', null],
    [null, null],
  ])('%j means %j', (text, semester) => {
    expect(parseSemester(text)).toBe(semester);
  });
});
