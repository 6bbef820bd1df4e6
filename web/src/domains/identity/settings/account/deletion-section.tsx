import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHistoryDialog } from '../../../../lib/history-dialog.ts';
import { failureText } from '../../../../lib/signed-out.ts';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { deleteAccount } from '../api.ts';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.deletion;

interface DeletionSectionProps {
  onDeleted: (message: string) => void;
}

export function DeletionSection({ onDeleted }: DeletionSectionProps) {
  const dialog = useHistoryDialog('delete-account');
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toUpperCase() === texts.word;
  const remove = useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => onDeleted(texts.deleted),
    onError: (error) => toast.error(failureText(error, texts.failed), { id: 'deletion' }),
  });

  const close = () => {
    setTyped('');
    dialog.close();
  };
  const confirm = () => {
    if (isConfirmed && !remove.isPending) remove.mutate();
  };

  return (
    <Section heading={texts.heading}>
      <p className="text-ink-soft">{texts.text}</p>
      <Button variant="danger" className="self-start" onClick={dialog.open}>
        {texts.open}
      </Button>
      <AlertDialog
        open={dialog.isOpen}
        onOpenChange={(isOpen) => isOpen || remove.isPending || close()}
        title={texts.title}
        description={<WhatGoes />}
        cancelLabel={texts.cancel}
        confirmLabel={texts.confirm}
        confirmDisabled={!isConfirmed}
        busy={remove.isPending}
        busyLabel={texts.busy}
        onConfirm={confirm}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <Field
            label={texts.type(texts.word)}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            disabled={remove.isPending}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </AlertDialog>
    </Section>
  );
}

/** Says before what will be gone after. */
function WhatGoes() {
  return (
    <>
      <p>{texts.lead}</p>
      <ul className="my-2 list-disc pl-5">
        {Object.values(texts.removed).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{texts.kept}</p>
      <p className="mt-2">{texts.exportFirst}</p>
    </>
  );
}
