import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCourseFolder } from '../src/ports/courses/folder.ts';
import type { CourseLibrary } from '../src/ports/courses/port.ts';

/** A course of two weeks with a lesson each and an examination, in the form that courses have. */
export async function aSmallLibrary(): Promise<CourseLibrary> {
  const folder = mkdtempSync(join(tmpdir(), 'akada-library-'));
  const course = join(folder, 'MTH-101');
  cpSync(fileURLToPath(new URL('../../docs/course-template/MTH-101', import.meta.url)), course, { recursive: true });
  const read = (file: string) => readFileSync(join(course, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(course, file), text);
  const lesson = read('2-2-quadratic-equations.md');
  const bank = read('2-2-quadratic-equations.bank.md');
  const first = lesson.replace('week: 2', 'week: 1').replace('day: 2', 'day: 1');
  write('1-1-first-steps.md', first.replace('title: Quadratic equations', 'title: First steps'));
  write('1-1-first-steps.bank.md', bank.replaceAll(/^Solve |^Find /gm, 'First steps: $&'));
  write('1-1-first-steps.templates.md', read('2-2-quadratic-equations.templates.md'));
  write('exam.bank.md', bank.replace('lesson: quadratic-equations\ncourse: MTH 101', 'exam: MTH 101\nminutes: 90'));
  write(
    'course.md',
    '---\nstandard: CCMAS\ncourse: MTH 101\ntitle: Algebra\nleft_out: roots of unity\n---\n\n## What it covers\n\nTwo lessons.\n',
  );
  write(
    'coverage.md',
    '---\nstandard: CCMAS\ncourse: MTH 101\n---\n\n- theory of quadratic equations -> quadratic-equations > Sum and product of roots\n- nth roots of unity -> left out: a small library has no room\n',
  );
  const library = await openCourseFolder(folder);
  rmSync(folder, { recursive: true });
  return library;
}
