import type { SprintCard } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { HistoryDialog } from '../../../lib/history-dialog.ts';
import { localDay } from '../../../lib/local-day.ts';
import { sendMessage } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { sprintsQuery, updateSprint } from '../api.ts';
import { sprintsTexts } from '../texts.ts';

interface ChangeProps {
  sprint: SprintCard;
  dialog: HistoryDialog;
}

type Changes = Parameters<typeof updateSprint>[1];

function useChange({ sprint, dialog }: ChangeProps) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => updateSprint(sprint.id, changes),
    onSuccess: (changed) => {
      queries.setQueryData(sprintsQuery.queryKey, (cards) =>
        cards?.map((card) => (card.id === changed.id ? changed : card)),
      );
      sendMessage({ type: 'CARDS_REFRESH_REQUESTED' });
      dialog.close();
    },
  });
}

interface FrameProps
  extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'otherAction' | 'onSave'> {
  dialog: HistoryDialog;
  change: ReturnType<typeof useChange>;
  children: ReactNode;
}

function ChangeDialog({ dialog, change, children, ...rest }: FrameProps) {
  const texts = sprintsTexts.rename;
  return (
    <FormDialog
      {...rest}
      closeLabel={sprintsTexts.closeDialog}
      saveLabel={texts.save}
      busyLabel={texts.busy}
      isBusy={change.isPending}
      failure={change.isError ? texts.failed : null}
      onClose={dialog.close}
    >
      {children}
    </FormDialog>
  );
}

export function RenameSprint({ sprint, dialog }: ChangeProps) {
  const texts = sprintsTexts.rename;
  const [title, setTitle] = useState(sprint.title);
  const [isMissing, setMissing] = useState(false);
  const change = useChange({ sprint, dialog });
  const save = () => (title.trim() === '' ? setMissing(true) : change.mutate({ title: title.trim() }));
  return (
    <ChangeDialog dialog={dialog} title={texts.title} change={change} onSave={save}>
      <Field
        label={texts.label}
        value={title}
        maxLength={200}
        error={isMissing ? <span role="alert">{texts.missing}</span> : undefined}
        onChange={(event) => {
          setMissing(false);
          setTitle(event.target.value);
        }}
      />
    </ChangeDialog>
  );
}

export function ExamDate({ sprint, dialog }: ChangeProps) {
  const texts = sprintsTexts.exam;
  const today = localDay();
  const [date, setDate] = useState(sprint.exam_date ?? '');
  const [isPast, setPast] = useState(false);
  const change = useChange({ sprint, dialog });
  const save = () => (date !== '' && date < today ? setPast(true) : change.mutate({ exam_date: date || null }));
  return (
    <ChangeDialog
      dialog={dialog}
      title={texts.title}
      description={texts.text}
      change={change}
      onSave={save}
      otherAction={
        sprint.exam_date ? (
          <Button variant="secondary" disabled={change.isPending} onClick={() => change.mutate({ exam_date: null })}>
            {texts.clear}
          </Button>
        ) : null
      }
    >
      <Field
        type="date"
        label={texts.label}
        value={date}
        min={today}
        error={isPast ? <span role="alert">{texts.past}</span> : undefined}
        onChange={(event) => {
          setPast(false);
          setDate(event.target.value);
        }}
      />
    </ChangeDialog>
  );
}
