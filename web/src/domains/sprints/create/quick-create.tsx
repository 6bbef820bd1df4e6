import type { Course, SprintCard, SprintPreview } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lessonsTexts } from '../../../texts/en/lessons.ts';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
import { nameOf } from './wizard-answers.ts';

const texts = sprintsTexts.quick;
const minuteChoices = ['15', '30', '45', '60'] as const;
type Minutes = (typeof minuteChoices)[number];

interface QuickCreateProps extends CreationEvents {
  place: DialogSteps;
  onBringNotes: () => void;
  onOpen: (sprint: SprintCard) => void;
}

/** What would be ordered, of which there is only an outline. */
interface Outline {
  named: string;
  isCourse: boolean;
  preview: SprintPreview;
}

/** A topic and the minutes of a day: everything else of a sprint has a default. Blank at each opening. */
export function QuickCreate(props: QuickCreateProps) {
  return props.place.step > 0 ? <OpenQuickCreate {...props} /> : null;
}

function OpenQuickCreate({ place, onBringNotes, onOpen, ...events }: QuickCreateProps) {
  const queries = useQueryClient();
  const {
    answers: { course: topic },
    answer,
  } = useWizardAnswers();
  const [minutes, setMinutes] = useState<Minutes>('30');
  const [isTopicMissing, setTopicMissing] = useState(false);
  const which = useWhichCourse(topic);
  const { owned, ...ownership } = useOwnedCourse();
  const { isCreating, fault, create } = useTopicCreation(events);

  const [outline, setOutline] = useState<Outline | null>(null);

  const order = (named: string, isCourse: boolean) =>
    create({ topic: named, minutes_per_day: Number(minutes), ...(isCourse ? {} : { is_course: false }) });

  /** Orders what has lessons and is not there yet; of an outline it is said first that it is one. */
  async function orderCourse(course: Course | null) {
    if (await ownership.isToldOf(course)) return;
    const named = course ? nameOf(course) : topic.trim();
    const preview = await queries.fetchQuery(previewQuery(named, course !== null)).catch(() => null);
    if (preview?.lessons === 'outline') setOutline({ named, isCourse: course !== null, preview });
    else order(named, course !== null);
  }

  async function take(course: Course) {
    answer({ course: nameOf(course) });
    setOutline(null);
    if (!(await ownership.isToldOf(course))) order(nameOf(course), true);
  }

  async function save() {
    if (topic.trim() === '') return setTopicMissing(true);
    if (owned) return order(nameOf(owned.course), true);
    if (outline) return order(outline.named, outline.isCourse);
    const found = await which.find();
    if (found === 'ask') return;
    // Without the catalogue the server decides, by what was typed.
    if (found === 'offline') order(topic.trim(), true);
    else await orderCourse(found);
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      closeLabel={sprintsTexts.closeDialog}
      saveLabel={owned ? sprintsTexts.owned.another : outline ? lessonsTexts.outlineOnly.create : texts.submit}
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
          ownership.forget();
          setOutline(null);
          answer({ course });
        }}
      />
      {which.choices.length > 0 && !outline && !owned ? (
        <WhichCourse topic={topic.trim()} choices={which.choices} onChoose={(course) => void orderCourse(course)} />
      ) : null}
      {outline ? (
        <OutlineNotice preview={outline.preview} onBringNotes={onBringNotes} onTake={(course) => void take(course)} />
      ) : null}
      {owned ? <OwnedNotice sprint={owned.sprint} onOpen={onOpen} /> : null}
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
