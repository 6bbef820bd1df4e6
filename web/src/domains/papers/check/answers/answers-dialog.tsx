import type { AnswersAdded } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { studyDocuments } from '../../../../lib/accepted-files.ts';
import { DropArea } from '../../../../ui/drop-area.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { toast } from '../../../../ui/toast.ts';
import { addAnswers, papersQuery } from '../../api.ts';
import { reasonOf } from '../../bring/use-bringing.ts';
import { papersTexts } from '../../texts.ts';
import { paperAnswersTexts } from './texts.ts';

const texts = paperAnswersTexts;

interface AnswersDialogProps {
  paperId: string;
  onAdded: (added: AnswersAdded) => void;
  onClose: () => void;
}

/** A key that was not in the paper's file: as a file, or pasted, which is sent as one. */
export function AnswersDialog({ paperId, onAdded, onClose }: AnswersDialogProps) {
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => addAnswers(file, [paperId]),
    onSuccess: (added) => {
      onAdded(added);
      toast.success(added.items.length > 0 ? texts.added(added.answered) : texts.none);
      void cache.invalidateQueries(papersQuery);
      onClose();
    },
  });
  const paste = () => {
    setTried(true);
    if (text.trim()) mutate(new File([text], 'answers.txt', { type: 'text/plain' }));
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      closeLabel={papersTexts.close}
      saveLabel={texts.add}
      busyLabel={texts.busy}
      isBusy={isPending}
      failure={error && reasonOf(error)}
      onSave={paste}
      onClose={onClose}
    >
      <DropArea
        label={texts.drop}
        hint={texts.accepted}
        accept={studyDocuments.accept}
        onChoose={(file) => file && !isPending && mutate(file)}
      />
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={4}
        value={text}
        error={isTried && !text.trim() ? texts.empty : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
