import { jsonEntry, local, numberEntry, session } from '../lib/storage/entry.ts';
import { hasTexts, isRecord } from '../lib/storage/shapes.ts';

interface StudentDraft {
  name: string;
  email: string;
  /** As far as a quiz asked for them; empty where the student left them out. */
  number?: string;
  group?: string;
}
const isStudentDraft = (value: unknown): value is StudentDraft => hasTexts('name', 'email')(value);

/** Who took a public quiz on this device, without an account. */
export interface QuizStudentInfo extends StudentDraft {
  timestamp: number | string;
}
const isStudentInfo = (value: unknown): value is QuizStudentInfo => hasTexts('name', 'email')(value);

/** What the pages without an account keep. */
export const storedVisitor = {
  quizStudentInfo: jsonEntry('account', local, 'quizStudentInfo', isStudentInfo),
  /** What was typed into the form before a quiz, in this tab. */
  quizStudentDraft: jsonEntry('account', session, 'quizStudentDraft', isStudentDraft),
  /** How many results were shown here, so that each brings another word of encouragement. */
  quizResultsSeen: numberEntry('account', local, 'quizResultsSeen'),
  /** An open lesson as it was last loaded, to read on without a network. */
  openLesson: (course: string, lesson: string) =>
    jsonEntry('account', local, `openLesson_${course}_${lesson}`, isRecord),
};
