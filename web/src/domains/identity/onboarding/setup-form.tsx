import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { FIRST_STEP, isStepComplete, LAST_STEP, type Place } from './answers.ts';
import { DepartmentStep, InstitutionStep, LevelStep, PreferencesStep, type StepProps } from './form-steps.tsx';
import { onboardingTexts } from './texts.ts';

interface SetupFormProps extends StepProps {
  step: Place;
  heading: ReactNode;
  onContinue: () => void;
  onLater: () => void;
  onBack: () => void;
}

const fields = [InstitutionStep, DepartmentStep, LevelStep, PreferencesStep];

export function SetupForm(props: SetupFormProps) {
  const { step, heading, answers, onChange, isLevelFaulty, onContinue, onLater, onBack } = props;
  const texts = onboardingTexts.form;
  const Fields = fields[step - 1] ?? InstitutionStep;
  const mayContinue = isStepComplete(step, answers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayContinue) onContinue();
  };
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6">
      <Steps label={texts.progress} steps={Object.values(texts.steps)} current={step - 1} doneLabel={texts.done} />
      <div>
        {heading}
        {step === FIRST_STEP ? <p className="mt-1 text-ink-soft">{texts.promise}</p> : null}
      </div>
      <Card>
        <form noValidate onSubmit={submit} className="flex flex-col gap-6">
          <Fields answers={answers} onChange={onChange} isLevelFaulty={isLevelFaulty} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
            {step > FIRST_STEP ? (
              <Button variant="ghost" onClick={onBack}>
                {texts.back}
              </Button>
            ) : (
              <span />
            )}
            <div className="flex flex-col-reverse gap-3 sm:flex-row">
              <Button variant="ghost" size="lg" onClick={onLater}>
                {texts.later}
              </Button>
              <Button type="submit" variant="accent" size="lg" disabled={!mayContinue}>
                {step === LAST_STEP ? texts.complete : texts.continue}
              </Button>
            </div>
          </div>
        </form>
      </Card>
    </div>
  );
}
