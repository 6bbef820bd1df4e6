import { useQuery } from '@tanstack/react-query';
import { classroomTexts } from '../../domains/quizzes/classroom/texts.ts';
import { ownQuizzesQuery } from '../../domains/quizzes/own/api.ts';
import { NewQuizMenu, NewQuizWays } from '../../domains/quizzes/own/new-quiz.tsx';
import { OwnQuizzes } from '../../domains/quizzes/own/own-quizzes.tsx';
import { ownQuizzesTexts } from '../../domains/quizzes/own/texts.ts';
import { coverageTexts } from '../../domains/sprints/coverage/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { NewQuiz } from '../pages/quizzes/new-quiz-form.tsx';

const texts = ownQuizzesTexts;

/** Home for somebody who teaches. */
export default function TeachingPage() {
  const quizzes = useQuery(ownQuizzesQuery).data?.data.quizzes;
  const isFirst = quizzes?.length === 0;
  const isLive = quizzes?.some(({ live }) => live) ?? false;
  return (
    <div className="flex flex-col gap-6 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={texts.heading} />
        <NewQuizMenu isNext={!isLive && !isFirst} />
      </div>
      <OwnQuizzes first={<NewQuiz />} />
      <NewQuizWays />
      <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed p-5">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{coverageTexts.teach.heading}</h2>
          <p className="text-ink-soft">{coverageTexts.teach.text}</p>
        </div>
        <LinkButton to="/coverage" variant="secondary">
          {coverageTexts.teach.open}
        </LinkButton>
      </section>
      <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed p-5">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{classroomTexts.offer.heading}</h2>
          <p className="text-ink-soft">{classroomTexts.offer.text}</p>
        </div>
        <LinkButton to="/class" variant="secondary">
          {classroomTexts.offer.open}
        </LinkButton>
      </section>
      <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed p-5">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{texts.studies.heading}</h2>
          <p className="text-ink-soft">{texts.studies.text}</p>
        </div>
        <LinkButton to="/sprint" variant="secondary">
          {texts.studies.open}
        </LinkButton>
      </section>
    </div>
  );
}
