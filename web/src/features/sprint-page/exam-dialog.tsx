import type { LearningPath } from '@akada/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { localToday } from './pace-figures.ts';
import { useUpdateSprint } from './use-update-sprint.ts';

const texts = sprintPageTexts.exam;

export function ExamDialog({ path, onClose }: { path: LearningPath; onClose: () => void }) {
  const form = useId();
  const [date, setDate] = useState(path.exam_date ?? '');
  const [isPast, setPast] = useState(false);
  const { update, isBusy, failure } = useUpdateSprint(path.id, onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isTooEarly = date === '' || date < localToday();
    setPast(isTooEarly);
    if (!isTooEarly) void update({ exam_date: date });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      closeLabel={sprintPageTexts.close}
      footer={
        <>
          {path.exam_date ? (
            <Button variant="secondary" disabled={isBusy} onClick={() => void update({ exam_date: null })}>
              {texts.remove}
            </Button>
          ) : null}
          <Button type="submit" form={form} busy={isBusy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="flex flex-col gap-4">
        <Field
          type="date"
          label={texts.label}
          hint={texts.hint}
          min={localToday()}
          value={date}
          error={isPast ? texts.past : undefined}
          onChange={(event) => setDate(event.target.value)}
        />
        {failure ? <Banner tone="error">{failure}</Banner> : null}
      </form>
    </Dialog>
  );
}
