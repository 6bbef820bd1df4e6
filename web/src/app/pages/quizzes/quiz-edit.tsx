import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router';
import { QuizToEdit } from '../../../domains/quizzes/editing/quiz-to-edit.tsx';
import { quizEditorTexts } from '../../../domains/quizzes/editing/texts.ts';
import { ShareQuiz } from '../../../domains/quizzes/own/share/share-quiz.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { useWayToQuizzes } from './use-way-to-quizzes.ts';

export default function QuizEditPage() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const home = useWayToQuizzes();
  /** The editor knows the quiz, the head has the place for its button. */
  const [placeToShare, setPlaceToShare] = useState<HTMLElement | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <BackLink {...home} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={isNew ? quizEditorTexts.newTitle : quizEditorTexts.title} />
        {isNew ? null : (
          <div className="flex min-h-11 flex-wrap gap-2.5">
            <div ref={setPlaceToShare} className="contents" />
            <LinkButton to={`/quizzes/${id}/stats`} variant="secondary">
              <ChartNoAxesColumn aria-hidden />
              {quizEditorTexts.stats}
            </LinkButton>
          </div>
        )}
      </div>
      <QuizToEdit
        quizId={id}
        home={home}
        share={(sharing) =>
          placeToShare ? createPortal(<ShareQuiz {...sharing} variant="primary" />, placeToShare) : null
        }
      />
    </div>
  );
}
