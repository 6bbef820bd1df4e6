import { faultOfKey, judge, type TypedKey, wishOf } from '@akada/answers';
import { useId, useState } from 'react';
import { typedTexts } from '../../../texts/en/typed.ts';
import { FieldError } from '../../../ui/field-frame.tsx';
import { Select } from '../../../ui/select.tsx';
import { TypedField } from '../../../ui/typed-answer/typed-field.tsx';
import { quizEditorTexts } from './texts.ts';
import { kindOf, type TypedKind, withKind } from './typed-kinds.ts';
import { TypedNotes } from './typed-notes.tsx';

const texts = quizEditorTexts.typed;
const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));
/** Those that questions use most; any other can be typed with the keyboard. */
const letters = ['x', 'y', 't', 'n', 'a', 'b', 'k', 'C'];

interface TypedFormProps {
  typed: TypedKey;
  onChange: (typed: TypedKey) => void;
}

/** The right answer to a typed question: what is understood of it stands below it, and how others would be judged. */
export function TypedForm({ typed, onChange }: TypedFormProps) {
  const id = useId();
  const fault = typed.key.trim() ? faultOfKey(typed) : null;
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={texts.kind}
        options={kinds}
        value={kindOf(typed)}
        onChange={({ target }) => onChange(withKind(typed, target.value as TypedKind))}
      />
      <div>
        <p aria-hidden className="mb-1.5 font-semibold text-sm">
          {texts.key}
        </p>
        <TypedField
          label={texts.key}
          wish={{ ...wishOf(typed), unit: true, letters }}
          value={typed.key}
          enterLabel={texts.done}
          onChange={(key) => onChange({ ...typed, key })}
        />
        {fault ? <FieldError id={`${id}-fault`}>{quizEditorTexts.faults.ofKey[fault]}</FieldError> : null}
        <p className="text-ink-faint text-sm">{texts.hints[typed.kind]}</p>
      </div>
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-link text-sm">{texts.more}</summary>
        <TypedNotes typed={typed} onChange={onChange} />
      </details>
      {typed.key.trim() && !fault ? <TryOut key={typed.kind} typed={typed} /> : null}
    </div>
  );
}

/** How an answer would be judged, while the question is being written. */
function TryOut({ typed }: { typed: TypedKey }) {
  const [answer, setAnswer] = useState('');
  return (
    <div className="rounded-control border border-line bg-sunken p-3">
      <p aria-hidden className="mb-1.5 font-semibold text-sm">
        {texts.tryOut}
      </p>
      <TypedField
        label={texts.tryOut}
        wish={wishOf(typed)}
        value={answer}
        enterLabel={texts.done}
        onChange={setAnswer}
      />
      <p role="status" className="font-medium text-sm empty:hidden">
        {answer.trim() ? judgement(typed, answer) : ''}
      </p>
    </div>
  );
}

function judgement(typed: TypedKey, answer: string): string {
  const verdict = judge(typed, answer);
  if (verdict.is === 'unread') return texts.isUnread(typedTexts.why[verdict.why]);
  if (verdict.is === 'right') return texts.isRight;
  return verdict.slip ? texts.isNearly(texts.slips[verdict.slip]) : texts.isWrong;
}
