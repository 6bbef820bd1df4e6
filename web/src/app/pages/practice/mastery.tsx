import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { type MapPlace, masteryQuery } from '../../../domains/practice/mastery/api.ts';
import { MasteryView } from '../../../domains/practice/mastery/mastery-view.tsx';
import { coverageTexts } from '../../../domains/sprints/coverage/texts.ts';
import { ExamDialog } from '../../../domains/sprints/page/change/exam-dialog.tsx';
import { QuizDialog } from '../../../domains/sprints/quiz/quiz-dialog.tsx';
import { type QuizPlace, quizUnderWay } from '../../../domains/sprints/quiz/use-sprint-quiz.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { readAgain } from '../../../lib/read-again.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

/** The topics of a sprint, or of a course of the library. */
export default function MasteryPage() {
  const { uniqueId, course = '' } = useParams();
  const place: MapPlace = uniqueId ? { sprintId: uniqueId } : { course };
  const { data } = useQuery(masteryQuery(place));
  const queries = useQueryClient();
  const exam = useHistoryDialog('exam');
  const quiz = useHistoryDialog('quiz');
  const [asked, setAsked] = useState<QuizPlace | null>(() => (quiz.isOpen ? quizUnderWay() : null));
  const isOver = exam.isOpen || quiz.isOpen;
  // What was answered, or the date that was set, is shown as soon as the dialog is closed.
  useEffect(() => {
    if (!isOver) void readAgain(queries, ['mastery']);
  }, [queries, isOver]);
  const sprintId = data?.data.sprint_id;
  return (
    <>
      <MasteryView
        place={place}
        heading={(title, words) => <PageHeading title={title}>{words}</PageHeading>}
        onPractise={({ sprint_id, week, day }) => {
          setAsked({ sprintId: sprint_id, week, dayRange: String(day) });
          quiz.open();
        }}
        onChangeDate={exam.open}
      />
      {uniqueId ? null : (
        <div className="mx-auto mt-6 w-full max-w-5xl">
          <LinkButton to={`/coverage?${new URLSearchParams({ course })}`} variant="secondary">
            {coverageTexts.compare}
          </LinkButton>
        </div>
      )}
      {quiz.isOpen && asked ? <QuizDialog place={asked} onClose={quiz.close} onAnother={quiz.close} /> : null}
      {exam.isOpen && data && sprintId ? (
        <ExamDialog path={{ id: sprintId, exam_date: data.data.exam_date }} onClose={exam.close} />
      ) : null}
    </>
  );
}
