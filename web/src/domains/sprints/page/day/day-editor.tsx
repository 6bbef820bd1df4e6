import type { SprintLesson } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { toast } from '../../../../ui/toast.ts';
import { editDay, lessonQuery, pathQuery } from '../api.ts';
import { Refusal } from '../refusal.tsx';
import { storedSprintPage } from '../stored.ts';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.edit;

interface DayEditorProps {
  sprintId: string;
  lesson: SprintLesson;
  onClose: () => void;
}

/** The title and the text of a day, to be changed by hand. What is typed outlives a reload until it is saved or discarded. */
export function DayEditor({ sprintId, lesson, onClose }: DayEditorProps) {
  const queries = useQueryClient();
  const draft = storedSprintPage.dayDraft(sprintId, lesson.day);
  const [kept] = useState(() => draft.get());
  const [title, setTitle] = useState(typeof kept?.title === 'string' ? kept.title : lesson.title);
  const [content, setContent] = useState(typeof kept?.content === 'string' ? kept.content : (lesson.content ?? ''));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const type = (next: { title: string; content: string }) => {
    setTitle(next.title);
    setContent(next.content);
    draft.set(next);
  };
  const save = async () => {
    setTried(true);
    if (!title.trim() || !content.trim()) return;
    setBusy(true);
    setFailure(null);
    try {
      const data = await editDay(sprintId, lesson.day, { title: title.trim(), content });
      draft.remove();
      queries.setQueryData(lessonQuery(sprintId, lesson.day).queryKey, { data, savedAt: null });
      void queries.invalidateQueries({ queryKey: pathQuery(sprintId).queryKey });
      void queries.invalidateQueries({ queryKey: lessonQuery(sprintId, lesson.day).queryKey });
      toast.success(texts.saved);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.text}
      closeLabel={sprintPageTexts.close}
      size="lg"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => {
              draft.remove();
              onClose();
            }}
          >
            {texts.cancel}
          </Button>
          <Button variant="accent" busy={isBusy} busyLabel={texts.busy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {kept ? <Banner>{texts.kept}</Banner> : null}
        <Field
          label={texts.name}
          value={title}
          maxLength={200}
          error={isTried && !title.trim() ? texts.missingTitle : undefined}
          onChange={(event) => type({ title: event.target.value, content })}
        />
        <TextArea
          label={texts.content}
          hint={texts.contentHint}
          rows={12}
          maxLength={100_000}
          value={content}
          error={isTried && !content.trim() ? texts.missingText : undefined}
          onChange={(event) => type({ title, content: event.target.value })}
        />
        {failure === null ? null : <Refusal error={failure} />}
      </div>
    </Dialog>
  );
}
