import type { TypedKey } from '@akada/answers';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { quizEditorTexts } from './texts.ts';
import { withNote } from './typed-kinds.ts';

const texts = quizEditorTexts.typed;
const figures = Array.from({ length: 9 }, (_, index) => ({ value: `${index + 1}`, label: texts.figuresOf(index + 1) }));
const formsOf = (forms: readonly NonNullable<TypedKey['form']>[]) =>
  forms.map((value) => ({ value, label: texts.forms[value] }));

interface TypedNotesProps {
  typed: TypedKey;
  onChange: (typed: TypedKey) => void;
}

/** How exactly an answer has to meet the key. */
export function TypedNotes({ typed, onChange }: TypedNotesProps) {
  const { kind } = typed;
  if (kind === 'set') return <p className="text-ink-soft text-sm">{texts.noNotes}</p>;
  if (kind === 'word') return <OtherNames typed={typed} onChange={onChange} />;
  return (
    <div className="grid gap-4 pt-1 sm:grid-cols-2">
      {kind === 'number' ? (
        <>
          <Field
            label={texts.tolerance}
            hint={texts.toleranceHint}
            value={typed.tolerance === undefined ? '' : String(typed.tolerance)}
            maxLength={20}
            placeholder={texts.tolerancePlaceholder}
            onChange={({ target }) => onChange(withNote(typed, 'tolerance', target.value || null))}
          />
          <Select
            label={texts.figures}
            hint={texts.figuresHint}
            placeholder={texts.any}
            options={figures}
            value={typed.sf === undefined ? '' : String(typed.sf)}
            onChange={({ target }) => onChange(withNote(typed, 'sf', Number(target.value) || null))}
          />
        </>
      ) : (
        <Field
          label={texts.domain}
          hint={texts.domainHint}
          value={typed.domain ?? ''}
          maxLength={100}
          onChange={({ target }) => onChange(withNote(typed, 'domain', target.value || null))}
        />
      )}
      <Select
        label={texts.form}
        placeholder={texts.any}
        options={formsOf(kind === 'number' ? ['exact'] : ['factorised', 'expanded', 'exact'])}
        value={typed.form ?? ''}
        onChange={({ target }) => onChange(withNote(typed, 'form', (target.value as TypedKey['form']) || null))}
      />
    </div>
  );
}

const mostNames = 10;

/** One a line; kept as it is typed, sent without empty lines. */
function OtherNames({ typed, onChange }: TypedNotesProps) {
  const [lines, setLines] = useState((typed.also ?? []).join('\n'));
  return (
    <TextArea
      label={texts.also}
      hint={texts.alsoHint}
      rows={3}
      value={lines}
      onChange={({ target }) => {
        setLines(target.value);
        const names = target.value.split('\n').flatMap((line) => line.trim().slice(0, 300) || []);
        onChange(withNote(typed, 'also', names.length > 0 ? names.slice(0, mostNames) : null));
      }}
    />
  );
}
