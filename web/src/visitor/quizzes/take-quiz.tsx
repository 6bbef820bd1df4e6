import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { logAttempt } from '../../domains/quizzes/taking/api.ts';
import { beginAttempt, isAskedMore, type Student } from '../../domains/quizzes/taking/attempt.ts';
import { getAttempt, setAttempt, useAttempt } from '../../domains/quizzes/taking/attempt-store.ts';
import { asksWhoBegins, type TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { Banner } from '../../ui/banner.tsx';
import { keepPage } from '../keep-page.ts';
import { storedVisitor } from '../stored.ts';
import { VisitorFrame } from '../visitor-frame.tsx';
import { QuizRun } from './quiz-run.tsx';
import { LoadingQuiz } from './quiz-states.tsx';
import { StartCard } from './start-card.tsx';
import { StudentForm } from './student-form.tsx';
import { TakingAs } from './taking-as.tsx';
import type { Beginning } from './use-quiz.ts';

interface TakeQuizProps {
  quizId: string;
  /** Null while it is on its way. */
  quiz: TakerQuiz | null;
  /** There is no room to open it just now; the page goes on asking. */
  isFull: boolean;
  renew: (student: Student) => Promise<Beginning>;
  footer: ReactNode;
}

function whoIsSignedIn(): Student | null {
  const [name, email] = [storedSession.userName.get(), storedSession.userEmail.get()];
  return name && email ? { name, email } : null;
}

const sameEmail = (one: Student, other: Student) => one.email.toLowerCase() === other.email.toLowerCase();

/** Who takes the quiz, then the quiz itself. */
export function TakeQuiz({ quizId, quiz, isFull, renew, footer }: TakeQuizProps) {
  const kept = useAttempt(quizId);
  const attempt = quiz && kept?.token === quiz.attemptToken ? kept : null;
  const [remembered, setInfo] = useState(() => storedVisitor.quizStudentInfo.get());
  // Who takes a quiz of their own is known, and asked for nothing.
  const info = remembered ?? (quiz?.isOwner ? whoIsSignedIn() : null);
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [handedInAt, setHandedInAt] = useState<number | null>(null);
  /** Who pressed 'Begin Quiz' before the quiz was there. */
  const [waiting, setWaiting] = useState<Student | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const start = useCallback(
    (student: Student, { attemptToken }: TakerQuiz) => {
      if (!attemptToken || getAttempt(quizId)?.token === attemptToken) return;
      setAttempt(quizId, beginAttempt(attemptToken, student, Date.now()));
      logAttempt(quizId, student, 'started', attemptToken);
      keepPage();
    },
    [quizId],
  );

  // Known from an earlier quiz: on with it, unless they should say first that they begin.
  useEffect(() => {
    if (quiz && info && !attempt && !isBusy && !asksWhoBegins(quiz) && !isAskedMore(quiz, info)) start(info, quiz);
  }, [info, attempt, isBusy, quiz, start]);

  const remember = ({ name, email, number, group }: Student) => {
    const next = { name, email, number, group, timestamp: Date.now() };
    storedVisitor.quizStudentInfo.set(next);
    storedVisitor.quizStudentDraft.remove();
    setInfo(next);
  };

  const begin = async (student: Student) => {
    if (!quiz) return setWaiting(student);
    setWaiting(null);
    setFailure(null);
    // Only now it is known what the quiz asks for: the form has those fields as well.
    if (isAskedMore(quiz, student)) return;
    setBusy(true);
    // Without a connection, a quiz that was loaded before can be begun, but no clock can be started.
    const beginning = asksWhoBegins(quiz) ? ((await renew(student)) ?? { quiz }) : { quiz };
    setBusy(false);
    if ('refusal' in beginning) return setFailure(beginning.refusal);
    remember(student);
    setBegun(true);
    if (beginning.quiz.attemptToken) start(student, beginning.quiz);
    else setFailure(commonTexts.unreachable);
  };

  const change = async (student: Student) => {
    if (attempt && sameEmail(student, attempt.student)) {
      if (attempt.state === 'answering') setAttempt(quizId, { ...attempt, student });
      remember(student);
      setChanging(false);
      return;
    }
    setFailure(null);
    setBusy(true);
    const beginning = await renew(student);
    setBusy(false);
    if (beginning && 'refusal' in beginning) return setFailure(beginning.refusal);
    // Without a connection, a token that nothing was handed in under serves the next person as well; a clock does not.
    const isFree = attempt?.state === 'answering' && quiz?.timeLimitMinutes === null;
    if (!beginning && !isFree) return setFailure(commonTexts.unreachable);
    setAttempt(quizId, null);
    remember(student);
    setBegun(true);
    const next = beginning?.quiz ?? quiz;
    if (next) start(student, next);
    setChanging(false);
  };

  const beginWaiting = useEffectEvent(() => {
    if (waiting) void begin(waiting);
  });
  const isThere = quiz !== null;
  useEffect(() => {
    if (isThere) beginWaiting();
  }, [isThere]);

  const student = attempt?.student ?? info;
  const isForm = isChanging || !student || (quiz !== null && !attempt && isAskedMore(quiz, student));
  const run =
    quiz && attempt ? (
      <QuizRun
        key={attempt.token}
        quizId={quizId}
        quiz={quiz}
        attempt={attempt}
        isBegun={isBegun}
        handedInAt={handedInAt}
        onHandedIn={setHandedInAt}
      />
    ) : null;
  // The room is the whole page: no way out by accident.
  if (run && !isForm && quiz?.isRoom && attempt?.state === 'answering') return run;
  return (
    <VisitorFrame
      aside={
        student && !isForm ? (
          <TakingAs name={student.name} onChange={attempt?.state === 'waiting' ? undefined : () => setChanging(true)} />
        ) : null
      }
      footer={footer}
    >
      {isFull ? (
        <Banner tone="warning" className="mb-5">
          {quizPageTexts.states.full}
        </Banner>
      ) : null}
      {failure ? (
        <Banner tone="error" className="mb-5">
          {failure}
        </Banner>
      ) : null}
      {isForm ? (
        <StudentForm
          quiz={quiz}
          current={isChanging ? student : null}
          isBusy={isBusy || waiting !== null}
          onBegin={isChanging && attempt ? change : begin}
          onCancel={isChanging ? () => setChanging(false) : undefined}
        />
      ) : !quiz ? (
        <LoadingQuiz />
      ) : run ? (
        run
      ) : (
        <StartCard quiz={quiz} isBusy={isBusy} onBegin={() => void begin(student)} />
      )}
    </VisitorFrame>
  );
}
