import type { Course } from '@akada/contract/client';
import { useState } from 'react';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { ChoiceCards } from '../../ui/choice-group.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CourseField } from './course-field.tsx';
import type { DialogSteps } from './use-dialog-steps.ts';
import { type CreationEvents, useTopicCreation } from './use-topic-creation.ts';
import { useWhichCourse } from './use-which-course.ts';
import { useWizardAnswers } from './use-wizard-answers.ts';
import { WhichCourse } from './which-course.tsx';
import { nameOf } from './wizard-answers.ts';

const texts = sprintsTexts.quick;
const minuteChoices = ['15', '30', '45', '60'] as const;
type Minutes = (typeof minuteChoices)[number];

interface QuickCreateProps extends CreationEvents {
  place: DialogSteps;
}

/** A topic and the minutes of a day: everything else of a sprint has a default. Blank at each opening. */
export function QuickCreate(props: QuickCreateProps) {
  return props.place.step > 0 ? <OpenQuickCreate {...props} /> : null;
}

function OpenQuickCreate({ place, ...events }: QuickCreateProps) {
  const {
    answers: { course: topic },
    answer,
  } = useWizardAnswers();
  const [minutes, setMinutes] = useState<Minutes>('30');
  const [isTopicMissing, setTopicMissing] = useState(false);
  const which = useWhichCourse(topic);
  const { isCreating, fault, create } = useTopicCreation(events);

  const order = (named: string, isCourse: boolean) =>
    create({ topic: named.trim(), minutes_per_day: Number(minutes), ...(isCourse ? {} : { is_course: false }) });
  const orderCourse = (course: Course | null) => order(course ? nameOf(course) : topic, course !== null);

  async function save() {
    if (topic.trim() === '') return setTopicMissing(true);
    const found = await which.find();
    if (found === 'ask') return;
    // Without the catalogue the server decides, by what was typed.
    if (found === 'offline') order(topic, true);
    else orderCourse(found);
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      closeLabel={sprintsTexts.closeDialog}
      saveLabel={texts.submit}
      busyLabel={sprintsTexts.wizard.submitting}
      isBusy={isCreating || which.isLooking}
      failure={fault}
      onSave={() => void save()}
      onClose={place.close}
    >
      <CourseField
        value={topic}
        error={isTopicMissing ? <span role="alert">{sprintsTexts.wizard.courseMissing}</span> : undefined}
        onChange={(course) => {
          setTopicMissing(false);
          which.forget();
          answer({ course });
        }}
      />
      {which.choices.length > 0 ? (
        <WhichCourse topic={topic.trim()} choices={which.choices} onChoose={orderCourse} />
      ) : null}
      <ChoiceCards<Minutes>
        legend={texts.minutes}
        columns={2}
        value={minutes}
        onChange={setMinutes}
        choices={minuteChoices.map((value) => ({ value, label: texts.minutesOf(value) }))}
      />
    </FormDialog>
  );
}
