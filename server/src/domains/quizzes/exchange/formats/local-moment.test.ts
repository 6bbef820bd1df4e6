import { expect, it } from 'vitest';
import { writeClassCsv } from './class-csv.ts';
import { localMoments } from './local-moment.ts';
import { writeResultsCsv } from './results-csv.ts';

const late = new Date('2026-11-17T23:30:05Z');
const who = { student_name: 'Ada', student_email: 'ada@student.example', student_number: null, student_group: null };
const facts = {
  score: 50,
  correct: 1,
  total: 2,
  seconds: null,
  is_late: false,
  is_unverified: false,
  is_outside: false,
  reopened: 0,
};

it.each([
  ['Africa/Lagos', '2026-11-18 00:30:05'],
  ['America/New_York', '2026-11-17 18:30:05'],
])('a moment is written in the zone %s, which the column names', (zone, written) => {
  expect(localMoments(zone).write(late)).toBe(written);
  expect(localMoments(zone).column('Submitted')).toBe(`Submitted (${zone})`);
});

it('results and class lists are written in the owner’s zone', () => {
  const results = writeResultsCsv([], [{ ...who, ...facts, submitted_at: late, answers: [] }], 'Africa/Lagos');
  const result = { score: 50, correctAnswers: 1, totalQuestions: 2, attempts: 1, is_late: false };
  const student = { number: '1', name: 'Ada', group: '', result: { ...result, submitted_at: late.toISOString() } };
  const list = { imported_at: null, students: [student], missing: 0, unlisted: [] };
  for (const csv of [results, writeClassCsv(list as Parameters<typeof writeClassCsv>[0], 'Africa/Lagos')]) {
    expect(csv).toContain('Submitted (Africa/Lagos)');
    expect(csv).toContain('2026-11-18 00:30:05');
  }
});
