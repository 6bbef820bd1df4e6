import type { DraftQuestion, PublicQuiz, Quiz, QuizSettings, SubmissionResult } from '@akada/contract';
import type { Person } from './factories.ts';
import type { TestApp, TestClient } from './harness.ts';

/** Four plain questions; the right option is A, B, C, D in turn. */
export const someQuestions: DraftQuestion[] = ['A', 'B', 'C', 'D'].map((letter, index) => ({
  question: `What is ${index + 1} times ten?`,
  options: ['ten', 'twenty', 'thirty', 'forty'].map((text) => ({ text })),
  correct_answer: letter as DraftQuestion['correct_answer'],
  explanation: `Because ${index + 1} tens are counted. Secret-${index}`,
}));

/** A quiz of somebody's own questions. */
export const aQuiz = (
  owner: Pick<Person, 'client'>,
  given: { title?: string; questions?: DraftQuestion[]; settings?: Partial<QuizSettings> } = {},
): Promise<Quiz> => owner.client.quizzes.create({ body: { title: 'Tens', questions: someQuestions, ...given } });

export const linkIdOf = ({ link }: Pick<Quiz, 'link'>): string => link.replace('/quiz/', '');

/** The quiz as a taker without an account gets it; with the address of who begins, if given. */
export async function openAsTaker(client: TestClient, quiz: Pick<Quiz, 'link'>, email?: string): Promise<PublicQuiz> {
  const headers = email === undefined ? {} : { 'student-email': encodeURIComponent(email) };
  const opened = await client.quizzes.get({ params: { id: linkIdOf(quiz) }, headers });
  if (opened.view !== 'taker') throw new Error('This is not what a taker sees.');
  return opened;
}

const rightWords = ['ten', 'twenty', 'thirty', 'forty'];

/** Right answers to the first so many of `someQuestions`, wrong ones to the rest, lettered as this attempt shows them. */
export function answersTo(opened: PublicQuiz, right: number) {
  return opened.quiz_content.questions.map(({ id, question, options }) => {
    const number = Number(/\d/.exec(question)?.[0]) - 1;
    const wanted = number < right ? rightWords[number] : rightWords[(number + 1) % 4];
    const option = options.find(({ text }) => text === wanted);
    if (!option) throw new Error(`No option says ${wanted}.`);
    return { question_id: id, selected_answer: option.label };
  });
}

/** Takes a quiz from opening to handing in. */
export async function takeQuiz(
  client: TestClient,
  quiz: Pick<Quiz, 'link'>,
  { right = 4, name = 'Chidi', email = 'chidi@student.example', number = '', group = '' } = {},
): Promise<SubmissionResult> {
  const opened = await openAsTaker(client, quiz, email);
  return client.quizzes.submit({
    body: {
      quiz_id: opened.quiz_id,
      student_name: name,
      student_email: email,
      student_number: number,
      student_group: group,
      attempt_token: opened.attempt_token ?? '',
      results: { answers: answersTo(opened, right) },
    },
  });
}

/** A quiz of two of `someQuestions` as the teacher would have made them, with the other two waiting; all are drafts. */
export async function aDraftedQuiz(app: TestApp, owner: Person): Promise<Quiz> {
  const quiz = await aQuiz(owner);
  const { db } = app;
  const { questions } = await db.queries
    .selectFrom('quiz_versions')
    .select('questions')
    .where('quiz_id', '=', quiz.quiz_id)
    .executeTakeFirstOrThrow();
  const place = { document_id: 'gone', section_id: 's1', heading_path: ['Tens'], page: 4, slide: null, sheet: null };
  const made = (questions as { id: string }[]).map((question) => ({
    ...question,
    source: { ...place, sentence: 'Tens are counted.', engine: 'embedded' },
  }));
  const inQuiz = JSON.stringify(made.slice(0, 2));
  await db.queries
    .insertInto('quiz_versions')
    .values({ quiz_id: quiz.quiz_id, version: 2, questions: inQuiz, created_at: new Date(quiz.created_at) })
    .execute();
  await db.queries
    .updateTable('quizzes')
    .set({
      content_version: 2,
      question_count: 2,
      wanted_count: 2,
      draft_ids: JSON.stringify(made.slice(0, 2).map(({ id }) => id)),
    })
    .where('id', '=', quiz.quiz_id)
    .execute();
  await db.queries
    .insertInto('quiz_drafts')
    .values({ quiz_id: quiz.quiz_id, waiting: JSON.stringify(made.slice(2)), dropped: '[]' })
    .execute();
  return quiz;
}
