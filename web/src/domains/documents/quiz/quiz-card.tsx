import type { QuizQuestion } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, ListChecks, PencilLine, Play, Timer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useAskAboutDrafts } from '../../sharing/ask-about-drafts.tsx';
import { countDrafts, madeQuizQuery } from '../api.ts';
import { documentsTexts } from '../texts.ts';
import { MadeCard } from './made-card.tsx';
import { QuestionList } from './question-list.tsx';

const texts = documentsTexts.quiz;

interface QuizCardProps {
  quizId: string;
  asked?: number;
  note: string | null;
  /** Who teaches goes through the questions first; who studies takes the quiz, without having seen the answers. */
  isTeaching: boolean;
}

/** A new quiz, with the ways to take it, to change it and to see who takes it. */
export function QuizCard({ quizId, asked = 0, note, isTeaching }: QuizCardProps) {
  const queryClient = useQueryClient();
  const result = useQuery(madeQuizQuery(quizId));
  const questions = result.data?.questions ?? [];
  const drafts = countDrafts(questions);
  const asking = useAskAboutDrafts({
    quizId,
    drafts,
    questions: questions.length,
    asks: drafts > 0 && result.data?.asks === true,
    onShared: () => queryClient.invalidateQueries({ queryKey: madeQuizQuery(quizId).queryKey }),
  });
  return (
    <MadeCard
      result={result}
      texts={texts}
      note={note}
      guard={asking.guard}
      about={({ questions, title }) => texts.about(questions.length, Math.max(asked, questions.length), title)}
      actions={({ id, link }) => (
        <>
          {isTeaching ? null : (
            // Another document of ours, so no link of the router.
            <a href={link} className={buttonClass('accent', 'md', false)}>
              <Play aria-hidden />
              {texts.take}
            </a>
          )}
          <LinkButton to={`/examination?quiz=${id}`} variant="secondary">
            <Timer aria-hidden />
            {texts.sit}
          </LinkButton>
          {drafts > 0 ? (
            <LinkButton to={`/quizzes/${id}/drafts`} variant={isTeaching ? 'accent' : 'secondary'}>
              <ListChecks aria-hidden />
              {texts.review}
            </LinkButton>
          ) : null}
          <LinkButton to={`/quizzes/${id}/edit`} variant={isTeaching && drafts === 0 ? 'accent' : 'secondary'}>
            <PencilLine aria-hidden />
            {texts.edit}
          </LinkButton>
          <LinkButton to={`/quizzes/${id}/stats`} variant="secondary">
            <ChartNoAxesColumn aria-hidden />
            {texts.stats}
          </LinkButton>
          {asking.dialog}
        </>
      )}
    >
      {({ questions }) => <Questions questions={questions} isTeaching={isTeaching} />}
    </MadeCard>
  );
}

function Questions({ questions, isTeaching }: { questions: QuizQuestion[]; isTeaching: boolean }) {
  const [showsAnswers, setShowsAnswers] = useState(isTeaching);
  if (questions.length === 0) return <p>{documentsTexts.errors.none}</p>;
  return (
    <>
      <Button
        variant="ghost"
        className="mb-3 -ml-4"
        aria-expanded={showsAnswers}
        onClick={() => setShowsAnswers((now) => !now)}
      >
        {showsAnswers ? texts.hideAnswers : texts.showAnswers}
      </Button>
      <QuestionList questions={questions} showsAnswers={showsAnswers} />
    </>
  );
}
