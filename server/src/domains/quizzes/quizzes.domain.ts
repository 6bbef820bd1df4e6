import { domain } from '../../assembly/domain.ts';
import { classroomFeature } from './classroom/classroom.feature.ts';
import { quizFilesFeature } from './files/files.feature.ts';
import * as quizzes from './migrations/0009_quizzes.ts';
import * as quizOpenings from './migrations/0016_quiz_openings.ts';
import * as examinations from './migrations/0017_examinations.ts';
import * as quizDrafts from './migrations/0028_quiz_drafts.ts';
import * as struckQuestions from './migrations/0029_struck_questions.ts';
import * as quizCodes from './migrations/0033_quiz_codes.ts';
import * as takers from './migrations/0034_takers.ts';
import * as openingDevices from './migrations/0042_opening_devices.ts';
import * as quizLayout from './migrations/0047_quiz_layout.ts';
import * as quizBatches from './migrations/0048_quiz_batches.ts';
import * as classroom from './migrations/0053_classroom.ts';
import * as outsideResults from './migrations/0063_outside_results.ts';
import * as quizPictures from './migrations/0065_quiz_pictures.ts';
import { quizPicturesFeature } from './pictures/pictures.feature.ts';
import { quizzesFeature } from './quizzes.feature.ts';

/** Quizzes that lecturers make and share, and those who take them. */
export const quizzesDomain = domain({
  name: 'quizzes',
  features: [quizPicturesFeature, quizzesFeature, classroomFeature, quizFilesFeature],
  migrations: {
    '0009_quizzes': quizzes,
    '0016_quiz_openings': quizOpenings,
    '0017_examinations': examinations,
    '0028_quiz_drafts': quizDrafts,
    '0029_struck_questions': struckQuestions,
    '0033_quiz_codes': quizCodes,
    '0034_takers': takers,
    '0042_opening_devices': openingDevices,
    '0047_quiz_layout': quizLayout,
    '0048_quiz_batches': quizBatches,
    '0053_classroom': classroom,
    '0063_outside_results': outsideResults,
    '0065_quiz_pictures': quizPictures,
  },
});
