import { ArrowLeft, ChartNoAxesColumn } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { QuizToEdit } from '../../features/quiz-editor/quiz-to-edit.tsx';
import { quizEditorTexts } from '../../texts/en/quiz-editor.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export default function QuizEditPage() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  return (
    <div className="flex flex-col gap-5">
      <Link to="/studentassessments" className="link -mb-3 inline-flex min-h-11 items-center gap-1.5 self-start">
        <ArrowLeft aria-hidden className="size-4" />
        {quizEditorTexts.back}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={isNew ? quizEditorTexts.newTitle : quizEditorTexts.title} />
        {isNew ? null : (
          <LinkButton to={`/quizzes/${id}/stats`} variant="secondary">
            <ChartNoAxesColumn aria-hidden />
            {quizEditorTexts.stats}
          </LinkButton>
        )}
      </div>
      <QuizToEdit quizId={id} />
    </div>
  );
}
