import type { SprintCard } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { HistoryDialog } from '../../lib/history-dialog.ts';
import { localDay } from '../../lib/local-day.ts';
import { sendMessage } from '../../lib/messages.ts';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { sprintsQuery, updateSprint } from './api.ts';

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

interface FrameProps {
  dialog: HistoryDialog;
  title: string;
  description?: string;
  change: ReturnType<typeof useChange>;
  onSave: () => void;
  /** Beside the button that saves. */
  aside?: ReactNode;
  children: ReactNode;
}

function ChangeDialog({ dialog, title, description, change, onSave, aside, children }: FrameProps) {
  const formId = useId();
  const texts = sprintsTexts.rename;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog
      open
      onOpenChange={() => dialog.close()}
      title={title}
      description={description}
      closeLabel={sprintsTexts.closeDialog}
      footer={
        <>
          {aside}
          <Button type="submit" form={formId} busy={change.isPending} busyLabel={texts.busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.isError ? <Banner tone="error">{texts.failed}</Banner> : null}
        {children}
      </form>
    </Dialog>
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
      aside={
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
