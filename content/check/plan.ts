import type { CourseHead } from '../courses/schema.ts';
import type { CourseRecord } from '../curriculum/schema.ts';
import type { Fault, Say } from './faults.ts';
import type { ReadLesson } from './lesson-file.ts';

const LESSONS: [least: number, most: number] = [14, 20];

/** Whether the lessons together make the course that the standard describes, in weeks and days without a gap. */
export function checkPlan(
  name: string,
  lessons: ReadLesson[],
  front: CourseHead | null,
  catalogue: CourseRecord[],
): Fault[] {
  const faults: Fault[] = [];
  const at =
    ({ file }: ReadLesson): Say =>
    (line, text) =>
      faults.push({ file, at: line, text });
  const courses = catalogue.filter(
    ({ code, standard }) => code.replace(' ', '-') === name && standard === (front?.standard ?? 'CCMAS'),
  );
  const topics = new Set(courses.flatMap((course) => course.topics));
  const outcomes = new Set(courses.flatMap((course) => course.outcomes));
  const anywhere = new Set(catalogue.flatMap((course) => course.topics));
  const titles = new Map<number, string>();
  for (const read of lessons) {
    const { head, file, lesson } = read;
    if (!head) continue;
    const { lineOf } = lesson.source;
    const say = at(read);
    if (head.course.replace(' ', '-') !== name)
      say(lineOf('course'), `this folder is ${name}; the head says ${head.course}`);
    if (!file.startsWith(`${head.week}-${head.day}-`))
      say(lineOf('week'), `the head says week ${head.week}, day ${head.day}; the file is called ${file}`);
    foreign(head.topics, topics, (topic) =>
      say(
        lineOf('topics'),
        `"${topic}" is not a topic of ${head.course} in the catalogue: take its wording letter by letter`,
      ),
    );
    foreign(head.outcomes ?? [], outcomes, (outcome) =>
      say(lineOf('outcomes'), `"${outcome}" is not an outcome of ${head.course} in the catalogue`),
    );
    foreign(head.needs ?? [], anywhere, (need) => say(lineOf('needs'), `"${need}" is not a topic of the catalogue`));
    const title = titles.get(head.week) ?? head.week_title;
    titles.set(head.week, title);
    if (title !== head.week_title)
      say(lineOf('week_title'), `week ${head.week} is called "${title}" in its first lesson; write the same`);
  }
  faults.push(...gaps(lessons), ...uncovered(lessons, front, topics));
  const [least, most] = LESSONS;
  if (lessons.length < least || lessons.length > most) {
    faults.push({
      file: 'course.md',
      at: 1,
      text: `the course has ${lessons.length} lessons; ${least} to ${most} make a course`,
    });
  }
  return faults;
}

function foreign(list: string[], known: Set<string>, say: (entry: string) => void) {
  for (const entry of list) if (!known.has(entry)) say(entry);
}

function gaps(lessons: ReadLesson[]): Fault[] {
  let before = { week: 0, day: 0 };
  return lessons.flatMap(({ file, head }) => {
    if (!head) return [];
    const { week, day } = head;
    const follows = (week === before.week && day === before.day + 1) || (week === before.week + 1 && day === 1);
    const text = `week ${week}, day ${day} does not follow week ${before.week}, day ${before.day}: number weeks and days without a gap`;
    before = { week, day };
    return follows ? [] : [{ file, at: 1, text }];
  });
}

function uncovered(lessons: ReadLesson[], front: CourseHead | null, topics: Set<string>): Fault[] {
  const taught = new Set(lessons.flatMap(({ head }) => head?.topics ?? []));
  const left = front?.left_out ?? [];
  const say = (text: string): Fault => ({ file: 'course.md', at: 1, text });
  return [
    ...[...topics]
      .filter((topic) => !taught.has(topic) && !left.includes(topic))
      .map((topic) => say(`no lesson covers "${topic}": write one, or list it under left_out`)),
    ...left
      .filter((topic) => !topics.has(topic))
      .map((topic) => say(`left_out names "${topic}", which the catalogue does not list`)),
    ...left
      .filter((topic) => taught.has(topic))
      .map((topic) => say(`left_out names "${topic}", which a lesson covers`)),
  ];
}
