import type { LearningPath, LearningStyle } from '@akada/contract/client';
import { useState } from 'react';
import { RadioGroup } from '../../../../ui/choice-group.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { sprintsTexts } from '../../texts.ts';
import { sprintPageTexts } from '../texts.ts';
import { useUpdateSprint } from './use-update-sprint.ts';

const texts = sprintPageTexts.form;
const { styles, styleHints } = sprintsTexts.wizard;
const choices = (Object.keys(styles) as LearningStyle[]).map((value) => ({
  value,
  label: styles[value],
  hint: styleHints[value],
}));

/** What comes first in the lessons of this sprint. */
export function StyleDialog({ path, onClose }: { path: LearningPath; onClose: () => void }) {
  const [style, setStyle] = useState<LearningStyle>(path.learning_style);
  const { update, isBusy, failure } = useUpdateSprint(path.id, onClose);
  const save = () => {
    void update({ learning_style: style });
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      closeLabel={sprintPageTexts.close}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <RadioGroup legend={texts.legend} choices={choices} value={style} onChange={setStyle} />
    </FormDialog>
  );
}
