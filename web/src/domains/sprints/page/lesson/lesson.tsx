import type { LearningPath, SprintDay, SprintLesson } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Clock, PencilLine } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { ReadAgain } from '../../../../ui/read-again.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { takenQuery } from '../api.ts';
import { CompleteDay } from '../day/complete-day.tsx';
import { DayProgress } from '../day/day-progress.tsx';
import { DayLink } from '../day-link.tsx';
import { MarkMenu } from '../marks/mark-menu.tsx';
import { cardOf, type Mark } from '../marks/marking.ts';
import { keepPlace, neighboursOf, readPlace } from '../place.ts';
import type { Reading } from '../reading.ts';
import type { CardDraft } from '../sprint-parts.ts';
import { sprintPageTexts } from '../texts.ts';
import { DayQuestions } from './day-questions.tsx';
import { FormFirst } from './form-first.tsx';
import { LessonSources, TermList } from './lesson-sources.tsx';
import { type CitedPlace, LessonText } from './lesson-text.tsx';
import { NoLesson } from './no-lesson.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { useCheckAnswers } from './use-check-answers.ts';

const texts = sprintPageTexts;

interface LessonProps {
  path: LearningPath;
  day: SprintDay;
  lesson: SprintLesson;
  /** Nothing more about the day is on its way. */
  isSettled: boolean;
  cited: CitedPlace | null;
  onQuiz: (day: SprintDay) => void;
  onVideos: () => void;
  onWrite: () => void;
  /** What of it is being read. */
  onReading: (reading: Reading) => void;
  /** What to do with what is marked in the text. */
  onAsk: (mark: Mark) => void;
  onCard: (draft: CardDraft) => void;
}

