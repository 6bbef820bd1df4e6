import type { TypedKey } from '@akada/answers';
import { useRef } from 'react';
import { RadioGroup } from '../../../ui/choice-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { DraftQuestion } from './draft.ts';
import { FormulaPreview } from './drawn-formulas.tsx';
import { OptionsForm } from './options-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { quizEditorTexts } from './texts.ts';
import { TypedForm } from './typed-form.tsx';

const texts = quizEditorTexts.form;
const ways = [
  { value: 'choose', label: texts.choose },
  { value: 'type', label: texts.type },
] as const;

interface QuestionFormProps {
  question: DraftQuestion;
  onChange: (question: DraftQuestion) => void;
}

/** What a question says. Every keystroke is kept; nothing waits for a button. */
export function QuestionForm({ question, onChange }: QuestionFormProps) {
  const { typed, ...chosen } = question;
  const { picture: _, ...withoutPicture } = question;
  /** For whoever changes their mind and comes back. */
  const before = useRef<TypedKey>({ kind: 'number', key: '' });
  if (typed) before.current = typed;
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={texts.question}
        rows={2}
        maxLength={2000}
        value={question.question}
        onChange={(event) => onChange({ ...question, question: event.target.value })}
      />
      <FormulaPreview text={question.question} />
      <PictureForm
        picture={question.picture ?? null}
        onChange={(picture) => onChange(picture ? { ...question, picture } : withoutPicture)}
      />
      <RadioGroup
        legend={texts.way}
        choices={ways}
        value={typed ? 'type' : 'choose'}
        onChange={(way) => onChange(way === 'type' ? { ...chosen, typed: before.current } : chosen)}
        className="[&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-6"
      />
      {typed ? (
        <TypedForm typed={typed} onChange={(next) => onChange({ ...question, typed: next })} />
      ) : (
        <OptionsForm question={question} onChange={onChange} />
      )}
      <TextArea
        label={texts.explanation}
        hint={texts.explanationHint}
        rows={2}
        maxLength={4000}
        value={question.explanation}
        onChange={(event) => onChange({ ...question, explanation: event.target.value })}
      />
      <FormulaPreview text={question.explanation} />
    </div>
  );
}
