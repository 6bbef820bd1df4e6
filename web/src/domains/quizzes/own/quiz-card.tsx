import type { ListedQuiz } from '@akada/contract/client';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { isDraft } from './order.ts';
import { LinkState } from './share/link-state.tsx';
import { ShareQuiz } from './share/share-quiz.tsx';
import { ownQuizzesTexts } from './texts.ts';

const texts = ownQuizzesTexts.card;

function stateOf({ status, opens_at, closes_at, closed_at }: ListedQuiz): string | undefined {
  if (status === 'open' && closes_at) return texts.openUntil(formatMoment(closes_at));
  if (status === 'scheduled' && opens_at) return texts.opensAt(formatMoment(opens_at));
  if (status === 'ended' && closes_at) return texts.endedAt(formatMoment(closes_at));
  return status === 'closed' && closed_at ? texts.closedAt(formatMoment(closed_at)) : undefined;
}

interface QuizCardProps {
  quiz: ListedQuiz;
  onChanged: () => void;
}

/** What, how many, how well, is the link open; the next step on the card itself. */
export function QuizCard({ quiz, onChanged }: QuizCardProps) {
  const id = useId();
  const { quiz_id, title, attempts, average_score, question_count, draft_count, wanted_count, drafts_to_see } = quiz;
  const needsReview = isDraft(quiz);
  return (
    <Card as="li" aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {needsReview ? (
          <Badge tone="info">{texts.draft}</Badge>
        ) : (
          <LinkState status={quiz.status}>{stateOf(quiz)}</LinkState>
        )}
        {quiz.live ? <Badge tone="success">{texts.live}</Badge> : null}
        {quiz.weak_questions > 0 ? (
          <Link
            to={`/quizzes/${quiz_id}/stats`}
            aria-label={texts.weakOf(quiz.weak_questions, title)}
            className="-my-2 inline-flex min-h-11 items-center rounded-pill"
          >
            <Badge tone="warning">{texts.weak(quiz.weak_questions)}</Badge>
          </Link>
        ) : null}
      </div>
      <h2 id={id} className="wrap-anywhere text-lg">
        <Link to={`/quizzes/${quiz_id}/edit`} className="hover:underline">
          {title}
        </Link>
      </h2>
      {needsReview ? (
        <Figures>
          <Figure label={texts.kept} value={question_count - draft_count} detail={texts.of(wanted_count)} />
          <Figure label={texts.toSee} value={drafts_to_see} />
        </Figures>
      ) : (
        <Figures>
          <Figure label={texts.attempts} value={attempts} />
          <Figure label={texts.average} value={average_score === null ? '–' : texts.percent(average_score)} />
        </Figures>
      )}
      {quiz.class_list ? (
        <p className="text-ink-soft text-sm">{texts.handedIn(quiz.class_list.handed_in, quiz.class_list.size)}</p>
      ) : null}
      <div className="mt-auto grid grid-cols-2 gap-2 pt-1">
        {needsReview ? (
          <LinkButton to={`/quizzes/${quiz_id}/drafts`} variant="secondary" className="col-span-2">
            {texts.review}
          </LinkButton>
        ) : (
          <>
            <ShareQuiz quiz={quiz} full label={texts.shareOf(title)} onChanged={onChanged} />
            <LinkButton to={`/quizzes/${quiz_id}/stats`} variant="secondary" aria-label={texts.statsOf(title)}>
              {texts.stats}
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}

const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2">{children}</dl>
);

function Figure({ label, value, detail }: { label: string; value: string | number; detail?: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold font-heading text-lg tabular-nums">
        {value}
        {detail ? <span className="font-body font-normal text-ink-soft text-sm"> {detail}</span> : null}
      </dd>
    </div>
  );
}
