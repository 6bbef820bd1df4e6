import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { sprintsTexts } from '../texts.ts';
import {
  type Dedication,
  LAST_STEP,
  type LearningGoal,
  type Reminder,
  type StartFrom,
  type WizardAnswers,
  weeksOf,
} from './wizard-answers.ts';

const texts = sprintsTexts.wizard;

interface StepProps {
  answers: WizardAnswers;
  onChange: (changed: Partial<WizardAnswers>) => void;
}

const choicesOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

export function LevelStep({ answers, onChange }: StepProps) {
  return (
    <ChoiceCards<StartFrom>
      legend={texts.startFrom}
      choices={choicesOf(texts.levels)}
      value={answers.startFrom || null}
      onChange={(startFrom) => onChange({ startFrom })}
      columns={2}
    />
  );
}

export function TrackerStep({ answers, onChange }: StepProps) {
  const hours = choicesOf<Dedication>(texts.hours);
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={texts.learningGoal}
        placeholder={texts.stylePlaceholder}
        hint={answers.learningGoal ? texts.styleHints[answers.learningGoal] : texts.styleHint}
        options={choicesOf(texts.styles)}
        value={answers.learningGoal}
        onChange={(event) => onChange({ learningGoal: event.target.value as LearningGoal | '' })}
      />
      <ChoiceCards<Dedication>
        legend={texts.dedication}
        choices={hours.map((choice) => ({ ...choice, hint: texts.weeks(weeksOf[choice.value]) }))}
        value={answers.dedication || null}
        onChange={(dedication) => onChange({ dedication })}
        columns={3}
      />
      <Select
        label={texts.reminder}
        placeholder={texts.reminderPlaceholder}
        options={choicesOf(texts.reminders)}
        value={answers.reminder}
        onChange={(event) => onChange({ reminder: event.target.value as Reminder | '' })}
      />
    </div>
  );
}

interface StillMissingProps {
  missing: readonly { step: number; label: string }[];
  onBack: () => void;
}

/** Why the sprint cannot be created yet, and the way to what an earlier step still asks. */
export function StillMissing({ missing, onBack }: StillMissingProps) {
  if (missing.length === 0) return null;
  return (
    <Banner tone="info" title={texts.stillMissing}>
      <ul className="list-disc pl-5">
        {missing.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {missing.some(({ step }) => step < LAST_STEP) ? (
        <Button variant="secondary" className="mt-3" onClick={onBack}>
          {texts.toMissing}
        </Button>
      ) : null}
    </Banner>
  );
}
