import type { TypedKey } from '@akada/answers';
import type { DraftQuestion, Letter, QuizQuestion, QuizSettings, QuizStatus } from '@akada/contract';
import type { Template } from '../../../../content/templates/template.ts';
import { fromTemplate } from './numbers/drawn.rules.ts';
import {
  type FindPicture,
  isSamePicture,
  pictureField,
  type StoredPicture,
} from './pictures/question-picture.rules.ts';
import type { StoredQuestion } from './stored-question.rules.ts';

export type { StoredQuestion } from './stored-question.rules.ts';

/** What a quiz is, in what state, and what a change does to its questions. */

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

/** Whether what takers gave to the one can be graded by the key of the other. */
const takesTheSame = (before: StoredQuestion, draft: DraftQuestion) =>
  Boolean(before.typed) === Boolean(draft.typed) &&
  before.options.length === draft.options.length &&
  before.options.every((text, position) => text === draft.options[position]?.text);

type Keyed = Pick<StoredQuestion, 'correct' | 'typed'>;

/** What a key says, in one order; notes that say nothing are left out. */
function keyOf({ kind, key, ordered, sf, tolerance, unit, form, domain, also, nots }: TypedKeyDraft): TypedKey {
  return {
    kind,
    key,
    ...(ordered && { ordered }),
    ...(sf !== undefined && { sf }),
    ...(tolerance !== undefined && { tolerance }),
    ...(unit && { unit }),
    ...(form && { form }),
    ...(domain && { domain }),
    ...(also && also.length > 0 && { also }),
    ...(nots && nots.length > 0 && { nots }),
  };
}
type TypedKeyDraft = NonNullable<DraftQuestion['typed']>;

/** Whether two questions that take the same have the same right answers. */
export const sameKey = (left: Keyed, right: Keyed): boolean =>
  left.correct === right.correct &&
  JSON.stringify(left.typed && keyOf(left.typed)) === JSON.stringify(right.typed && keyOf(right.typed));

/** What a draft names and does not hold. */
export interface Find {
  template?: (id: string) => Template | null;
  picture?: FindPicture;
}

/** The picture that a draft names. One that the question has already needs no looking up. */
function pictureOf(
  { picture }: DraftQuestion,
  old: StoredQuestion | undefined,
  find: FindPicture,
): { picture?: StoredPicture } {
  if (!picture) return {};
  const known = old?.picture?.id === picture.id ? old.picture : find(picture.id);
  return known ? { picture: { ...known, alt: picture.alt } } : {};
}

/** What is wrong with an option, as it was written or, for the same options and the same key, as it is known. */
function mistakesOf({ mistakes, options }: DraftQuestion, same: StoredQuestion | undefined): { mistakes?: string[] } {
  if (!mistakes) return same?.mistakes ? { mistakes: same.mistakes } : {};
  return mistakes.some(Boolean) ? { mistakes: options.map((_, position) => mistakes[position] ?? '') } : {};
}

interface AppliedDraft {
  questions: StoredQuestion[];
  /** Questions that are new ones to the statistics. */
  changed: number;
  /** Questions with the same options, or typed as before, and another key. */
  corrected: number;
  isSame: boolean;
}

/**
 * The list that a draft stands for. A question keeps its id, and with it what takers gave, while its options stay or it
 * is still typed; otherwise what they did with the old one would be counted for another. A corrected key is the same
 * question.
 */
export function applyDraft(
  before: readonly StoredQuestion[],
  drafts: readonly DraftQuestion[],
  newId: () => string,
  { template: findTemplate = () => null, picture: findPicture = () => null }: Find = {},
): AppliedDraft {
  const known = new Map(before.map((question) => [question.id, question]));
  let [changed, corrected] = [0, 0];
  const questions = drafts.map((draft): StoredQuestion => {
    const old = draft.id === undefined ? undefined : known.get(draft.id);
    // A second question with the same id is a copy, hence new.
    if (draft.id !== undefined) known.delete(draft.id);
    if (draft.template_id !== undefined) {
      if (old?.drawnFrom?.templateId === draft.template_id) return old;
      const template = findTemplate(draft.template_id);
      if (template) return fromTemplate(newId(), draft.template_id, template);
    }
    const isKept = old !== undefined && takesTheSame(old, draft);
    const key: Keyed = draft.typed
      ? { correct: null, typed: keyOf(draft.typed) }
      : { correct: draft.correct_answer ? letters.indexOf(draft.correct_answer) : null };
    const hasSameKey = isKept && sameKey(old, key);
    if (old && !isKept) changed += 1;
    if (isKept && !hasSameKey) corrected += 1;
    return {
      id: isKept ? old.id : newId(),
      text: draft.question,
      ...pictureOf(draft, old, findPicture),
      options: draft.options.map(({ text }) => text),
      ...key,
      explanation: draft.explanation,
      ...mistakesOf(draft, hasSameKey ? old : undefined),
      difficulty: old?.difficulty ?? null,
      source: old?.source ?? null,
    };
  });
  const isSame =
    questions.length === before.length &&
    questions.every((question, index) => {
      const old = before[index];
      return old !== undefined && isUnchanged(old, question);
    });
  return { questions, changed, corrected, isSame };
}

/** Whether a question is as it was. The same id means the same options. */
export const isUnchanged = (before: StoredQuestion, after: StoredQuestion): boolean =>
  before.id === after.id &&
  before.text === after.text &&
  before.explanation === after.explanation &&
  JSON.stringify(before.mistakes) === JSON.stringify(after.mistakes) &&
  isSamePicture(before.picture, after.picture) &&
  sameKey(before, after);

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
    ...pictureField(question),
    correct_answer: question.correct === null ? null : letterOf(question.correct),
    ...(question.typed && { typed: question.typed }),
    ...(question.drawnFrom && { template_id: question.drawnFrom.templateId }),
    explanation: question.explanation,
    mistakes: question.mistakes ?? [],
    difficulty: question.difficulty,
    source: question.source,
    is_draft: isDraft,
  };
}
