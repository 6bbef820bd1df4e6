import type { Course, Standard } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { cx } from '../../../ui/cx.ts';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { landingTexts } from '../texts/landing.ts';
import { courseSuggestions } from './api.ts';
import { OutlineResult } from './outline-result.tsx';

const examples = ['CSC 101', 'GST 111', 'ECO 101'];

/** A course code and a standard in, the outline of the catalogue out; open to everyone. */
export function AlignmentDemo() {
  const texts = landingTexts.align;
  const [typed, setTyped] = useState('');
  const [standard, setStandard] = useState<Standard>('CCMAS');
  const [asked, setAsked] = useState<{ code: string; variant?: string | undefined } | null>(null);
  const [isBlank, setBlank] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const { data } = useQuery(courseSuggestions(useSettled(typed)));
  const suggestions = suggestionsFrom(data?.courses ?? [], standard);

  const ask = (code: string) => {
    setBlank(code === '');
    if (code === '') input.current?.focus();
    else setAsked({ code });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed.trim());
  };
  const pick = (code: string) => {
    setTyped(code);
    ask(code);
  };

  return (
    <Card flush className="grid grid-cols-1 overflow-visible lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <form onSubmit={submit} noValidate className="flex flex-col gap-5 self-start p-5 md:p-6 lg:sticky lg:top-0">
        <SuggestField
          ref={input}
          label={texts.code}
          hint={texts.codeHint}
          error={isBlank ? texts.required : undefined}
          value={typed}
          maxLength={60}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          suggestions={typed.trim().length < 2 ? [] : suggestions}
          countText={texts.suggestions}
          onChange={(text) => {
            setTyped(text);
            setBlank(false);
          }}
          onPick={({ value }) => ask(value)}
        />
        <p className="-mt-2 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {texts.tryOne}
          {examples.map((code) => (
            <button
              key={code}
              type="button"
              onClick={() => pick(code)}
              className="min-h-11 rounded-pill border border-line-strong px-3.5 font-semibold text-ink hover:bg-sunken"
            >
              {code}
            </button>
          ))}
        </p>
        <ChoiceCards
          legend={texts.standard}
          name="standard"
          columns={2}
          value={standard}
          onChange={setStandard}
          choices={[
            { value: 'CCMAS', label: texts.ccmas, hint: texts.ccmasHint },
            { value: 'BMAS', label: texts.bmas, hint: texts.bmasHint },
          ]}
        />
        <Button type="submit" size="lg" full>
          {texts.submit}
        </Button>
      </form>
      <div
        className={cx(
          'min-h-80 rounded-b-card border-line border-t bg-sunken p-5 md:p-6 lg:rounded-r-card lg:rounded-bl-none lg:border-t-0 lg:border-l',
          // On a phone the answer takes no room before there is one.
          !asked && 'max-lg:hidden',
        )}
      >
        <OutlineResult
          asked={asked && { ...asked, standard }}
          onVariant={(variant) => setAsked((now) => now && { ...now, variant })}
        />
      </div>
    </Card>
  );
}

/** One line a code: as the chosen standard has it, else as the other one does. */
function suggestionsFrom(courses: Course[], standard: Standard) {
  const chosenLast = [...courses].sort((a, b) => Number(a.standard === standard) - Number(b.standard === standard));
  const byCode = new Map(chosenLast.map((course) => [course.code, course]));
  return [...new Set(courses.map(({ code }) => code))].flatMap((code) => {
    const course = byCode.get(code);
    if (!course) return [];
    const detail = course.standard === standard ? course.title : `${course.title} (${course.standard})`;
    return [{ value: code, label: <span className="font-semibold">{code}</span>, detail }];
  });
}
