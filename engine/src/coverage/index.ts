export type { Judged, Passage, Verdict } from './judge.ts';
export { type LessonModel, modelOf, type TaughtCourse } from './lesson-model.ts';
export type { CoverageSource } from './passages.ts';
export { type CourseWanted, type CoverageRow, coverageRows, type WantedTopic } from './rows.ts';
export type { OtherName } from './wanted.ts';
