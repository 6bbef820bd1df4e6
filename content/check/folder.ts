import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** The files of one course folder, by what they are. */
export interface CourseFolder {
  path: string;
  /** "MTH-101" */
  name: string;
  lessons: string[];
  banks: string[];
  /** Answers to what students ask of a lesson. */
  asked: string[];
  /** Questions with other numbers each time. */
  templates: string[];
  figures: string[];
  /** What has no place in a course folder. */
  others: string[];
  has(file: string): boolean;
  read(file: string): string;
}

const LESSON = /^\d+-\d+-[a-z0-9-]+\.md$/;
const BANK = /^\d+-\d+-[a-z0-9-]+\.bank\.md$/;
const ASKED = /^\d+-\d+-[a-z0-9-]+\.asked\.md$/;
const TEMPLATES = /^\d+-\d+-[a-z0-9-]+\.templates\.md$/;

export function openFolder(path: string): CourseFolder {
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('.'))
    .sort(inOrder);
  const figures = files.filter((file) => /^figures\/[a-z0-9-]+\.svg$/.test(file));
  const lessons = files.filter((file) => LESSON.test(file));
  const banks = files.filter((file) => BANK.test(file));
  const asked = files.filter((file) => ASKED.test(file));
  const templates = files.filter((file) => TEMPLATES.test(file));
  const fixed = ['course.md', 'coverage.md', 'exam.bank.md'];
  const known = new Set([...figures, ...lessons, ...banks, ...asked, ...templates, ...fixed]);
  return {
    path,
    name: basename(path),
    lessons,
    banks,
    asked,
    templates,
    figures,
    others: files.filter((file) => !known.has(file)),
    has: (file) => existsSync(join(path, file)),
    read: (file) => readFileSync(join(path, file), 'utf8'),
  };
}

const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
