import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type DraftQuestion, letters, MAX_OPTIONS, MIN_OPTIONS, mixUpsOf, removeOption } from './draft.ts';
import { FormulaPreview, WrittenText } from './drawn-formulas.tsx';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.form;

interface OptionsFormProps {
  question: DraftQuestion;
  onChange: (question: DraftQuestion) => void;
}

/** The options of a question, with the right one marked. */
export function OptionsForm({ question, onChange }: OptionsFormProps) {
  const name = useId();
  const { options, right } = question;
  const mixUps = mixUpsOf(question);
  const setOption = (place: number, text: string) =>
    onChange({ ...question, options: options.map((each, at) => (at === place ? text : each)) });
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{texts.options}</legend>
      <p className="mb-2 text-ink-faint text-sm">{texts.optionsHint}</p>
      <ul className="flex flex-col gap-2">
        {options.map((text, place) => {
          const letter = letters[place] ?? '';
          const mixUp = mixUps[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; its text changes while it is typed
            <li key={place} className="flex flex-wrap items-center gap-x-1.5">
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <span className="sr-only">{texts.isRight(letter)}</span>
                <input
                  type="radio"
                  name={name}
                  checked={right === place}
                  onChange={() => onChange({ ...question, right: place })}
                  className="size-6 cursor-[inherit] appearance-none rounded-pill border-2 border-line-strong bg-surface checked:border-success checked:shadow-[inset_0_0_0_4px_var(--surface),inset_0_0_0_12px_var(--success)]"
                />
              </label>
              <span aria-hidden className="w-5 shrink-0 font-semibold">
                {letter}
              </span>
              <input
                className="control min-w-0 flex-1"
                aria-label={texts.option(letter)}
                aria-describedby={mixUp ? `${name}-${letter}` : undefined}
                value={text}
                maxLength={1000}
                onChange={(event) => setOption(place, event.target.value)}
              />
              {options.length > MIN_OPTIONS ? (
                <IconButton label={texts.removeOption(letter)} onClick={() => onChange(removeOption(question, place))}>
                  <X aria-hidden />
                </IconButton>
              ) : null}
              <div className="ml-19 min-w-0 basis-full empty:hidden">
                <FormulaPreview text={text} />
              </div>
              {mixUp ? (
                <p id={`${name}-${letter}`} className="mt-1 ml-19 basis-full text-ink-soft text-sm">
                  {quizEditorTexts.questions.mixUp} <WrittenText text={mixUp} />
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {options.length < MAX_OPTIONS ? (
        <Button variant="ghost" className="mt-1" onClick={() => onChange({ ...question, options: [...options, ''] })}>
          <Plus aria-hidden />
          {texts.addOption}
        </Button>
      ) : null}
    </fieldset>
  );
}
