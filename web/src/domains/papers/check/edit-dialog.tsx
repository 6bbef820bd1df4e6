import type { PaperChange, PaperQuestion } from '@akada/contract/client';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.check;

type Edited = Omit<Extract<PaperChange, { do: 'edit' }>, 'do' | 'item_id'>;

interface EditDialogProps {
  question: PaperQuestion;
  onSave: (edited: Edited) => void;
  onClose: () => void;
}

/** Its options stay the same ones while their lines stay in their places. */
function optionsIn(lines: string, { options }: PaperQuestion): Edited['options'] {
  const texts = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const byText = new Map(options.map((option) => [option.text, option.id]));
  const taken = new Set(texts.flatMap((text) => byText.get(text) ?? []));
  return texts.map((text, index) => {
    const same = byText.get(text);
    if (same !== undefined) return { id: same, text };
    const inPlace = options[index]?.id;
    return inPlace !== undefined && !taken.has(inPlace) ? { id: inPlace, text } : { text };
  });
}

export function EditDialog({ question, onSave, onClose }: EditDialogProps) {
  const [number, setNumber] = useState(question.number);
  const [text, setText] = useState(question.text);
  const [options, setOptions] = useState(question.options.map((option) => option.text).join('\n'));
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [explanation, setExplanation] = useState(question.explanation?.text ?? '');
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    if (!text.trim()) return;
    const written = optionsIn(options, question);
    onSave({
      number,
      text,
      options: written,
      answer: written.length === 0 && answer.trim() ? answer : null,
      explanation: explanation.trim() ? explanation : null,
    });
  };
  return (
    <FormDialog
      title={texts.editTitle}
      closeLabel={papersTexts.close}
      saveLabel={texts.save}
      isBusy={false}
      failure={null}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={texts.fields.number}
        value={number}
        maxLength={20}
        className="max-w-32"
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextArea
        label={texts.fields.text}
        value={text}
        rows={4}
        maxLength={4000}
        error={isTried && !text.trim() ? texts.fields.needed : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <TextArea
        label={texts.fields.options}
        hint={texts.fields.optionsHint}
        value={options}
        rows={5}
        onChange={({ target }) => setOptions(target.value)}
      />
      {options.trim() ? null : (
        <TextArea
          label={texts.fields.answer}
          value={answer}
          rows={2}
          maxLength={4000}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      <TextArea
        label={texts.fields.explanation}
        hint={texts.fields.explanationHint}
        value={explanation}
        rows={2}
        maxLength={4000}
        onChange={({ target }) => setExplanation(target.value)}
      />
    </FormDialog>
  );
}
