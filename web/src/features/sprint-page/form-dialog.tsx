import type { LearningPath, LearningStyle } from '@akada/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUpdateSprint } from './use-update-sprint.ts';

const texts = sprintPageTexts.form;
const { styles, styleHints } = sprintsTexts.wizard;
const choices = (Object.keys(styles) as LearningStyle[]).map((value) => ({
  value,
  label: styles[value],
  hint: styleHints[value],
}));

/** What comes first in the lessons of this sprint. */
export function FormDialog({ path, onClose }: { path: LearningPath; onClose: () => void }) {
  const form = useId();
  const [style, setStyle] = useState<LearningStyle>(path.learning_style);
  const { update, isBusy, failure } = useUpdateSprint(path.id, onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void update({ learning_style: style });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.text}
      closeLabel={sprintPageTexts.close}
      footer={
        <Button type="submit" form={form} busy={isBusy}>
          {texts.save}
        </Button>
      }
    >
      <form id={form} onSubmit={save} className="flex flex-col gap-4">
        <RadioGroup legend={texts.legend} choices={choices} value={style} onChange={setStyle} />
        {failure ? <Banner tone="error">{failure}</Banner> : null}
      </form>
    </Dialog>
  );
}
