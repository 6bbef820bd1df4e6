import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { commonTexts } from '../../texts/en/common.ts';
import { documentsTexts } from '../../texts/en/documents.ts';
import { shareTexts } from '../../texts/en/share.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { ShareLink } from '../../ui/share-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type MadeQuiz, madeQuizQuery } from './api.ts';
import { QuestionList } from './question-list.tsx';

const texts = documentsTexts.quiz;

/** A new quiz: its link and the ways to hand it on, then the quiz itself. */
export function QuizCard({ quizId, note }: { quizId: string; note: string | null }) {
  const quiz = useQuery(madeQuizQuery(quizId));
  return (
    <Card className="flex flex-col gap-4">
      {quiz.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {quiz.isError ? (
        <Banner
          tone="error"
          title={texts.loadFailed}
          action={
            <Button variant="secondary" busy={quiz.isFetching} onClick={() => quiz.refetch()}>
              {commonTexts.retry}
            </Button>
          }
        />
      ) : null}
      {quiz.data ? <Made quiz={quiz.data} note={note} /> : null}
    </Card>
  );
}

function Made({ quiz: { id, title, link, questions }, note }: { quiz: MadeQuiz; note: string | null }) {
  const [showsAll, setShowsAll] = useState(true);
  const address = new URL(link, window.location.origin).href;
  return (
    <>
      <div>
        <h2 className="text-lg">{texts.ready}</h2>
        <p className="text-ink-soft">{texts.about(questions.length, title)}</p>
      </div>
      {note ? <Banner tone="info">{note}</Banner> : null}
      <ShareLink
        link={address}
        label={texts.link}
        message={texts.message(title, address)}
        texts={shareTexts}
        qr={{
          picture: <QrPicture text={address} label={texts.qr} hint={shareTexts.qrText} />,
          show: shareTexts.showQr,
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to={`/quizzes/${id}/edit`} variant="accent">
          <PencilLine aria-hidden />
          {texts.edit}
        </LinkButton>
        <LinkButton to={`/quizzes/${id}/stats`} variant="secondary">
          <ChartNoAxesColumn aria-hidden />
          {texts.stats}
        </LinkButton>
      </div>
      <div className="border-line border-t pt-4">
        {questions.length === 0 ? <p>{documentsTexts.errors.none}</p> : null}
        {showsAll ? <QuestionList questions={questions} /> : null}
        {questions.length > 0 ? (
          <Button variant="ghost" className="mt-3 -ml-4" onClick={() => setShowsAll((now) => !now)}>
            {showsAll ? texts.hide : texts.show}
          </Button>
        ) : null}
      </div>
    </>
  );
}
