import { faultOfKey, type TypedKey } from '@akada/answers';
import { type Letter, type Quiz, type QuizQuestion, type QuizSettings, quizPicturePath } from '@akada/contract/client';
import type { ShownPicture } from '../../../ui/question-picture.tsx';
import { storedQuizEditor } from './stored.ts';
import { type DrawnQuestion, drawnIn } from './templates/drawn-question.ts';
import { quizEditorTexts } from './texts.ts';

const faults = quizEditorTexts.faults;

export const letters: readonly Letter[] = ['A', 'B', 'C', 'D'];
export const MAX_QUESTIONS = 100;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 4;

/** A picture that was brought already. */
export interface DraftPicture {
  id: string;
  alt: string;
}

export const shownPicture = ({ id, alt }: DraftPicture): ShownPicture => ({ url: quizPicturePath(id), alt });

/** A question while it is being written. */
export interface DraftQuestion {
  /** For this page alone: a new question has no id yet. */
  key: string;
  id: string | null;
  question: string;
  picture?: DraftPicture;
  options: string[];
  /** The place of the right option; null until one is marked. */
  right: number | null;
  /** What judges the answer, where it is typed. The options stay beside it for whoever changes their mind. */
  typed?: TypedKey;
  /** Of the library: each student gets other numbers, and its texts are not to be edited. */
  drawn?: DrawnQuestion;
  explanation: string;
  /** Whether another one can be made from the same document. */
  hasSource: boolean;
  /** Machine-made, and not yet kept. */
  isDraft: boolean;
  /** By option: what is said to who chooses it, by a model or by the file that it came from. It holds for the answers as they were saved alone. */
  mixUps?: { of: string; texts: string[] };
}

