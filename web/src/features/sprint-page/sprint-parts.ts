import type { LearningPath, SprintDay } from '@akada/contract/client';
import type { ReactNode } from 'react';
import type { CitedPlace } from './lesson-text.tsx';

/** Shows a place of the day that is open, or of the one that is named. */
export type OpenPlace = (place: CitedPlace, day?: number) => void;

/** What the page puts into the sprint from other parts of the product. */
export interface SprintParts {
  heading: (title: string) => ReactNode;
  tutor: (path: LearningPath, day: SprintDay, onOpenPlace: OpenPlace) => ReactNode;
  /** Counts the time while a day is open; shows nothing. */
  session: (path: LearningPath, day: SprintDay) => ReactNode;
  studyTime: ReactNode;
  /** Opens the quiz of a day; without one, the choice of a day. */
  onQuiz: (day?: SprintDay) => void;
}
