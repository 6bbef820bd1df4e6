import type { QuizQuestion } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, ListChecks, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { documentsTexts } from '../../texts/en/documents.ts';
import { shareTexts } from '../../texts/en/share.ts';
import { useAskBeforeSharing } from '../../ui/ask-before-sharing.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import { countDrafts, madeQuizQuery, shareDrafts } from './api.ts';
import { MadeCard } from './made-card.tsx';
import { QuestionList } from './question-list.tsx';

const texts = documentsTexts.quiz;

/** A new quiz, with the ways to change it and to see who takes it. */
export function QuizCard({ quizId, note }: { quizId: string; note: string | null }) {
  const queryClient = useQueryClient();
  const result = useQuery(madeQuizQuery(quizId));
  const questions = result.data?.questions ?? [];
  const drafts = countDrafts(questions);
  const asking = useAskBeforeSharing({
    asks: drafts > 0 && result.data?.asks === true,
    texts: { ...shareTexts.drafts, text: shareTexts.drafts.text(drafts, questions.length) },
    children: (
      <Link to={`/quizzes/${quizId}/drafts`} className="link inline-flex min-h-11 items-center">
        {shareTexts.drafts.review}
      </Link>
    ),
    onConfirm: async () => {
      const shared = await shareDrafts(quizId).catch(() => null);
      if (!shared) toast.error(shareTexts.drafts.failed, { id: 'link' });
      else await queryClient.invalidateQueries({ queryKey: madeQuizQuery(quizId).queryKey });
      return shared !== null;
    },
  });
  return (
    <MadeCard
      result={result}
      texts={texts}
      note={note}
      guard={asking.guard}
      about={({ questions, title }) => texts.about(questions.length, title)}
      actions={({ id }) => (
        <>
          {drafts > 0 ? (
            <LinkButton to={`/quizzes/${id}/drafts`} variant="accent">
              <ListChecks aria-hidden />
              {texts.review}
            </LinkButton>
          ) : null}
          <LinkButton to={`/quizzes/${id}/edit`} variant={drafts > 0 ? 'secondary' : 'accent'}>
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
