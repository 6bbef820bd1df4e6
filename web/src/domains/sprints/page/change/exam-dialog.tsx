import type { LearningPath } from '@akada/contract/client';
import { useState } from 'react';
import { localDay } from '../../../../lib/local-day.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { sprintPageTexts } from '../texts.ts';
import { useUpdateSprint } from './use-update-sprint.ts';

const texts = sprintPageTexts.exam;

interface ExamDialogProps {
  path: Pick<LearningPath, 'id' | 'exam_date'>;
  onClose: () => void;
}

export function ExamDialog({ path, onClose }: ExamDialogProps) {
  const [date, setDate] = useState(path.exam_date ?? '');
  const [isPast, setPast] = useState(false);
  const { update, isBusy, failure } = useUpdateSprint(path.id, onClose);
  const save = () => {
    const isTooEarly = date === '' || date < localDay();
    setPast(isTooEarly);
    if (!isTooEarly) void update({ exam_date: date });
  };
  return (
    <FormDialog
      title={texts.title}
      closeLabel={sprintPageTexts.close}
      saveLabel={texts.save}
      otherAction={
        path.exam_date ? (
          <Button variant="secondary" disabled={isBusy} onClick={() => void update({ exam_date: null })}>
            {texts.remove}
          </Button>
        ) : null
      }
      isBusy={isBusy}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <Field
        type="date"
        label={texts.label}
        hint={texts.hint}
        min={localDay()}
        value={date}
        error={isPast ? texts.past : undefined}
        onChange={(event) => setDate(event.target.value)}
      />
    </FormDialog>
  );
}
