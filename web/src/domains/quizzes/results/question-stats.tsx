import type { QuestionStats, QuizStats } from '@akada/contract/client';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { RichText } from '../../../ui/prose.tsx';
import { QuestionPicture } from '../../../ui/question-picture.tsx';
import { DropOffer } from './drop-offer.tsx';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.questions;
const ENOUGH = 10;
/** Fewer than half of a class: one teaches that again. */
const TEACH_AGAIN_BELOW = 0.5;
const MOST_TO_TEACH = 3;
/** Fewer results say more about the students than about the lecture. */
const ENOUGH_TO_TEACH = 5;

type Numbered = QuestionStats & { number: number };

/** The worst-answered first, since that is what the next lecture is about; what nobody has answered yet last. */
export function worstFirst(questions: readonly QuestionStats[]): Numbered[] {
  return questions
    .map((question, index) => ({ ...question, number: index + 1 }))
    .sort((a, b) => (a.difficulty ?? 2) - (b.difficulty ?? 2) || a.number - b.number);
}

const percentOf = (difficulty: number) => Math.round(difficulty * 100);

/** What to come back to in the next lecture, in one line. */
function teachAgain(questions: readonly Numbered[]): string | null {
  const shaky = questions.filter(({ difficulty }) => difficulty !== null && difficulty < TEACH_AGAIN_BELOW);
  const named = shaky
    .slice(0, MOST_TO_TEACH)
    .map(({ number, difficulty }) => texts.shaky(number, percentOf(difficulty ?? 0)));
  return named.length > 0 ? texts.teachAgain(named.join('; ')) : null;
}

/** Each question: how many got it right, what they chose instead, and whether it is a weak one. */
export function QuestionsStats({ stats: { quiz_id, questions, attempts } }: { stats: QuizStats }) {
  const id = useId();
  const ordered = worstFirst(questions);
  const again = attempts >= ENOUGH_TO_TEACH ? teachAgain(ordered) : null;
  const weak = questions.filter(({ weaknesses }) => weaknesses.length > 0).length;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-lg">
          {texts.heading}
        </h2>
        <p className="text-ink-soft text-sm">{texts.lead}</p>
      </div>
      {again ? <p className="font-semibold">{again}</p> : null}
      {weak > 0 ? <Banner tone="warning">{texts.weak(weak)}</Banner> : null}
      {attempts < ENOUGH ? <p className="text-ink-faint text-sm">{texts.tooFew}</p> : null}
      <ol className="flex flex-col divide-y divide-line">
        {ordered.map(({ number, ...question }) => (
          <li key={question.question_id} className="py-4 first:pt-0 last:pb-0">
            <Question question={question} number={number}>
              {question.drop_reason ? (
                <DropOffer
                  quizId={quiz_id}
                  question={question}
                  reason={question.drop_reason}
                  number={number}
                  canDrop={questions.length > 1}
                />
              ) : null}
            </Question>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface QuestionProps {
  question: QuestionStats;
  number: number;
  /** What can be done about it. */
  children: ReactNode;
}

function Question({ question, number, children }: QuestionProps) {
  const { difficulty, weaknesses, discrimination } = question;
  const percent = difficulty === null ? null : percentOf(difficulty);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        {question.html ? (
          <>
            {texts.number(number, '')}
            <RichText html={question.html.question} />
          </>
        ) : (
          texts.number(number, question.question)
        )}
      </p>
      {question.picture ? (
        <QuestionPicture picture={question.picture} className="max-h-48 w-auto self-start object-contain" />
      ) : null}
      <div className="flex items-center gap-3">
        <Bar share={difficulty ?? 0} tone={weaknesses.length > 0 ? 'weak' : 'good'} />
        <span className="w-24 shrink-0 text-right font-semibold text-sm tabular-nums">
          {percent === null ? texts.unknown : texts.right(percent)}
        </span>
      </div>
      {weaknesses.map((weakness) => (
        <p key={weakness} className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="warning">
            <TriangleAlert aria-hidden />
            {texts.weaknesses[weakness]}
          </Badge>
          <span className="text-ink-soft">{texts.explained[weakness]}</span>
        </p>
      ))}
      {children}
      <details className="group">
        <summary className="inline-flex min-h-11 items-center font-semibold text-link text-sm">
          {question.typed ? texts.typedDetails : texts.details}
        </summary>
        {question.typed ? <TypedAnswers question={question} typed={question.typed} /> : <Options question={question} />}
        {discrimination === null ? null : (
          <p className="mt-2 text-ink-faint text-sm">{texts.discrimination(discrimination.toFixed(2))}</p>
        )}
      </details>
    </div>
  );
}

function Options({ question: { options, html, answered, unanswered } }: { question: QuestionStats }) {
  return (
    <ul className="flex flex-col gap-2">
      {options.map(({ label, text, count, is_correct }, at) => (
        <Given key={label} count={count} answered={answered} isRight={is_correct}>
          <span>
            {label}. {html ? <RichText html={html.options[at] ?? ''} /> : text}
          </span>
        </Given>
      ))}
      {unanswered > 0 ? <li className="text-ink-soft text-sm">{texts.unanswered(unanswered)}</li> : null}
    </ul>
  );
}

type TypedStats = NonNullable<QuestionStats['typed']>;

/** What was typed most, each value once, however it was written. */
function TypedAnswers({ question, typed }: { question: QuestionStats; typed: TypedStats }) {
  const { answered, unanswered } = question;
  const rest = [
    typed.others > 0 && texts.otherAnswers(typed.others),
    typed.unread > 0 && texts.unread(typed.unread),
    unanswered > 0 && texts.unanswered(unanswered),
  ].filter((line) => typeof line === 'string');
  return (
    <>
      <p className="mb-2 text-sm">{texts.key(typed.key)}</p>
      <ul className="flex flex-col gap-2">
        {typed.answers.map(({ text, count, is_correct }) => (
          <Given key={text} count={count} answered={answered} isRight={is_correct}>
            <span className="wrap-anywhere">{text}</span>
          </Given>
        ))}
        {rest.map((line) => (
          <li key={line} className="text-ink-soft text-sm">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

interface GivenProps {
  count: number;
  answered: number;
  isRight: boolean;
  children: ReactNode;
}

function Given({ count, answered, isRight, children }: GivenProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-sm">
      <span className={cx('flex items-start gap-1.5', isRight && 'font-semibold')}>
        {children}
        {isRight ? (
          <>
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span className="sr-only">({texts.rightOption})</span>
          </>
        ) : null}
      </span>
      <span className="text-right tabular-nums">{count}</span>
      <span className="col-span-2 flex">
        <Bar share={answered > 0 ? count / answered : 0} tone={isRight ? 'good' : 'plain'} />
      </span>
    </li>
  );
}

const tones = { good: 'fill-primary', weak: 'fill-accent', plain: 'fill-line-strong' };

/** Decoration: the number stands beside it. */
function Bar({ share, tone }: { share: number; tone: keyof typeof tones }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2.5 min-w-0 flex-1 rounded-pill"
    >
      <rect width="100" height="8" className="fill-sunken" />
      <rect width={Math.max(0, Math.min(1, share)) * 100} height="8" className={tones[tone]} />
    </svg>
  );
}
