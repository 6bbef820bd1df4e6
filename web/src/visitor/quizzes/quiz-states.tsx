import { useState } from 'react';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { formatMoment } from '../../lib/format.ts';
import { ErrorArt, NoQuizzesArt, NotFoundArt } from '../../ui/art/empty-art.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContactModal } from './contact-modal.tsx';

const texts = quizPageTexts.states;

function whyNotAvailable(quiz: TakerQuiz | null): string {
  if (quiz?.status === 'scheduled' && quiz.opensAt) return texts.opens(formatMoment(quiz.opensAt));
  if (quiz?.status === 'ended' && quiz.closesAt) return texts.ended(formatMoment(quiz.closesAt));
  return texts.notAvailableText;
}

interface QuizNotAvailableProps {
  quizId: string;
  quiz: TakerQuiz | null;
  onRefresh: () => void;
}

export function QuizNotAvailable({ quizId, quiz, onRefresh }: QuizNotAvailableProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <EmptyState
        heading="h1"
        art={<NoQuizzesArt />}
        title={texts.notAvailable}
        action={
          <>
            {quiz?.lecturerEmail ? (
              <a href={mailLink(quiz.lecturerEmail, quiz.title)} className={buttonClass('secondary', 'md', false)}>
                {texts.contact}
              </a>
            ) : (
              <Button data-only="site" variant="secondary" onClick={() => setWriting(true)}>
                {texts.contact}
              </Button>
            )}
            <Button onClick={onRefresh}>{texts.refresh}</Button>
          </>
        }
      >
        {quiz ? <p className="font-semibold text-ink">{quiz.title}</p> : null}
        <p>{whyNotAvailable(quiz)}</p>
      </EmptyState>
      {isWriting ? <ContactModal quizId={quizId} onClose={() => setWriting(false)} /> : null}
    </>
  );
}

const mailLink = (address: string, title: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(quizPageTexts.contact.subject(title))}`;

export function ErrorLoadingQuiz({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <EmptyState
      heading="h1"
      art={<ErrorArt />}
      title={texts.errorLoading}
      action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    >
      <p role="alert">{text}</p>
    </EmptyState>
  );
}

export function InvalidQuizId() {
  return (
    <EmptyState heading="h1" art={<NotFoundArt />} title={texts.invalidId}>
      {texts.invalidIdText}
    </EmptyState>
  );
}

export function LoadingQuiz() {
  return (
    <div className="mx-auto max-w-lg">
      <p role="status" className="sr-only">
        {quizPageTexts.loading}
      </p>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-2 h-5 w-40" />
      <Skeleton className="mt-5 h-105 w-full rounded-card" />
    </div>
  );
}
