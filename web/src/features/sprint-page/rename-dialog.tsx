import type { LearningPath } from '@akada/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useUpdateSprint } from './use-update-sprint.ts';

const texts = sprintPageTexts.rename;

export function RenameDialog({ path, onClose }: { path: LearningPath; onClose: () => void }) {
  const form = useId();
  const [title, setTitle] = useState(path.title);
  const [isTried, setTried] = useState(false);
  const { update, isBusy, failure } = useUpdateSprint(path.id, onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim()) void update({ title: title.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      closeLabel={sprintPageTexts.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="flex flex-col gap-4">
        <Field
          label={texts.label}
          value={title}
          maxLength={200}
          error={isTried && !title.trim() ? texts.missing : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        {failure ? <Banner tone="error">{failure}</Banner> : null}
      </form>
    </Dialog>
  );
}
