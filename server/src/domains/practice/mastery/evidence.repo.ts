import { sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { Answers, BadKeys, KeptQuestion } from '../practice.rules.ts';

/** What of a kept question says whether it was known, and about what it is. */
interface AskedWords extends Pick<KeptQuestion, 'question' | 'correct_answer' | 'form' | 'typed'> {
  heading: string;
}

interface HandedIn {
  day_id: string;
  answers: Answers | null;
  bad: BadKeys;
  at: Date;
  questions: AskedWords[];
}

/** The quizzes about days of sprints that were handed in. The texts around the questions stay in the database. */
export async function listHandedIn(db: Queries, ownerId: string, sprintIds: readonly string[]): Promise<HandedIn[]> {
  return db
    .selectFrom('assessments')
    .select(['day_id', 'answers', 'bad'])
    .select(({ ref }) => ref('submitted_at').$castTo<Date>().as('at'))
    .select(
      sql<AskedWords[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'question', asked.value->>'question',
          'correct_answer', asked.value->>'correct_answer',
          'heading', asked.value->'source'->>'heading',
          'typed', asked.value->'typed',
          'form', coalesce(asked.value->>'form', 'choice')) order by asked.place), '[]')
        from jsonb_array_elements(assessments.questions) with ordinality as asked(value, place)
      )`.as('questions'),
    )
    .where('owner_id', '=', ownerId)
    .where('sprint_id', 'in', sprintIds)
    .where('submitted_at', 'is not', null)
    .execute();
}

/** Every answer to a question with options outside of quizzes: in reviews, in lessons and under them. */
export async function listChoiceAnswers(db: Queries, ownerId: string, sprintIds: readonly string[]) {
  return (
    db
      .selectFrom('review_answers as answer')
      .innerJoin('review_cards as card', 'card.id', 'answer.card_id')
      .select(['card.day_id', 'card.question_key', 'answer.is_correct', 'answer.day', 'answer.answered_at as at'])
      .select(sql<string>`card.question->'source'->>'heading'`.as('heading'))
      .where('answer.owner_id', '=', ownerId)
      .where('card.sprint_id', 'in', sprintIds)
      // A card that the learner grades herself schedules, and shows nothing.
      .where('card.recall', 'is', null)
      .$narrowType<{ day_id: string }>()
      .execute()
  );
}

/** The last quizzes of a sprint that were handed in, with their questions, the newest first. */
export async function listLastTaken(db: Queries, ownerId: string, sprintId: string, most: number) {
  return db
    .selectFrom('assessments')
    .select(['questions', 'answers', 'bad'])
    .select(({ ref }) => ref('submitted_at').$castTo<Date>().as('at'))
    .where('owner_id', '=', ownerId)
    .where('sprint_id', '=', sprintId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(most)
    .execute();
}

/** The last wrong answers about a sprint in reviews, in lessons and under them, the newest first. */
export async function listLastMissed(db: Queries, ownerId: string, sprintId: string, most: number) {
  return db
    .selectFrom('review_answers as answer')
    .innerJoin('review_cards as card', 'card.id', 'answer.card_id')
    .select('answer.answered_at as at')
    .select(sql<string>`card.question->>'question'`.as('question'))
    .select(sql<string>`card.question->>'correct_answer'`.as('right'))
    .where('answer.owner_id', '=', ownerId)
    .where('card.sprint_id', '=', sprintId)
    .where('card.recall', 'is', null)
    .where('answer.is_correct', '=', false)
    .orderBy('answer.answered_at', 'desc')
    .orderBy('answer.event_id', 'desc')
    .limit(most)
    .execute();
}
