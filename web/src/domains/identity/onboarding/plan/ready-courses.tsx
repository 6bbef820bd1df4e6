import type { LibraryCourse } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { libraryCoursesQuery } from '../../../../lib/library-courses.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { onboardingTexts } from '../texts.ts';

const texts = onboardingTexts.ready;
/** About as many as the library has: their place is kept, so that nothing below them moves when they come. */
const EXPECTED = Array.from({ length: 15 }, (_, index) => index);

/** Odd numbers are those of the first semester, with which the first evening begins: MTH 101, GST 111. */
const isOfFirstSemester = ({ code }: LibraryCourse) => /[13579]$/.test(code);
const firstSemesterFirst = (courses: readonly LibraryCourse[]) => [
  ...courses.filter(isOfFirstSemester),
  ...courses.filter((course) => !isOfFirstSemester(course)),
];

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2';

interface ReadyCoursesProps {
  isStarting: boolean;
  fault: string | null;
  onStart: (course: LibraryCourse) => void;
}

/** The shortest way of all: a course that is written out, and its first lesson. */
export function ReadyCourses({ isStarting, fault, onStart }: ReadyCoursesProps) {
  const id = useId();
  const { data: courses, isPending } = useQuery(libraryCoursesQuery);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      <p className="text-ink-soft text-sm">{texts.lead}</p>
      {isPending ? (
        <div className={grid}>
          {EXPECTED.map((place) => (
            <Skeleton key={place} className="h-11" />
          ))}
        </div>
      ) : (
        <ul className={grid}>
          {firstSemesterFirst(courses ?? []).map((course) => (
            <li key={course.slug}>
              <Button
                variant="secondary"
                full
                className="h-11 px-1"
                aria-label={texts.start(course.code, course.title)}
                disabled={isStarting}
                onClick={() => onStart(course)}
              >
                {course.code}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* The library has a document of its own; it is also the way on where the list did not come. */}
      <a href="/library" className="link self-start">
        {texts.all}
      </a>
      <p role="status" className="text-sm">
        {isStarting ? onboardingTexts.drafts.starting : fault}
      </p>
    </section>
  );
}
