import type { AnswerKind, PaperChange, PaperQuestion } from '@akada/contract/client';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
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

const answerKinds = ['auto', 'number', 'expression', 'set', 'word', 'own_words'] as const;

/** Whether an answer can be judged in the way that was chosen for it. */
async function isReadable(kind: AnswerKind, key: string): Promise<boolean> {
  if (kind === null || kind === 'own_words') return true;
  const { judge } = await import('@akada/answers');
  return judge({ kind, key }, key).is === 'right';
}

export function EditDialog({ question, onSave, onClose }: EditDialogProps) {
  const [number, setNumber] = useState(question.number);
  const [text, setText] = useState(question.text);
  const [options, setOptions] = useState(question.options.map((option) => option.text).join('\n'));
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [kind, setKind] = useState<AnswerKind>(question.answer_kind ?? null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [explanation, setExplanation] = useState(question.explanation?.text ?? '');
  const [isTried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (!text.trim()) return;
    const written = optionsIn(options, question);
    const isTyped = written.length === 0 && answer.trim() !== '';
    if (isTyped && !(await isReadable(kind, answer.trim()))) return setUnreadable(true);
    onSave({
      number,
      text,
      options: written,
      answer: isTyped ? answer : null,
      answer_kind: kind,
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
      onSave={() => void save()}
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
        <>
          <TextArea
            label={texts.fields.answer}
            value={answer}
            rows={2}
            maxLength={4000}
            error={isUnreadable ? texts.fields.unreadable : undefined}
            onChange={({ target }) => {
              setAnswer(target.value);
              setUnreadable(false);
            }}
          />
          {answer.trim() ? (
            <Select
              label={texts.fields.answerKind}
              hint={texts.fields.answerKindHint}
              value={kind ?? 'auto'}
              options={answerKinds.map((value) => ({ value, label: texts.fields.kinds[value] }))}
              onChange={({ target }) => {
                setKind(target.value === 'auto' ? null : (target.value as AnswerKind));
                setUnreadable(false);
              }}
            />
          ) : null}
        </>
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
