import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blocksFromMarkdown, splitFrontMatter } from '../../engine/src/text/from-markdown.ts';
import { countWords } from '../../engine/src/text/normalise.ts';
import { checkCourse } from '../check/course.ts';
import { line } from '../check/faults.ts';
import { openFolder } from '../check/folder.ts';
import { NOT_YET } from '../check/not-yet.ts';
import { curriculum } from '../curriculum/curriculum.ts';
import videos from '../videos.json' with { type: 'json' };
import { VideoRecordSchema } from '../videos.schema.ts';
import { NoteHeadSchema } from './schema.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const courses = readdirSync(folder).filter((name) => /^[A-Z]+-\d+$/.test(name));
const files = NOT_YET.flatMap((name) => readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`));
const notes = files.map((file) => {
  const { fields, body } = splitFrontMatter(readFileSync(`${folder}/${file}`, 'utf8'));
  return { file, fields, body, blocks: blocksFromMarkdown(body) };
});

it.each(courses.filter((name) => !NOT_YET.includes(name)))('%s has the form of a course', (name) => {
  expect(checkCourse(openFolder(`${folder}/${name}`), curriculum.courses).map(line)).toEqual([]);
});

describe.each(notes)('the note $file', ({ file, fields, body, blocks }) => {
  it('says which course, week and day it is, and lies where its head says', () => {
    const { course, week, day } = NoteHeadSchema.parse(fields);
    expect(file.replaceAll('\\', '/')).toMatch(new RegExp(`^${course.replace(' ', '-')}/${week}-${day}-[a-z-]+\\.md$`));
  });

  it('covers topics that the standard lists for its course', () => {
    const { standard, course, topics } = NoteHeadSchema.parse(fields);
    const listed = curriculum.courses.find((one) => one.standard === standard && one.code === course)?.topics;
    expect(topics.filter((topic) => !listed?.includes(topic))).toEqual([]);
  });

  it('is a day’s work, with headings, a table and an example', () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(900);
    expect(countWords(body)).toBeLessThanOrEqual(1450);
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(4);
    expect(blocks.some(({ kind }) => kind === 'table')).toBe(true);
    expect(body).toContain('Worked example');
  });

  it('has no pictures, links or HTML', () => {
    expect(body).not.toMatch(/!\[|\]\(|<[a-z/]|https?:/i);
  });
});

it('COS 101 has its first week, one topic after the other', () => {
  const heads = notes.map(({ fields }) => NoteHeadSchema.parse(fields)).filter(({ course }) => course === 'COS 101');
  expect(
    heads
      .filter(({ week }) => week === 1)
      .map(({ day }) => day)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5]);
  const topics = heads.flatMap((head) => head.topics);
  expect(new Set(topics).size).toBe(topics.length);
});

it('every video of the project’s list has the shape of the schema', () => {
  expect(VideoRecordSchema.array().safeParse(videos).success).toBe(true);
});
