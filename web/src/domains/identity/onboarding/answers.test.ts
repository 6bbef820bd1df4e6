import { describe, expect, it } from 'vitest';
import {
  addCourses,
  blankAnswers,
  fromPreferences,
  isStepComplete,
  parseLevel,
  reachableStep,
  toPreferences,
  toProfile,
} from './answers.ts';

const filled = {
  ...blankAnswers,
  university: ' UNILAG ',
  faculty: 'Science',
  department: 'Physics',
  program: 'B.Sc. Physics',
  level: '200 Level',
};

describe('the level', () => {
  it.each([
    ['200 Level', 200],
    ['Level 300, second choice 400', 300],
    ['0', 100],
    ['000', 100],
    ['100', 100],
  ])('%j is %i', (text, level) => {
    expect(parseLevel(text)).toBe(level);
  });

  it('without digits is no level, and nothing can be sent', () => {
    expect(parseLevel('Final year')).toBeNull();
    expect(parseLevel('2024/2025')).toBeNull();
    expect(toProfile({ ...filled, level: 'Final year' })).toBeNull();
  });
});

describe('course codes', () => {
  it('are trimmed, empty ones dropped, the rest appended', () => {
    expect(addCourses(['PHY 101'], ' MTH 101 ,, CHM 101,')).toEqual(['PHY 101', 'MTH 101', 'CHM 101']);
  });

  it('are not listed twice, however they are spelled', () => {
    expect(addCourses(['PHY 101'], 'phy101, PHY-101')).toEqual(['PHY 101']);
  });

  it('typed but not added yet are sent too', () => {
    expect(toProfile({ ...filled, courses: ['PHY 101'], courseDraft: 'MTH 101' })?.current_courses).toEqual([
      'PHY 101',
      'MTH 101',
    ]);
  });
});

describe('the steps', () => {
  it.each([
    [1, 'university'],
    [1, 'faculty'],
    [2, 'department'],
    [2, 'program'],
    [3, 'level'],
  ] as const)('step %i cannot be left while %s is blank', (step, field) => {
    expect(isStepComplete(step, filled)).toBe(true);
    expect(isStepComplete(step, { ...filled, [field]: '  ' })).toBe(false);
  });

  it('may be put off, and then hold up nobody', () => {
    expect(reachableStep(4, { ...blankAnswers, later: ['1', '2', '3'] })).toBe(4);
    expect(reachableStep(4, { ...blankAnswers, later: ['1'] })).toBe(2);
  });

  it('let nobody skip one that is not complete', () => {
    expect(reachableStep(4, blankAnswers)).toBe(1);
    expect(reachableStep(4, { ...filled, program: '' })).toBe(2);
    expect(reachableStep(4, filled)).toBe(4);
    expect(reachableStep(1, blankAnswers)).toBe(1);
  });
});

describe('what is sent', () => {
  it('needs neither program nor level', () => {
    expect(toProfile({ ...blankAnswers, university: 'UNILAG', courseDraft: 'MTH 101' })).toMatchObject({
      university: 'UNILAG',
      program: '',
      level: 0,
      current_courses: ['MTH 101'],
    });
  });

  it('is trimmed, has the defaults and leaves the study habit out', () => {
    expect(toProfile({ ...filled, habit: 'night' })).toEqual({
      university: 'UNILAG',
      faculty: 'Science',
      department: 'Physics',
      program: 'B.Sc. Physics',
      level: 200,
      semester: '',
      current_courses: [],
      preferred_learning_style: 'mixed',
      preferred_standard: 'CCMAS',
    });
  });

  it('as preferences comes back as the same answers', () => {
    const answers = { ...filled, courses: ['PHY 101'], habit: 'night' as const, style: 'video' as const };
    expect(fromPreferences(toPreferences(answers, 3))).toEqual(answers);
  });
});
