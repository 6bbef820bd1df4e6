import { ApiError, type QuizCourse } from '@akada/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useId } from 'react';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { askCourse, quizCoursesQuery } from './api.ts';
import { StudentsTable } from './students-table.tsx';
import { courseMembersTexts as texts } from './texts.ts';

/** For each course of a learning platform that links to the quiz: who hasn't sat it. Nothing where there is none. */
export function CourseMembers({ quizId }: { quizId: string }) {
  const { data: courses = [] } = useQuery(quizCoursesQuery(quizId));
  return courses.map((course) => <CourseSection key={course.id} quizId={quizId} course={course} />);
}

function CourseSection({ quizId, course: { id, title, platform } }: { quizId: string; course: QuizCourse }) {
  const heading = useId();
  // No query: what the platform tells goes with the page.
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => askCourse(quizId, id), gcTime: 0 });
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="wrap-anywhere text-lg">
        {texts.heading(title, platform)}
      </h2>
      {error ? (
        <Banner tone="error" title={error instanceof ApiError ? error.message : commonTexts.unreachable} />
      ) : null}
      {data ? <StudentsTable list={data} platform={platform} caption={texts.heading(title, platform)} /> : null}
      <Button
        variant="secondary"
        className="self-start"
        busy={isPending}
        busyLabel={texts.busy}
        onClick={() => mutate()}
      >
        <GraduationCap aria-hidden />
        {data ? texts.again : texts.ask}
      </Button>
      <p className="text-ink-faint text-sm">
        {texts.lead(platform)}
        {data ? ` ${texts.counts}` : null}
      </p>
    </Card>
  );
}
