import type { ListedQuiz, Quiz, QuizSettings, QuizSummary, ShareableQuiz } from '@akada/contract';
import type { RichLines } from '../../platform/markdown/rich-lines.ts';
import { writeText } from './exchange/formats/text.ts';
import { isPractice } from './files/practice-quiz.ts';
import type { ListedQuizRow } from './listing/listing.repo.ts';
import { withRichSolution } from './numbers/rich-texts.ts';
import { type StoredQuestion, statusOf, toQuizQuestion } from './quiz.rules.ts';
import type { OwnedQuizRow, QuizRow } from './quizzes.repo.ts';

/** What the owner is told of a quiz. */

export const linkOf = ({ link_id }: Pick<QuizRow, 'link_id'>) => `/quiz/${link_id}`;

const toUtc = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Whatever offset a moment was typed with, it leaves in one form. */
export const inUtc = (settings: QuizSettings): QuizSettings => ({
  ...settings,
  opens_at: toUtc(settings.opens_at),
  closes_at: toUtc(settings.closes_at),
});

/** Sharing asks once about the drafts in a quiz. */
export const asksBeforeSharing = ({ draft_ids, drafts_shared_at }: Pick<QuizRow, 'draft_ids' | 'drafts_shared_at'>) =>
  draft_ids.length > 0 && drafts_shared_at === null;

/** What sharing a quiz needs to know of it. */
export function toShareable(quiz: QuizRow, now: Date): ShareableQuiz {
  return {
    quiz_id: quiz.id,
    title: quiz.title,
    link: linkOf(quiz),
    status: statusOf(quiz, now),
    question_count: quiz.question_count,
    draft_count: quiz.draft_ids.length,
    asks_before_sharing: asksBeforeSharing(quiz),
    is_practice: isPractice(quiz.settings),
  };
}

function toSummary(quiz: QuizRow, attempts: number, now: Date): QuizSummary {
  return {
    ...toShareable(quiz, now),
    attempts,
    document_ids: quiz.document_ids,
    created_at: quiz.created_at.toISOString(),
    updated_at: quiz.updated_at.toISOString(),
  };
}

/** With what takers did, and do now. */
export function toListed(
  row: ListedQuizRow,
  results: Pick<ListedQuiz, 'weak_questions' | 'class_list'>,
  now: Date,
): ListedQuiz {
  const summary = toSummary(row, Number(row.submissions), now);
  const { opens_at, closes_at } = inUtc(row.settings);
  const live = { began: Number(row.began_lately), handed_in: Number(row.handed_in_lately) };
  return {
    ...summary,
    average_score: row.average === null ? null : Math.round(Number(row.average) * 10) / 10,
    opens_at,
    closes_at,
    closed_at: row.closed_at?.toISOString() ?? null,
    wanted_count: row.wanted_count,
    drafts_to_see: row.draft_ids.length + row.waiting,
    ...results,
    live: summary.status === 'open' && live.began + live.handed_in > 0 ? live : null,
  };
}

interface OwnerView {
  quiz: OwnedQuizRow;
  questions: readonly StoredQuestion[];
  attempts: number;
  /** What its owner wrote, drawn. */
  lines: RichLines;
  attemptToken: string | null;
  now: Date;
}

export function toOwnerView({ quiz, questions, lines, attempts, attemptToken, now }: OwnerView): Quiz {
  const drafts = new Set(quiz.draft_ids);
  return {
    ...toSummary(quiz, attempts, now),
    view: 'owner',
    version: quiz.version,
    settings: inUtc(quiz.settings),
    reason: quiz.making.reason ?? null,
    note: quiz.making.note ?? null,
    quiz_content: {
      questions: questions.map((one) => withRichSolution(toQuizQuestion(one, drafts.has(one.id)), lines, one)),
    },
    formatted_quiz: writeText(questions),
    lecturer_email: quiz.settings.show_lecturer_email ? quiz.owner_email : null,
    attempt_token: attemptToken,
  };
}
