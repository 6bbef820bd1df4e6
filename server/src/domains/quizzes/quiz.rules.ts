import type { DraftQuestion, Letter, QuizQuestion, QuizSettings, QuizStatus } from '@akada/contract';

/** What a quiz is, in what state, and what a change does to its questions. */

/** A question as it is kept: its options by position, the right one as a position. */
export interface StoredQuestion {
  id: string;
  text: string;
  options: string[];
  correct: number;
  explanation: string;
  /** By option: what who chooses it believes. Only where a model said so. */
  mistakes?: string[];
  difficulty: QuizQuestion['difficulty'];
  source: QuizQuestion['source'];
}

export const letters: readonly Letter[] = ['A', 'B', 'C', 'D'];

export const letterOf = (position: number): Letter => letters[position] ?? 'A';

/** The months after which name and address of takers are removed. */
export const resultsKeptMonths = 12;

/** A quiz that somebody began or handed in so lately is under way. */
export const liveMs = 60 * 60_000;

interface Lifetime {
  settings: Pick<QuizSettings, 'opens_at' | 'closes_at'>;
  closed_at: Date | null;
  taken_down_at: Date | null;
}

export function statusOf({ settings, closed_at, taken_down_at }: Lifetime, now: Date): QuizStatus {
  if (taken_down_at) return 'taken_down';
  if (closed_at) return 'closed';
  if (settings.closes_at && now >= new Date(settings.closes_at)) return 'ended';
  if (settings.opens_at && now < new Date(settings.opens_at)) return 'scheduled';
  return 'open';
}

/** The moment from which nobody can begin any more; null while there is none. */
export function closeOf({ settings, closed_at }: Omit<Lifetime, 'taken_down_at'>): Date | null {
  const planned = settings.closes_at ? new Date(settings.closes_at) : null;
  if (closed_at && planned) return closed_at < planned ? closed_at : planned;
  return closed_at ?? planned;
}

/** Adds changes to settings; null where the quiz would close before it opens. */
export function mergeSettings(before: QuizSettings, changes: Partial<QuizSettings>): QuizSettings | null {
  const settings = { ...before };
  for (const [key, value] of Object.entries(changes)) {
    if (value !== undefined) Object.assign(settings, { [key]: value });
  }
  const { opens_at, closes_at } = settings;
  const isPossible = !opens_at || !closes_at || new Date(opens_at) < new Date(closes_at);
  return isPossible ? settings : null;
}

const sameOptions = (before: StoredQuestion, draft: DraftQuestion) =>
  before.options.length === draft.options.length &&
  before.options.every((text, position) => text === draft.options[position]?.text);

interface AppliedDraft {
  questions: StoredQuestion[];
  /** Questions that are new ones to the statistics. */
  changed: number;
  /** Questions with the same options and another key. */
  corrected: number;
  isSame: boolean;
}

/**
 * The list that a draft stands for. A question keeps its id, and with it what takers chose, while its options stay;
 * otherwise what they did with the old one would be counted for another. A corrected key is the same question.
 */
export function applyDraft(
  before: readonly StoredQuestion[],
  drafts: readonly DraftQuestion[],
  newId: () => string,
): AppliedDraft {
  const known = new Map(before.map((question) => [question.id, question]));
  let [changed, corrected] = [0, 0];
  const questions = drafts.map((draft): StoredQuestion => {
    const old = draft.id === undefined ? undefined : known.get(draft.id);
    // A second question with the same id is a copy, hence new.
    if (draft.id !== undefined) known.delete(draft.id);
    const isKept = old !== undefined && sameOptions(old, draft);
    const correct = letters.indexOf(draft.correct_answer);
    if (old && !isKept) changed += 1;
    if (isKept && old.correct !== correct) corrected += 1;
    return {
      id: isKept ? old.id : newId(),
      text: draft.question,
      options: draft.options.map(({ text }) => text),
      correct,
      explanation: draft.explanation,
      // What is wrong with an option holds for these options and this key.
      ...(isKept && old.mistakes && old.correct === correct && { mistakes: old.mistakes }),
      difficulty: old?.difficulty ?? null,
      source: old?.source ?? null,
    };
  });
  // The same id means the same options.
  const isSame =
    questions.length === before.length &&
    questions.every(({ id, text, correct, explanation }, index) => {
      const old = before[index];
      return id === old?.id && text === old.text && correct === old.correct && explanation === old.explanation;
    });
  return { questions, changed, corrected, isSame };
}

/** What a change of questions means for results that are there already. */
export function describeChange(
  results: number,
  { changed, corrected }: Pick<AppliedDraft, 'changed' | 'corrected'>,
): string | null {
  if (results === 0) return null;
  const kept = results === 1 ? '1 result keeps its score' : `${results} results keep their scores`;
  const again =
    changed === 0 ? '' : ` Statistics for ${changed === 1 ? 'the changed question' : 'changed questions'} start again.`;
  const regrade = corrected === 0 ? '' : ' To use the new right answers, regrade them in the stats.';
  return `${kept} from the old questions.${again}${regrade}`;
}

export function toQuizQuestion(question: StoredQuestion, isDraft: boolean): QuizQuestion {
  return {
    id: question.id,
    question: question.text,
    options: question.options.map((text, position) => ({ label: letterOf(position), text })),
    correct_answer: letterOf(question.correct),
    explanation: question.explanation,
    mistakes: question.mistakes ?? [],
    difficulty: question.difficulty,
    source: question.source,
    is_draft: isDraft,
  };
}
