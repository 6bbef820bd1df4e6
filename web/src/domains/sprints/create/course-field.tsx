import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { lessonsTexts } from '../../../texts/en/lessons.ts';
import { LessonsBadge } from '../../../ui/lessons-badge.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { coursesQuery } from '../api.ts';
import { sprintsTexts } from '../texts.ts';
import { nameOf, recognise } from './wizard-answers.ts';

const texts = sprintsTexts.wizard;
const LONGEST_SEARCH = 120;

/** Of "COS 101 — Introduction to Computing Sciences, CCMAS", or "COS 101 CCMAS", the catalogue is asked for the code. */
export const searchFor = (typed: string) =>
  (typed.split(' — ')[0] ?? '')
    .replace(/\b(?:CC|B)MAS\b/gi, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH);

interface CourseFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
}

/** Any topic; a course that the catalogue knows is suggested as one types, and recognised by code or title. */
export function CourseField({ value, onChange, error }: CourseFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const q = useSettled(searchFor(value), 200);
  const { data = [], isPlaceholderData } = useQuery({ ...coursesQuery(q), placeholderData: keepPreviousData });
  const known = recognise(value, data);
  const typed = value.trim().toLowerCase();
  // Until the answer is there, what fits of the one before: the list neither flickers nor lies.
  const fitting = isPlaceholderData ? data.filter((course) => nameOf(course).toLowerCase().includes(typed)) : data;
  const suggestions = known || typed === '' ? [] : fitting;

  useEffect(() => {
    input.current?.focus();
  }, []);

  return (
    <div className="flex flex-col gap-3">
      <SuggestField
        ref={input}
        label={texts.course}
        hint={texts.courseHint}
        error={error}
        value={value}
        onChange={onChange}
        suggestions={suggestions.map((course) => ({
          value: nameOf(course),
          detail: course.lessons_ready ? lessonsTexts.ready : lessonsTexts.outline,
        }))}
        countText={texts.suggestions}
        maxLength={300}
        autoCapitalize="sentences"
        enterKeyHint="next"
      />
      <p role="status" className={known ? 'flex items-start gap-2 text-sm text-success' : undefined}>
        {known ? (
          <>
            <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {texts.known} <strong>{nameOf(known)}</strong> <LessonsBadge isReady={known.lessons_ready} />
            </span>
          </>
        ) : null}
      </p>
    </div>
  );
}