/** A day to read. */
export function Lesson({ path, day, lesson, isSettled, cited, onQuiz, onVideos, onWrite, ...on }: LessonProps) {
  const text = useRef<HTMLDivElement>(null);
  const from = useMemo(() => {
    const before = readPlace(path.id);
    return before?.day === day.day ? before.read : 0;
  }, [path.id, day.day]);
  const read = useRef(0);
  const onRead = useCallback((share: number) => {
    read.current = share;
  }, []);

  // Written down when the page or the day is left, not at each line that is scrolled by.
  useEffect(() => {
    const write = () => {
      if (read.current > 0) keepPlace(path.id, { day: day.day, read: read.current });
    };
    document.addEventListener('visibilitychange', write);
    window.addEventListener('pagehide', write);
    return () => {
      document.removeEventListener('visibilitychange', write);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [path.id, day.day]);

  const checks = useCheckAnswers(text, path.id, day.day, lesson.html);
  const isWritten = lesson.html !== null;
  // A lesson of the library lists its terms itself.
  const isOfLibrary = lesson.html?.includes('<dl class="terms"') ?? false;
  const { data: taken } = useQuery({ ...takenQuery(path.id), enabled: day.kind === 'exam' });
  const isTaken = taken?.includes(day.day) ?? false;
  return (
    <article aria-labelledby="day-title" className="flex flex-col gap-6">
      <LessonHead day={day} lesson={lesson} />
      {lesson.html !== null ? (
        <DayProgress
          text={text}
          html={lesson.html}
          from={from}
          minutes={day.estimated_minutes}
          checks={checks}
          onRead={onRead}
          onReading={on.onReading}
        />
      ) : null}
      {lesson.note ? <Banner tone="info">{lesson.note}</Banner> : null}
      {lesson.html !== null ? (
        <>
          {/* A review asks first, whatever the form. */}
          {day.kind === 'study' ? (
            <FormFirst path={path} day={day} lesson={lesson} html={lesson.html} text={text} onVideos={onVideos} />
          ) : null}
          <div className="relative">
            <div ref={text}>
              <LessonText html={lesson.html} terms={lesson.key_terms} answers={checks.answers} place={cited} />
            </div>
            <MarkMenu text={text} onAsk={on.onAsk} onCard={(mark) => on.onCard(cardOf(mark, lesson.key_terms))} />
          </div>
        </>
      ) : lesson.state === 'planned' ? (
        lesson.waits ? (
          <Banner>{lesson.waits}</Banner>
        ) : (
          <Spinner>{texts.lesson.writing}</Spinner>
        )
      ) : (
        <NoLesson path={path} day={day} lesson={lesson} onWrite={onWrite} />
      )}
      {isOfLibrary ? null : <TermList terms={lesson.key_terms} />}
      <LessonSources sources={lesson.sources} />
      {lesson.questions.length > 0 ? (
        <DayQuestions key={day.day} sprintId={path.id} day={day.day} questions={lesson.questions} />
      ) : isWritten && day.kind === 'exam' ? (
        <Button
          variant={isTaken ? 'secondary' : 'accent'}
          size="lg"
          className="self-center"
          onClick={() => onQuiz(day)}
        >
          {isTaken ? texts.mock.again : texts.mock.start}
        </Button>
      ) : isWritten && !isSettled ? (
        <p role="status" className="text-ink-faint text-sm">
          {texts.questions.making}
        </p>
      ) : null}
      {/* Those of an examination are part of the paper until it was handed in. Older versions kept a day without them. */}
      {day.kind === 'exam' && !isTaken ? null : <OpenQuestions questions={lesson.open_questions ?? []} />}
      {isOfLibrary && !lesson.edited ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 text-ink-soft">{texts.practise.text}</p>
          <LinkButton to={`/sprint/${encodeURIComponent(path.id)}/practice/${day.day}`} variant="secondary">
            {texts.practise.link}
          </LinkButton>
        </div>
      ) : null}
      {lesson.state === 'planned' || (lesson.state === 'outline' && !day.completed) ? null : (
        <CompleteDay
          path={path}
          day={day}
          isNext={day.kind !== 'exam' || isTaken}
          comfort={<ReadAgain text={text} answers={checks.answers} />}
          onQuiz={() => onQuiz(day)}
        />
      )}
      <Neighbours path={path} day={day} />
    </article>
  );
}

function LessonHead({ day, lesson }: { day: SprintDay; lesson: SprintLesson }) {
  const place = {
    study: texts.lesson.day(day.day_range, day.week_number),
    review: texts.lesson.reviewDay(day.day_range, day.week_number),
    exam: texts.mock.day(day.day_range),
  }[day.kind];
  return (
    <header className="max-w-(--measure)">
      <p className="mb-1 font-semibold text-link text-sm">{place}</p>
      <h2 id="day-title" tabIndex={-1} className="text-2xl">
        {lesson.title}
      </h2>
      {lesson.objective ? (
        <p className="mt-3 border-accent border-l-3 pl-3 text-ink-soft">
          <span className="sr-only">{texts.lesson.objective} </span>
          {lesson.objective}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {lesson.state === 'outline' ? null : (
          <Badge>
            <Clock aria-hidden />
            {texts.lesson.minutes(day.estimated_minutes)}
          </Badge>
        )}
        {day.completed ? <Badge tone="success">{texts.lesson.done}</Badge> : null}
        {lesson.edited ? (
          <Badge tone="info">
            <PencilLine aria-hidden />
            {texts.lesson.edited}
          </Badge>
        ) : lesson.made_by === 'model' ? (
          <Badge tone="info">{texts.lesson.byModel}</Badge>
        ) : null}
      </div>
    </header>
  );
}

function Neighbours({ path, day }: { path: LearningPath; day: SprintDay }) {
  const { previous, next } = neighboursOf(path, day.day);
  return (
    <nav
      aria-label={texts.lesson.neighbours}
      className="flex flex-wrap justify-between gap-3 border-line border-t pt-5"
    >
      {previous ? (
        <DayLink day={previous} variant="ghost" className="-ml-3">
          <ArrowLeft aria-hidden />
          {texts.lesson.previous}
        </DayLink>
      ) : (
        <span />
      )}
      {next ? (
        <DayLink day={next} variant="ghost" className="-mr-3">
          {texts.lesson.next}
          <ArrowRight aria-hidden />
        </DayLink>
      ) : null}
    </nav>
  );
}
