import type { PersonalData } from '../house/personal-data.service.ts';
import * as users from '../identity/users/users.service.ts';
import { anonymiseEmail, anonymiseUser } from './taking/submissions.repo.ts';

const made: PersonalData = {
  name: 'quizzes',
  tables: ['quizzes'],
  collect: (db, userId) =>
    db
      .selectFrom('quizzes')
      .innerJoin('quiz_versions', (join) =>
        join
          .onRef('quiz_versions.quiz_id', '=', 'quizzes.id')
          .onRef('quiz_versions.version', '=', 'quizzes.content_version'),
      )
      .select(['id', 'link_id', 'title', 'settings', 'closed_at', 'quizzes.created_at', 'updated_at', 'questions'])
      .where('owner_id', '=', userId)
      .orderBy('quizzes.created_at')
      .execute(),
};

/** What the person handed in, also in the quizzes of others; there it stays, as nobody's. */
const taken: PersonalData = {
  name: 'quiz-results',
  tables: ['quiz_submissions'],
  collect: (db, userId) =>
    db
      .selectFrom('quiz_submissions')
      .innerJoin('quizzes', 'quizzes.id', 'quiz_submissions.quiz_id')
      .select([
        'quizzes.title',
        'student_name',
        'student_email',
        'student_number',
        'student_group',
        'score',
        'correct',
        'total',
        'answers',
        'submitted_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('submitted_at')
      .execute(),
  async forget(trx, userId) {
    await anonymiseUser(trx, userId);
    const user = await users.findPerson(trx, userId);
    // Only who proved that the address is theirs speaks for what was left under it without an account.
    if (user?.email_confirmed_at) await anonymiseEmail(trx, user.email);
  },
};

/** Of others, but put here by this person, who may take it away again; it goes with the quiz. */
const classes: PersonalData = {
  name: 'class-lists',
  tables: ['quiz_class_lists'],
  collect: (db, userId) =>
    db
      .selectFrom('quiz_class_lists')
      .innerJoin('quizzes', 'quizzes.id', 'quiz_class_lists.quiz_id')
      .select(['quizzes.title', 'students', 'imported_at'])
      .where('owner_id', '=', userId)
      .orderBy('imported_at')
      .execute(),
};

export const quizzesData: readonly PersonalData[] = [made, taken, classes];
