import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Answers, addCourses, parseLevel } from './answers.ts';
import { suggest } from './api.ts';
import { CatalogueField } from './catalogue-field.tsx';
import { onboardingTexts } from './texts.ts';

interface CourseCodesFieldProps {
  answers: Answers;
  onChange: (changed: Partial<Answers>) => void;
}

/** What stands before the code that is being typed. */
const before = (text: string) => text.slice(0, text.lastIndexOf(',') + 1);
const lastCode = (text: string) => text.slice(text.lastIndexOf(',') + 1).trim();

/** Comma-separated codes, typed or picked, that become a list; each can be removed. */
export function CourseCodesField({ answers, onChange }: CourseCodesFieldProps) {
  const { courses, courseDraft, standard, program, level } = answers;
  const texts = onboardingTexts.form;
  const context = { standard, programme: program.trim(), level: parseLevel(level) };
  const input = useRef<HTMLInputElement>(null);
  /** The button that was pressed is gone or disabled afterwards: the focus goes where one types on. */
  const list = (changed: string[]) => {
    onChange({ courses: changed, courseDraft: '' });
    input.current?.focus();
  };
  const add = (text: string) => list(addCourses(courses, text));

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <CatalogueField
          ref={input}
          className="min-w-0 flex-1"
          label={texts.courses}
          labelAside={<span className="text-ink-faint text-sm">{texts.optional}</span>}
          hint={texts.coursesHint}
          value={courseDraft}
          onChange={(text) => onChange({ courseDraft: text })}
          lookUp={(q) => {
            const { queryFn, ...found } = suggest.courses(lastCode(q), context);
            // Picking one keeps the codes typed before it.
            return {
              ...found,
              queryFn,
              select: (list) =>
                list.map((one) => ({ ...one, label: one.value, value: `${before(courseDraft)}${one.value}` })),
            };
          }}
          onPick={({ value }) => add(value)}
          onKeyDown={(event) => {
            const isOption = event.currentTarget.getAttribute('aria-activedescendant') !== null;
            if (event.key !== 'Enter' || isOption || courseDraft.trim() === '') return;
            event.preventDefault();
            add(courseDraft);
          }}
          maxLength={400}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button variant="secondary" disabled={courseDraft.trim() === ''} onClick={() => add(courseDraft)}>
          {texts.addCourses}
        </Button>
      </div>
      {courses.length === 0 ? null : (
        <ul aria-label={texts.yourCourses} className="flex flex-wrap gap-2">
          {courses.map((code) => (
            <li
              key={code}
              className="flex items-center rounded-pill bg-primary-soft pl-3.5 font-semibold text-on-primary-soft text-sm"
            >
              {code}
              <button
                type="button"
                aria-label={texts.removeCourse(code)}
                onClick={() => {
                  onChange({ courses: courses.filter((other) => other !== code) });
                  input.current?.focus();
                }}
                className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-sunken"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
