import type { Course } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { coursesQuery } from '../api.ts';
import { searchFor } from './course-field.tsx';
import { meantBy, recognise } from './wizard-answers.ts';

/** Which course of the catalogue is meant: the one that is sure, else the learner is asked, else none. */
export function useWhichCourse(typed: string) {
  const queries = useQueryClient();
  const [choices, setChoices] = useState<readonly Course[]>([]);
  const [isLooking, setLooking] = useState(false);
  const [isCourse, setCourse] = useState(true);
  return {
    choices,
    isLooking,
    /** Whether a course of the catalogue may be meant. */
    isCourse,
    decide: setCourse,
    forget() {
      setChoices([]);
      setCourse(true);
    },
    /** `ask`: the learner is asked; `offline`: the server decides, by what was typed. */
    async find(): Promise<Course | null | 'ask' | 'offline'> {
      setLooking(true);
      const courses = await queries.fetchQuery(coursesQuery(searchFor(typed))).catch(() => null);
      setLooking(false);
      if (courses === null) return 'offline';
      const known = recognise(typed, courses);
      const meant = known ? [] : meantBy(typed, courses);
      setChoices(meant);
      return meant.length > 0 ? 'ask' : known;
    },
  };
}
