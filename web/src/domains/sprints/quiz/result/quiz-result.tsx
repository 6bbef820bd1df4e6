import { useOnline } from '../../../../lib/online.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DialogFoot } from '../../../../ui/dialog.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { mistakesIn, type QuizRun, type QuizScore } from '../quiz-run.ts';
import { sprintQuizTexts } from '../texts.ts';
import { AllAnswers } from './all-answers.tsx';
import { MistakeList } from './mistake-list.tsx';
import { NoneRight } from './none-right.tsx';
import { ScoreCard } from './score-card.tsx';

const texts = sprintQuizTexts.result;

interface QuizResultProps {
  run: QuizRun;
  score: QuizScore;
  /** The page of the day after this one; null where there is none. */
  nextDay: string | null;
  onPractise: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** What came of a quiz or a practice: the score, what to look at again and where, and the way on. */
export function QuizResult({ run, score, nextDay, onPractise, onAnother, onClose }: QuizResultProps) {
  const isOnline = useOnline();
  const { questions } = run.assessment;
  const mistakes = mistakesIn(run);
  const isAccent = mistakes.length === 0;
  return (
    <>
      <div className="flex flex-col gap-5 pb-5">
        <ScoreCard run={run} score={score} />
        {score.isWaiting ? <Banner tone="warning">{isOnline ? texts.waiting : texts.offline}</Banner> : null}
        {score.right === 0 && score.all > 1 ? <NoneRight run={run} mistakes={mistakes} /> : null}
        {mistakes.length > 0 ? <MistakeList run={run} mistakes={mistakes} /> : <p>{texts.allRight}</p>}
        {run.isPractice ? null : <AllAnswers run={run} label={texts.allAnswers(questions.length)} />}
        <div className="flex flex-wrap justify-center gap-x-3">
          <Button variant="ghost" onClick={onAnother}>
            {texts.again}
          </Button>
          {nextDay === null ? null : (
            <Button variant="ghost" onClick={onClose}>
              {texts.done}
            </Button>
          )}
        </div>
      </div>
      <DialogFoot>
        {nextDay === null ? (
          <Button variant={isAccent ? 'accent' : 'secondary'} size="lg" className="flex-1" onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <LinkButton to={nextDay} variant={isAccent ? 'accent' : 'secondary'} size="lg" className="flex-1 px-3">
            {texts.next}
          </LinkButton>
        )}
        {mistakes.length > 0 ? (
          <Button variant="accent" size="lg" className="flex-2 px-3" onClick={onPractise}>
            {texts.practise(mistakes.length)}
          </Button>
        ) : null}
      </DialogFoot>
    </>
  );
}
