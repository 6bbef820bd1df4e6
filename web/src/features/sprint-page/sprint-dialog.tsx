import { type FormEvent, type ReactNode, useId } from 'react';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface SprintDialogProps {
  title: string;
  description?: string;
  save: string;
  /** Beside the button that saves. */
  otherAction?: ReactNode;
  isBusy: boolean;
  failure: string | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes one thing about a sprint. */
export function SprintDialog(props: SprintDialogProps) {
  const { title, description, save, otherAction, isBusy, failure, onSave, onClose, children } = props;
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={sprintPageTexts.close}
      footer={
        <>
          {otherAction}
          <Button type="submit" form={form} busy={isBusy}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        {children}
        {failure ? <Banner tone="error">{failure}</Banner> : null}
      </form>
    </Dialog>
  );
}
