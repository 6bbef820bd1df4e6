import type { PersonalData } from '../house/personal-data.service.ts';

/** When a language model worked for the person. With the account the rows lose their owner; the sums stay. */
export const teachingData: PersonalData = {
  name: 'language-model-use',
  tables: ['teaching_usage'],
  collect: (db, userId) =>
    db
      .selectFrom('teaching_usage')
      .select(['began_at', 'model', 'purpose', 'outcome', 'input_tokens', 'output_tokens'])
      .where('user_id', '=', userId)
      .orderBy('began_at')
      .execute(),
};
