import type { LessonIndex } from '../answer/lesson-index.ts';
import type { LookUp } from './look-up.ts';
import type { WrittenBeside } from './turns/written-turn.ts';

/** What the tutor may look at beside the lesson that is open. */
export interface Beside {
  /** All lessons of the course, and how the learner knows each, by its document. */
  course?: { index: LessonIndex; names: Readonly<Record<string, string>> };
  /** Questions that the learner is asked to answer: no answer is handed over at once. */
  exercises?: readonly string[];
  /** A text that is looked things up in, not studied: nothing is held back. */
  atOnce?: boolean;
  /** The heading of the section that is in view: what “simpler” and “another example” are asked of. */
  section?: string | undefined;
  /** As the text is called to the learner; a lesson where it is left out. */
  called?: 'lesson' | 'document';
  /** Another way of looking things up than the tutor's own. */
  lookUp?: LookUp;
  /** What was written to be told to questions about it: it comes before what the text says. */
  written?: WrittenBeside;
}
