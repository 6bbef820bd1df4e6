import { type PaperQuestion, questionText } from '@akada/contract/client';
import { useEffect, useRef } from 'react';
import { FieldFrame } from '../../../ui/field-frame.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.check;

interface SplitDialogProps {
  question: PaperQuestion;
  onSplit: (at: number) => void;
  onClose: () => void;
}

/** The whole question as text: the cursor says where the next one begins. */
export function SplitDialog({ question, onSplit, onClose }: SplitDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = questionText(question);
  useEffect(() => {
    const middle = text.indexOf('\n') + 1 || Math.floor(text.length / 2);
    field.current?.focus();
    field.current?.setSelectionRange(middle, middle);
  }, [text]);
  return (
    <FormDialog
      title={texts.splitTitle}
      description={texts.splitText}
      closeLabel={papersTexts.close}
      saveLabel={texts.splitInto('', '')}
      isBusy={false}
      failure={null}
      onSave={() => onSplit(Math.max(1, field.current?.selectionStart ?? 1))}
      onClose={onClose}
    >
      <FieldFrame label={texts.splitField}>
        {(control) => <textarea {...control} ref={field} readOnly rows={8} defaultValue={text} className="control" />}
      </FieldFrame>
    </FormDialog>
  );
}
