import type { Course, SprintCard } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { previewQuery } from '../api.ts';
import { sprintsTexts } from '../texts.ts';
import { CourseField } from './course-field.tsx';
import { OutlineNotice } from './outline-notice.tsx';
import { OwnedNotice } from './owned-notice.tsx';
import type { DialogSteps } from './use-dialog-steps.ts';
import { useOwnedCourse } from './use-owned-course.ts';
import { type CreationEvents, useTopicCreation } from './use-topic-creation.ts';
import { useWhichCourse } from './use-which-course.ts';
import { useWizardAnswers } from './use-wizard-answers.ts';
import { WhichCourse } from './which-course.tsx';
import { isComplete, LAST_STEP, missingAnswers, nameOf, reachableStep, toNewPath } from './wizard-answers.ts';
import { LevelStep, StillMissing, TrackerStep } from './wizard-steps.tsx';

const texts = sprintsTexts.wizard;

interface TopicWizardProps extends CreationEvents {
  place: DialogSteps;
  onBringNotes: () => void;
  onOpen: (sprint: SprintCard) => void;
}

/** Three steps to a sprint about a topic. Blank at each opening. */
export function TopicWizard(props: TopicWizardProps) {
  return props.place.step > 0 ? <OpenWizard {...props} /> : null;
}

function OpenWizard({ place, onBringNotes, onOpen, ...events }: TopicWizardProps) {
  const { answers, answer } = useWizardAnswers();
  const [isCourseMissing, setCourseMissing] = useState(false);
  const which = useWhichCourse(answers.course);
  const { owned, ...ownership } = useOwnedCourse();
  const formId = useId();
  const step = Math.min(place.step, LAST_STEP);
  const { isCreating, fault, create } = useTopicCreation(events);
  const { form, focusFirst } = useFocusOnStep(step);
  const { data: preview } = useQuery({
    ...previewQuery(answers.course.trim(), which.isCourse),
    enabled: step === LAST_STEP,
  });

  // Reached by the forward button after it was closed: there is nothing to go on with.
  const isLost = useRef(reachableStep(step, answers) < step);
  useEffect(() => {
    if (isLost.current) place.close();
    isLost.current = false;
  });

  async function goOnWith(course: Course | null) {
    which.decide(course !== null);
    if (course) answer({ course: nameOf(course) });
    if (!(await ownership.isToldOf(course))) place.next();
  }

  async function leaveFirstStep() {
    if (answers.course.trim() === '') {
      setCourseMissing(true);
      return focusFirst();
    }
    const found = await which.find();
    if (found === 'ask') return;
    return found === 'offline' ? place.next() : goOnWith(found);
  }

  function proceed(event: FormEvent) {
    event.preventDefault();
    if (step === 1) return void leaveFirstStep();
    if (step < LAST_STEP) return place.next();
    if (isComplete(answers)) create(toNewPath(answers, which.isCourse));
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
            <Button variant="secondary" disabled={isCreating} onClick={place.back}>
              {texts.back}
            </Button>
          ) : null}
          <Button
            variant="accent"
            type="submit"
            form={formId}
            disabled={step === LAST_STEP && !isComplete(answers)}
            busy={isCreating || which.isLooking}
            busyLabel={step === LAST_STEP ? texts.submitting : texts.looking}
          >
            {step === LAST_STEP ? texts.submit : step === 1 && owned ? sprintsTexts.owned.another : texts.next}
          </Button>
        </div>
      }
    >
      {/* As high as the first step with its suggestions open: nothing jumps, and the foot cuts none of them. */}
      <form id={formId} ref={form} noValidate onSubmit={proceed} className="flex min-h-116 flex-col gap-5">
        <Steps label={texts.progress} steps={Object.values(texts.steps)} current={step - 1} doneLabel={texts.done} />
        {fault ? <Banner tone="error">{fault}</Banner> : null}
        {step === 1 ? (
          <CourseField
            value={answers.course}
            error={isCourseMissing ? <span role="alert">{texts.courseMissing}</span> : undefined}
            onChange={(course) => {
              setCourseMissing(false);
              which.forget();
              ownership.forget();
              answer({ course });
            }}
          />
        ) : null}
        {step === 1 && which.choices.length > 0 && !owned ? (
          <WhichCourse
            topic={answers.course.trim()}
            choices={which.choices}
            onChoose={(course) => void goOnWith(course)}
          />
        ) : null}
        {step === 1 && owned ? <OwnedNotice sprint={owned.sprint} onOpen={onOpen} /> : null}
        {step === 2 ? <LevelStep answers={answers} onChange={answer} /> : null}
        {step === LAST_STEP ? <TrackerStep answers={answers} onChange={answer} /> : null}
        {step === LAST_STEP && preview?.lessons === 'outline' ? (
          <OutlineNotice
            preview={preview}
            onBringNotes={onBringNotes}
            onTake={(course) => {
              which.decide(true);
              answer({ course: nameOf(course) });
            }}
          />
        ) : null}
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
