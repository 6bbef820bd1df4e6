import type { Course } from '@akada/contract/client';
import { useEffect, useRef } from 'react';
import { LessonsBadge } from '../../../ui/lessons-badge.tsx';
import { sprintsTexts } from '../texts.ts';
import { nameOf } from './wizard-answers.ts';

const texts = sprintsTexts.wizard.which;
const choice =
  'flex min-h-12 w-full flex-col items-start gap-1 rounded-control border border-line-strong px-4 py-3 text-left transition-colors hover:bg-sunken';

interface WhichCourseProps {
  topic: string;
  choices: readonly Course[];
  /** null: none of them. */
  onChoose: (course: Course | null) => void;
}

/** Asks which course is meant; what is chosen is what is planned. */
export function WhichCourse({ topic, choices, onChoose }: WhichCourseProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={list} className="flex flex-col gap-2">
      <legend role="alert" className="mb-2 font-semibold">
        {texts.title}
      </legend>
      {choices.map((course) => (
        <button key={nameOf(course)} type="button" className={choice} onClick={() => onChoose(course)}>
          {nameOf(course)} <LessonsBadge isReady={course.lessons_ready} />
        </button>
      ))}
      <button type="button" className={choice} onClick={() => onChoose(null)}>
        {texts.topic(topic)}
      </button>
    </fieldset>
  );
}
