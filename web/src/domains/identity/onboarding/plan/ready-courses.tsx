import type { LibraryCourse } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { libraryCoursesQuery } from '../../../../lib/library-courses.ts';
import { Button } from '../../../../ui/button.tsx';
import { onboardingTexts } from '../texts.ts';

const texts = onboardingTexts.ready;
/** All of a first semester: three rows on a phone. */
const MOST_SHOWN = 9;

/** Odd numbers are those of the first semester, with which the first evening begins: MTH 101, GST 111. */
const isOfFirstSemester = ({ code }: LibraryCourse) => /[13579]$/.test(code);
const firstSemesterFirst = (courses: readonly LibraryCourse[]) => [
  ...courses.filter(isOfFirstSemester),
  ...courses.filter((course) => !isOfFirstSemester(course)),
];

interface ReadyCoursesProps {
  isStarting: boolean;
  fault: string | null;
  onStart: (course: LibraryCourse) => void;
}

/** The shortest way of all: a course that is written out, and its first lesson. */
export function ReadyCourses({ isStarting, fault, onStart }: ReadyCoursesProps) {
  const id = useId();
  const { data: courses } = useQuery(libraryCoursesQuery);
  if (!courses || courses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      <p className="text-ink-soft text-sm">{texts.lead}</p>
      <ul className="flex flex-wrap gap-2">
        {firstSemesterFirst(courses)
          .slice(0, MOST_SHOWN)
          .map((course) => (
            <li key={course.slug}>
              <Button
                variant="secondary"
                aria-label={texts.start(course.code, course.title)}
                disabled={isStarting}
                onClick={() => onStart(course)}
              >
                {course.code}
              </Button>
            </li>
          ))}
      </ul>
      <p role="status" className="text-sm">
        {isStarting ? onboardingTexts.drafts.starting : fault}
      </p>
    </section>
  );
}
