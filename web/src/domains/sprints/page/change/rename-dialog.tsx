import type { LearningPath } from '@akada/contract/client';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { sprintPageTexts } from '../texts.ts';
import { useUpdateSprint } from './use-update-sprint.ts';

const texts = sprintPageTexts.rename;

export function RenameDialog({ path, onClose }: { path: LearningPath; onClose: () => void }) {
  const [title, setTitle] = useState(path.title);
  const [isTried, setTried] = useState(false);
  const { update, isBusy, failure } = useUpdateSprint(path.id, onClose);
  const save = () => {
    setTried(true);
    if (title.trim()) void update({ title: title.trim() });
  };
  return (
    <FormDialog
      title={texts.title}
      closeLabel={sprintPageTexts.close}
      saveLabel={texts.save}
      otherAction={
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
      isBusy={isBusy}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={texts.label}
        value={title}
        maxLength={200}
        error={isTried && !title.trim() ? texts.missing : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  );
}
