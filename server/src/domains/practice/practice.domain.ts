import { domain } from '../../assembly/domain.ts';
import * as study from './migrations/0010_study.ts';
import * as practice from './migrations/0013_practice.ts';
import * as recallCards from './migrations/0030_recall_cards.ts';
import * as sittings from './migrations/0046_sittings.ts';
import * as outsideWork from './migrations/0057_outside_work.ts';
import * as answersByName from './migrations/0067_answers_by_name.ts';
import * as answersInOrder from './migrations/0070_answers_in_order.ts';
import * as codesGivenUp from './migrations/0072_codes_given_up.ts';
import { practiceFeature } from './practice.feature.ts';
import { studyPagesFeature } from './study-pages/study-pages.feature.ts';

/** What a learner practises: checks, decks, reviews, mastery, study pages. */
export const practiceDomain = domain({
  name: 'practice',
  features: [practiceFeature, studyPagesFeature],
  migrations: {
    '0010_study': study,
    '0013_practice': practice,
    '0030_recall_cards': recallCards,
    '0046_sittings': sittings,
    '0057_outside_work': outsideWork,
    '0067_answers_by_name': answersByName,
    '0070_answers_in_order': answersInOrder,
    '0072_codes_given_up': codesGivenUp,
  },
});