export interface QuizDraft {
  /** Of the saved quiz that the changes began from. */
  version: number;
  title: string;
  questions: DraftQuestion[];
  settings: QuizSettings;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

export const blankQuestion = (): DraftQuestion => ({
  key: newKey(),
  id: null,
  question: '',
  ...noAnswers,
  explanation: '',
  hasSource: false,
  isDraft: false,
});

type Answers = Pick<DraftQuestion, 'options' | 'right'>;
const essenceOf = ({ options, right }: Answers) => JSON.stringify([options.map((text) => text.trim()), right]);
const noAnswers: Answers = { options: ['', '', '', ''], right: null };

const rightOf = (letter: Letter | null | undefined) => (letter ? letters.indexOf(letter) : null);

/** A saved question as it is being written. */
export function draftQuestion(saved: QuizQuestion): DraftQuestion {
  const { id, question, picture, correct_answer, explanation, mistakes, source, is_draft: isDraft } = saved;
  const answers: Answers = saved.typed
    ? noAnswers
    : { options: saved.options.map(({ text }) => text), right: rightOf(correct_answer) };
  const drawn = drawnIn(saved);
  return {
    key: id,
    id,
    question,
    ...(drawn && { drawn }),
    ...(picture && { picture: { id: picture.id, alt: picture.alt } }),
    ...answers,
    ...(saved.typed && { typed: saved.typed }),
    explanation,
    hasSource: source !== null,
    isDraft,
    mixUps: { of: essenceOf(answers), texts: mistakes },
  };
}

/** What takers will read of each wrong option; with another option or key the server forgets it. */
export const mixUpsOf = (question: DraftQuestion): readonly string[] =>
  question.mixUps?.of === essenceOf(question) ? question.mixUps.texts : [];

export const draftOf = ({ version, title, quiz_content, settings }: Quiz): QuizDraft => ({
  version,
  title,
  questions: quiz_content.questions.map(draftQuestion),
  settings,
});

export const libraryQuestion = (drawn: DrawnQuestion): DraftQuestion => ({ ...blankQuestion(), drawn });

/** Questions as an import reads them. */
interface ImportedQuestion {
  question: string;
  options: { text: string }[];
  correct_answer?: Letter | null | undefined;
  typed?: TypedKey | undefined;
  explanation?: string;
  mistakes?: string[] | undefined;
  picture?: DraftPicture | undefined;
}

export const importedQuestion = ({
  question,
  picture,
  options,
  correct_answer,
  typed,
  explanation,
  mistakes,
}: ImportedQuestion): DraftQuestion => {
  const answers: Answers = typed
    ? noAnswers
    : { options: options.map(({ text }) => text), right: rightOf(correct_answer) };
  return {
    ...blankQuestion(),
    question,
    ...(picture && { picture }),
    ...answers,
    ...(typed && { typed }),
    explanation: explanation ?? '',
    ...(mistakes && { mixUps: { of: essenceOf(answers), texts: mistakes } }),
  };
};

/** What the server takes; only for a draft without faults. */
export const questionsToSend = (questions: DraftQuestion[]) =>
  questions.map((draft) => ({ ...questionToSend(draft), ...mistakesToSend(draft) }));

/** Of a new question: of one that is saved the server knows them. */
const mistakesToSend = (draft: DraftQuestion) =>
  draft.id === null && mixUpsOf(draft).length > 0 ? { mistakes: [...mixUpsOf(draft)] } : {};

const questionToSend = ({ id, drawn, question, picture, options, right, typed, explanation }: DraftQuestion) => ({
  ...(id !== null && { id }),
  ...(drawn && { template_id: drawn.templateId }),
  question: question.trim(),
  ...(picture && !drawn && { picture: { id: picture.id, alt: picture.alt.trim() } }),
  ...(drawn
    ? { options: [], correct_answer: null }
    : typed
      ? { options: [], correct_answer: null, typed: { ...typed, key: typed.key.trim() } }
      : { options: options.map((text) => ({ text: text.trim() })), correct_answer: letters[right ?? 0] ?? 'A' }),
  explanation: explanation.trim(),
});

/** Whether saving would change anything. */
export function isChanged(draft: QuizDraft, saved: QuizDraft): boolean {
  const essence = ({ title, questions, settings }: QuizDraft) =>
    JSON.stringify([title.trim(), questionsToSend(questions), questions.map(({ right }) => right), settings]);
  return essence(draft) !== essence(saved);
}

/** What is wrong with a question, in the order in which one would mend it. */
export function questionFaults({ drawn, question, options, right, typed }: DraftQuestion): string[] {
  if (drawn) return [];
  const noText = question.trim() ? [] : [faults.noText];
  if (typed) return [...noText, ...keyFaults(typed)];
  const texts = options.map((text) => text.trim().toLowerCase());
  const filled = texts.filter(Boolean);
  return [
    ...noText,
    ...(texts.length < MIN_OPTIONS ? [faults.tooFew] : filled.length < texts.length ? [faults.emptyOption] : []),
    ...(new Set(filled).size < filled.length ? [faults.same] : []),
    ...(right === null || right < 0 || right >= options.length ? [faults.noRight] : []),
  ];
}

function keyFaults(typed: TypedKey): string[] {
  if (!typed.key.trim()) return [faults.noKey];
  const fault = faultOfKey(typed);
  return fault ? [faults.ofKey[fault]] : [];
}

export function settingsFault({ opens_at, closes_at, time_limit_minutes: limit }: QuizSettings): string | null {
  if (opens_at && closes_at && new Date(closes_at) <= new Date(opens_at)) return faults.times;
  return limit !== null && !(Number.isInteger(limit) && limit >= 1 && limit <= 600) ? faults.timeLimit : null;
}

/** The first thing that keeps the whole from being saved. */
export function draftFault({ title, questions, settings }: QuizDraft): string | null {
  if (!title.trim()) return faults.noTitle;
  if (questions.length === 0) return faults.noQuestions;
  const faulty = questions.filter((question) => questionFaults(question).length > 0).length;
  return faulty > 0 ? faults.check(faulty) : settingsFault(settings);
}

/** The list with one question at another place; places beyond the ends change nothing. */
export function moveQuestion(questions: DraftQuestion[], from: number, to: number): DraftQuestion[] {
  const moved = questions[from];
  if (!moved || to < 0 || to >= questions.length) return questions;
  const rest = questions.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}

export function removeOption(question: DraftQuestion, place: number): DraftQuestion {
  const { right } = question;
  const next = right === null || right === place ? null : right > place ? right - 1 : right;
  return { ...question, options: question.options.toSpliced(place, 1), right: next };
}

/** Unsaved changes that this device remembers. They were written by this page alone. */
export function keptDraft(quizId: string): QuizDraft | null {
  const kept = storedQuizEditor.quizDraft(quizId).get() as Partial<QuizDraft> | null;
  const isDraft = kept && typeof kept.version === 'number' && Array.isArray(kept.questions) && kept.settings;
  return isDraft ? (kept as QuizDraft) : null;
}

export function keepDraft(quizId: string, draft: QuizDraft): void {
  storedQuizEditor.quizDraft(quizId).set({ ...draft });
}

export const forgetDraft = (quizId: string): void => storedQuizEditor.quizDraft(quizId).remove();
