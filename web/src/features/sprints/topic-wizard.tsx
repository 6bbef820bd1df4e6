import { ApiError, type Course, type LearningPath } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Steps } from '../../ui/steps.tsx';
import { createSprint } from './api.ts';
import { CourseField } from './course-field.tsx';
import type { DialogSteps } from './use-dialog-steps.ts';
import { useWhichCourse } from './use-which-course.ts';
import { useWizardAnswers } from './use-wizard-answers.ts';
import { WhichCourse } from './which-course.tsx';
import { isComplete, LAST_STEP, missingAnswers, nameOf, reachableStep } from './wizard-answers.ts';
import { LevelStep, StillMissing, TrackerStep } from './wizard-steps.tsx';

const texts = sprintsTexts.wizard;

interface TopicWizardProps {
  place: DialogSteps;
  onCreated: (sprint: LearningPath) => void;
  /** The plan allows no further sprint. */
  onLimit: () => void;
}

/** Three steps to a sprint about a topic. Blank at each opening. */
export function TopicWizard(props: TopicWizardProps) {
  return props.place.step > 0 ? <OpenWizard {...props} /> : null;
}

const faultOf = (error: Error) => (error.message ? texts.failed(error.message) : texts.failedPlainly);
const isLimit = (error: Error) => error instanceof ApiError && error.code === 'sprint_limit_reached';

function OpenWizard({ place, onCreated, onLimit }: TopicWizardProps) {
  const { answers, answer } = useWizardAnswers();
  const [isCourseMissing, setCourseMissing] = useState(false);
  const which = useWhichCourse(answers.course);
  const formId = useId();
  const step = Math.min(place.step, LAST_STEP);
  // The same answers are the same sprint, however often they are sent: the first answer may have been lost on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are another sprint
  const key = useMemo(randomId, [answers, which.isCourse]);
  // At the press: a second one comes before the button is drawn as busy.
  const isPressed = useRef(false);
  const creating = useMutation({
    mutationFn: () => createSprint(answers, which.isCourse, key),
    onSuccess: onCreated,
    onError: (error) => isLimit(error) && onLimit(),
    onSettled: () => {
      isPressed.current = false;
    },
  });
  const { form, focusFirst } = useFocusOnStep(step);

  // Reached by the forward button after it was closed: there is nothing to go on with.
  const isLost = useRef(reachableStep(step, answers) < step);
  useEffect(() => {
    if (isLost.current) place.close();
    isLost.current = false;
  });

  function goOnWith(course: Course | null) {
    which.decide(course !== null);
    if (course) answer({ course: nameOf(course) });
    place.next();
  }

  async function proceed(event: FormEvent) {
    event.preventDefault();
    if (step === 1) {
      if (answers.course.trim() === '') {
        setCourseMissing(true);
        return focusFirst();
      }
      const found = await which.find();
      if (found === 'offline') return place.next();
      return found === 'ask' ? undefined : goOnWith(found);
    }
    if (step < LAST_STEP) return place.next();
    if (!isComplete(answers) || isPressed.current) return;
    isPressed.current = true;
    creating.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={() => place.close()}
      title={texts.title}
      closeLabel={sprintsTexts.closeDialog}
      footer={
        <div className="flex gap-3 *:flex-1 sm:*:flex-none">
          {step > 1 ? (
            <Button variant="secondary" disabled={creating.isPending} onClick={place.back}>
              {texts.back}
            </Button>
          ) : null}
          <Button
            variant="accent"
            type="submit"
            form={formId}
            disabled={step === LAST_STEP && !isComplete(answers)}
            busy={creating.isPending || which.isLooking}
            busyLabel={step === LAST_STEP ? texts.submitting : texts.looking}
          >
            {step === LAST_STEP ? texts.submit : texts.next}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => void proceed(event)}
        className="flex min-h-90 flex-col gap-5"
      >
        <Steps label={texts.progress} steps={Object.values(texts.steps)} current={step - 1} doneLabel={texts.done} />
        {creating.error && !isLimit(creating.error) ? <Banner tone="error">{faultOf(creating.error)}</Banner> : null}
        {step === 1 ? (
          <CourseField
            value={answers.course}
            error={isCourseMissing ? <span role="alert">{texts.courseMissing}</span> : undefined}
            onChange={(course) => {
              setCourseMissing(false);
              which.forget();
              answer({ course });
            }}
          />
        ) : null}
        {step === 1 && which.choices.length > 0 ? (
          <WhichCourse topic={answers.course.trim()} choices={which.choices} onChoose={goOnWith} />
        ) : null}
        {step === 2 ? <LevelStep answers={answers} onChange={answer} /> : null}
        {step === LAST_STEP ? <TrackerStep answers={answers} onChange={answer} /> : null}
        {step === LAST_STEP ? <StillMissing missing={missingAnswers(answers)} onBack={place.back} /> : null}
      </form>
    </Dialog>
  );
}

/** A new step puts the focus on its first control; the first step has it from the start. */
function useFocusOnStep(step: number) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(step);
  const focusFirst = useCallback(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  useEffect(() => {
    if (before.current !== step) focusFirst();
    before.current = step;
  }, [step, focusFirst]);
  return { form, focusFirst };
}
