import { type FormEvent, type ReactNode, useId } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  closeLabel: string;
  saveLabel: string;
  busyLabel?: string;
  /** Beside the button that saves. */
  otherAction?: ReactNode;
  isBusy: boolean;
  failure: string | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes one thing; it checks its fields itself, and closes when the change is saved. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, closeLabel, saveLabel, busyLabel, otherAction, isBusy, failure, children } = props;
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSave();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={title}
      description={description}
      closeLabel={closeLabel}
      footer={
        <>
          {otherAction}
          <Button variant="accent" type="submit" form={form} busy={isBusy} busyLabel={busyLabel}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        {failure ? <Banner tone="error">{failure}</Banner> : null}
      </form>
    </Dialog>
  );
}
