import type { LibraryCourse, LinkedThing } from '@akada/contract/client';
import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import { chooseTexts as texts } from './texts.ts';
import { type Chosen, ThingsGroup } from './things-group.tsx';
import { type Lesson, weeksOf } from './weeks.ts';

const asValue = (thing: LinkedThing) => JSON.stringify(thing);

/** A course of the library, and its weeks and lessons to choose from. */
export function LessonThings({ courses, chosen }: { courses: readonly LibraryCourse[]; chosen: Chosen }) {
  const [slug, setSlug] = useState('');
  const course = courses.find((one) => one.slug === slug);
  const toChoices = (of: LibraryCourse, week: number, lessons: readonly Lesson[]) => [
    {
      value: asValue({ kind: 'week', course: of.slug, week }),
      label: texts.wholeWeek(week),
      hint: texts.lessons(lessons.length),
    },
    ...lessons.map(({ name, title, day, minutes }) => ({
      value: asValue({ kind: 'lesson', course: of.slug, lesson: name }),
      label: title,
      hint: texts.day(day, minutes),
    })),
  ];
  return (
    <>
      <Select
        label={texts.course}
        placeholder={texts.chooseCourse}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
        options={courses.map(({ slug: value, code, title }) => ({ value, label: `${code} ${title}` }))}
      />
      {course
        ? weeksOf(course.lessons).map(({ week, lessons }) => (
            <ThingsGroup
              key={week}
              legend={texts.week(week)}
              things={toChoices(course, week, lessons)}
              chosen={chosen}
            />
          ))
        : null}
    </>
  );
}
