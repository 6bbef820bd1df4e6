import type { LearningPath, SprintDay } from '@akada/contract/client';
import type { ReactNode } from 'react';
import type { CitedPlace } from './lesson/lesson-text.tsx';

/** Shows a place of the day that is open, or of the one that is named. */
export type OpenPlace = (place: CitedPlace, day?: number) => void;

/** What the tutor is given where it stands. */
interface TutorParts {
  onOpenPlace: OpenPlace;
  /** At the right of its head. */
  controls: ReactNode;
  /** What was marked in the text to be asked about. */
  passage: string | null;
  /** The passage was asked about, or is not to be. */
  onPassageDone: () => void;
}

/** What a card is begun with. */
export interface CardDraft {
  front: string;
  back: string;
}

/** What the page puts into the sprint from other parts of the product. */
export interface SprintParts {
  heading: (title: string) => ReactNode;
  tutor: (path: LearningPath, day: SprintDay, parts: TutorParts) => ReactNode;
  /** A card to write, begun with what was marked. */
  card: (path: LearningPath, day: SprintDay, draft: CardDraft, onClose: () => void) => ReactNode;
  /** Counts the time while a day is open; shows nothing. */
  session: (path: LearningPath, day: SprintDay) => ReactNode;
  studyTime: ReactNode;
  /** Opens the quiz of a day; without one, the choice of a day. */
  onQuiz: (day?: SprintDay) => void;
  /** Sends a week as one file. */
  onSendWeek: (week: number) => void;
}
