import { useEffect, useMemo, useState } from 'react';
import { Room } from '../../domains/practice/sittings/room/room.tsx';
import type { NewTap } from '../../domains/practice/sittings/use-sitting.ts';
import { type Attempt, withAnswer } from '../../domains/quizzes/taking/attempt.ts';
import { getAttempt, setAttempt } from '../../domains/quizzes/taking/attempt-store.ts';
import { picturesAhead } from '../../domains/quizzes/taking/pictures-ahead.ts';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { addToLog, readLog, removeLog } from '../../lib/sittings/tap-log.ts';
import { fold, type Tap } from '../../lib/sittings/taps.ts';
import { keepPage } from '../keep-page.ts';
import { LoadingQuiz } from './quiz-states.tsx';
import { isTyped, letterIn, sittingOf, wordsIn } from './room-of-quiz.ts';

interface RoomRunProps {
  quizId: string;
  quiz: TakerQuiz;
  attempt: Attempt;
  onHandIn: () => void;
}

/** Of this quiz and this student: an attempt that is begun again on the same phone finds what was answered. */
const logOf = (quizId: string, { student }: Attempt) => `quiz-room/${quizId}/${student.email.toLowerCase()}`;

/** The answers of the attempt as taps: what was answered before there was a list of them, or where none is kept. */
function answeredIn({ answers, beganAt }: Attempt, quiz: TakerQuiz): Tap[] {
  return Object.entries(answers).flatMap(([question, given]): Tap[] => {
    if (isTyped(quiz, question)) return [{ kind: 'write', question, text: given, at: beganAt }];
    const option = wordsIn(quiz, question, given);
    return option === undefined ? [] : [{ kind: 'choose', question, option, at: beganAt }];
  });
}

/** A shared quiz in the examination room: begun with the network, gone on without it. The phone holds no key. */
export default function RoomRun({ quizId, quiz, attempt, onHandIn }: RoomRunProps) {
  const log = logOf(quizId, attempt);
  const { name } = attempt.student;
  const sitting = useMemo(() => sittingOf(quiz, name), [quiz, name]);
  const [taps, setTaps] = useState<Tap[] | null>(null);
  const [isSaved, setSaved] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each attempt; its answers change with every tap
  useEffect(() => {
    // With the files of the room, which came after those of the page.
    keepPage(picturesAhead(quiz));
    void readLog(log)
      .catch(() => [])
      .then((kept) => {
        setTaps([...answeredIn(attempt, quiz), ...kept]);
        // A browser that was killed may have lost the attempt's own copy of the last answers.
        const { chosen, written } = fold(sitting, kept);
        const current = getAttempt(quizId);
        if (current?.token !== attempt.token) return;
        const lettered = Object.entries(chosen).reduce((so, [question, words]) => {
          const letter = letterIn(quiz, question, words);
          return letter ? withAnswer(so, question, letter) : so;
        }, current);
        const typed = Object.entries(written).filter(([question]) => isTyped(quiz, question));
        setAttempt(
          quizId,
          typed.reduce((so, [question, text]) => withAnswer(so, question, text), lettered),
        );
      });
  }, [log]);

  const onTap = (made: NewTap) => {
    if (made.kind === 'hand-in') {
      onHandIn();
      void removeLog(log).catch(() => {});
      return;
    }
    const tap = { ...made, at: Date.now() } as Tap;
    setTaps((now) => [...(now ?? []), tap]);
    void addToLog(log, tap).catch(() => setSaved(false));
    const current = getAttempt(quizId);
    if (current?.token !== attempt.token) return;
    if (made.kind === 'write') setAttempt(quizId, withAnswer(current, made.question, made.text));
    const letter = made.kind === 'choose' ? letterIn(quiz, made.question, made.option) : undefined;
    if (made.kind === 'choose' && letter) setAttempt(quizId, withAnswer(current, made.question, letter));
  };
  const progress = useMemo(() => fold(sitting, taps ?? []), [sitting, taps]);
  if (!taps) return <LoadingQuiz />;
  return <Room sitting={sitting} progress={progress} isSaved={isSaved} onTap={onTap} />;
}
