import type { LearningPath, SprintDay } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
import { StudyTime } from '../../../domains/learning/study-time/study-time.tsx';
import { StudyTimeCounter } from '../../../domains/learning/study-time/study-time-counter.tsx';
import { keepCard } from '../../../domains/practice/decks/keep-card.ts';
import { WriteCard } from '../../../domains/practice/decks/write-card.tsx';
import { SendWeek } from '../../../domains/practice/week-files/send-week.tsx';
import { AskForReminders } from '../../../domains/reminders/ask-for-reminders.tsx';
import { pathQuery } from '../../../domains/sprints/page/api.ts';
import { sectionInView } from '../../../domains/sprints/page/lesson/section-in-view.ts';
import { SprintView } from '../../../domains/sprints/page/sprint-view.tsx';
import { QuizDialog } from '../../../domains/sprints/quiz/quiz-dialog.tsx';
import { QuizPicker } from '../../../domains/sprints/quiz/quiz-picker.tsx';
import { type QuizPlace, quizUnderWay } from '../../../domains/sprints/quiz/use-sprint-quiz.ts';
import { Assistant } from '../../../domains/tutor/assistant.tsx';
import { assistantTexts } from '../../../domains/tutor/texts.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function SprintPage() {
  const { uniqueId = '' } = useParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { title, dialog } = (state ?? {}) as { title?: unknown; dialog?: string };
  const quiz = useHistoryDialog('quiz');
  const send = useHistoryDialog('send-week');
  const [weekToSend, setWeekToSend] = useState<number | null>(null);
  const [wasOpen] = useState(quiz.isOpen);
  const [chosen, setChosen] = useState<QuizDay | null>(null);
  // From the drawer: its entry in the history is given up, so that back leads to the lesson.
  const openQuiz = (day?: SprintDay) => {
    setChosen(day ? { week: day.week_number, dayRange: day.day_range } : null);
    if (dialog) void navigate(pathname + search, { replace: true, state: { title, dialog: 'quiz' } });
    else quiz.open();
  };
  return (
    <>
      <SprintView
        key={uniqueId}
        id={uniqueId}
        titleBefore={typeof title === 'string' ? title : null}
        heading={(name) => <PageHeading title={name} className="text-lg md:text-xl" />}
        tutor={(path, day, { onOpenPlace, ...parts }) => (
          <Assistant
            key={day.day}
            sprintId={path.id}
            week={day.week_number}
            dayRange={day.day_range}
            day={day.day}
            topic={day.topic}
            course={otherLessons(path, day)}
            sectionInView={sectionInView}
            hasLesson={day.lesson_ready}
            onOpenPlace={(citation) => onOpenPlace(citation, citation.lesson?.day ?? undefined)}
            onKeepCard={(texts) => keepCard({ sprint_id: path.id, day: day.day }, texts)}
            {...parts}
          />
        )}
        card={(path, day, draft, onClose) => (
          <WriteCard place={{ sprint_id: path.id, day: day.day }} draft={draft} onClose={onClose} />
        )}
        session={(path, day) => <StudyTimeCounter sprintId={path.id} sprintTitle={path.title} day={day.day} />}
        studyTime={<StudyTime />}
        onQuiz={openQuiz}
        onSendWeek={(week) => {
          setWeekToSend(week);
          send.open();
        }}
      />
      <AskForReminders />
      {send.isOpen && weekToSend !== null ? (
        <SendWeek place={{ of: 'sprints', id: uniqueId, week: weekToSend }} onClose={send.close} />
      ) : null}
      {quiz.isOpen ? <SprintQuiz sprintId={uniqueId} chosen={chosen} isResumed={wasOpen} onClose={quiz.close} /> : null}
    </>
  );
}

/** The other lessons of a course of the library, as the tutor names them. */
function otherLessons({ course, weeks }: LearningPath, open: SprintDay) {
  if (!course) return [];
  const days = weeks.flatMap(({ days }) => days).filter(({ kind, day }) => kind === 'study' && day !== open.day);
  return days.map(({ day, week_number, day_range, title }) => ({
    day,
    name: assistantTexts.lessonName(week_number, day_range, title),
  }));
}

type QuizDay = Omit<QuizPlace, 'sprintId'>;

/** The day of this sprint whose quiz is under way in this tab. */
function dayUnderWay(sprintId: string): QuizDay | null {
  const place = quizUnderWay();
  return place?.sprintId === sprintId ? place : null;
}

/** The page of the day after the one whose quiz was taken. */
function dayAfter({ id, weeks }: LearningPath, dayRange: string): string | null {
  const days = weeks.flatMap((week) => week.days);
  const next = days[days.findIndex(({ day_range }) => day_range === dayRange) + 1];
  return next ? `/sprint/${id}?day=${next.day}` : null;
}

interface SprintQuizProps {
  sprintId: string;
  /** The day whose quiz was asked for; null: it is still to be chosen. */
  chosen: QuizDay | null;
  /** It was open before the page was loaded anew. */
  isResumed: boolean;
  onClose: () => void;
}

/** A day is chosen, then its quiz is taken. */
function SprintQuiz({ sprintId, chosen, isResumed, onClose }: SprintQuizProps) {
  const { data } = useQuery(pathQuery(sprintId));
  // Back from a place that was read again: the quiz that was left for it.
  const isReturn = useNavigationType() === 'POP';
  const [place, setPlace] = useState(() => chosen ?? (isResumed || isReturn ? dayUnderWay(sprintId) : null));
  if (!data) return null;
  if (place) {
    return (
      <QuizDialog
        place={{ ...place, sprintId }}
        nextDay={dayAfter(data.data, place.dayRange)}
        onClose={onClose}
        onAnother={() => setPlace(null)}
      />
    );
  }
  return (
    <QuizPicker weeks={data.data.weeks} onStart={(week, dayRange) => setPlace({ week, dayRange })} onCancel={onClose} />
  );
}
