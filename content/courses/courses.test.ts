import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkCourse } from '../check/course.ts';
import { line } from '../check/faults.ts';
import { openFolder } from '../check/folder.ts';
import { curriculum } from '../curriculum/curriculum.ts';
import videos from '../videos.json' with { type: 'json' };
import { VideoRecordSchema } from '../videos.schema.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const courses = readdirSync(folder).filter((name) => /^[A-Z]+-\d+$/.test(name));

/** `npm run content:check` draws 200 of each template; that the form is kept shows in fewer. */
const DRAWS = 25;

it.each(courses)('%s has the form of a course', (name) => {
  expect(checkCourse(openFolder(`${folder}/${name}`), curriculum, DRAWS).map(line)).toEqual([]);
});

it('every video of the project’s list has the shape of the schema', () => {
  expect(VideoRecordSchema.array().safeParse(videos).success).toBe(true);
});
