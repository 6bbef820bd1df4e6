import type { QuizQuestion } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { documentsTexts } from '../../texts/en/documents.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { madeQuizQuery } from './api.ts';
import { MadeCard } from './made-card.tsx';
import { QuestionList } from './question-list.tsx';

const texts = documentsTexts.quiz;

/** A new quiz, with the ways to change it and to see who takes it. */
export function QuizCard({ quizId, note }: { quizId: string; note: string | null }) {
  return (
    <MadeCard
      result={useQuery(madeQuizQuery(quizId))}
      texts={texts}
      note={note}
      about={({ questions, title }) => texts.about(questions.length, title)}
      actions={({ id }) => (
        <>
          <LinkButton to={`/quizzes/${id}/edit`} variant="accent">
            <PencilLine aria-hidden />
            {texts.edit}
          </LinkButton>
          <LinkButton to={`/quizzes/${id}/stats`} variant="secondary">
            <ChartNoAxesColumn aria-hidden />
            {texts.stats}
          </LinkButton>
        </>
      )}
    >
      {({ questions }) => <Questions questions={questions} />}
    </MadeCard>
  );
}

function Questions({ questions }: { questions: QuizQuestion[] }) {
  const [showsAll, setShowsAll] = useState(true);
  if (questions.length === 0) return <p>{documentsTexts.errors.none}</p>;
  return (
    <>
      {showsAll ? <QuestionList questions={questions} /> : null}
      <Button
        variant="ghost"
        className="mt-3 -ml-4"
        aria-expanded={showsAll}
        onClick={() => setShowsAll((now) => !now)}
      >
        {showsAll ? texts.hide : texts.show}
      </Button>
    </>
  );
}
