import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { CourseSchema } from '../../library/catalogue/schemas.ts';

/** One line as people type it: control characters become spaces, since no database and no page wants them. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
    .trim();

const LearningStyle = z.enum(['text', 'video', 'mixed']);
const PreferredStandard = z.enum(['CCMAS', 'BMAS']);
const StudyHabit = z.enum(['morning', 'night', 'regular', 'flexible']);
const CourseCodes = z
  .array(line(200))
  .max(60)
  .describe('Course codes or titles as the learner writes them, unknown ones too.');

/** What is left out is told later, or never: the plan follows from what there is. */
export const AcademicProfileSchema = z.object({
  university: line(200).default('').describe('Name or short name; any text is accepted.'),
  faculty: line(200).default('').describe('Any text is accepted.'),
  department: line(200).default('').describe('Any text is accepted.'),
  program: line(200).default('').describe('Any text is accepted; a known one is aligned.'),
  level: z.number().int().min(0).max(999).default(100).describe('100, 200 and so on; 0 counts as 100.'),
  semester: line(60).nullish().describe('First, second, or a name that the university uses; may be left out.'),
  current_courses: CourseCodes.default([]),
  preferred_learning_style: LearningStyle.default('mixed').describe('How the learner likes to study.'),
  preferred_standard: PreferredStandard.default('CCMAS').describe('The standard that the courses are compared with.'),
});
export type AcademicProfile = z.output<typeof AcademicProfileSchema>;

export const RecommendedSprintSchema = z.object({
  path_id: z.string().describe('The sprint’s id; it is a draft until it is started.'),
  title: z.string().describe('The course’s title.'),
  description: z.string().describe('What the sprint is for.'),
  content_preview: z.string().describe('The first topics.'),
  course_code: z.string().nullable().describe('The course, or null where a sprint covers several topics.'),
  lessons_ready: z.boolean().describe('The library teaches it; otherwise there is only an outline.'),
  started: z.boolean().describe('It is no draft any more.'),
});
export type RecommendedSprint = z.output<typeof RecommendedSprintSchema>;

const RequiredCourseSchema = CourseSchema.pick({ code: true, title: true, units: true, semester: true });

export const CurriculumAlignmentSchema = z.object({
  standard: PreferredStandard.describe('The standard that was compared with.'),
  program: z.string().describe('The programme as the catalogue names it, else as it was typed.'),
  level: z.number().describe('The level that was compared.'),
  semester: z.number().nullable().describe('1, 2, or null where both were compared.'),
  coverage: z
    .enum(['programme', 'level_unknown', 'programme_unknown'])
    .describe('Whether the catalogue knows the courses of this programme and level.'),
  required: z.array(RequiredCourseSchema).describe('What the standard asks for.'),
  taking: z
    .array(
      RequiredCourseSchema.extend({
        is_required: z.boolean().describe('Asked for in this programme, level and semester.'),
        typed_as: z.string().nullable().describe('The learner’s own code, where it differs.'),
      }),
    )
    .describe('Courses of the learner that the standard knows.'),
  missing: z.array(RequiredCourseSchema).describe('Asked for, and not among the learner’s courses.'),
  local: z
    .array(
      z.object({
        code: z.string().describe('As the learner wrote it.'),
        university: z.string().nullable().describe('Whose prefix the code carries, if it is known.'),
      }),
    )
    .describe('Courses that the standard does not know: the university’s own, or codes that it writes in its own way.'),
  summary: z.string().describe('The comparison in words.'),
  credit: z.string().describe('Whose work the standard is.'),
});
export type CurriculumAlignment = z.output<typeof CurriculumAlignmentSchema>;

const PlanFields = {
  learning_paths: z
    .array(RecommendedSprintSchema)
    .describe('Recommended sprints: drafts that no plan counts yet, and those of them that were started.'),
  recommended_courses: z
    .array(CourseSchema.extend({ reason: z.enum(['taking', 'required', 'common']).describe('Why it is recommended.') }))
    .describe('Courses of the catalogue to begin with: those taken, then those missing.'),
};

export const LearningPlanSchema = z.object({
  profile_id: z.string().describe('The academic profile; one for each account.'),
  ...PlanFields,
  curriculum_alignment: CurriculumAlignmentSchema,
});
export type LearningPlan = z.output<typeof LearningPlanSchema>;

const RecommendationsSchema = z.object({
  profile_id: z.string().nullable().describe('null before the first save.'),
  profile: AcademicProfileSchema.nullable().describe('The answers behind the recommendations.'),
  ...PlanFields,
  curriculum_alignment: CurriculumAlignmentSchema.nullable(),
});
export type Recommendations = z.output<typeof RecommendationsSchema>;

/** What the forms of onboarding and of a new sprint hold; every key may be left out and is then kept as it was. */
const PreferencesSchema = z
  .object({
    university: line(200),
    faculty: line(200),
    department: line(200),
    program: line(200),
    level: line(60).describe('As typed: 200 Level.'),
    semester: line(60),
    current_courses: CourseCodes,
    preferred_learning_style: LearningStyle,
    preferred_standard: PreferredStandard,
    studyHabit: z.union([StudyHabit, z.literal('')]).describe('Empty: none chosen.'),
    onboarding_step: z.number().int().min(0).max(9).describe('How far onboarding had come.'),
    course: line(300).describe('What a new sprint is about.'),
    startFrom: line(60).describe('Starting level; beginner, intermediate and advanced of older clients are mapped.'),
    learningGoal: line(60).describe('Learning style; master, basics and specific of older clients are mapped.'),
    dedication: z.enum(['1-2', '3-5', '5+', '']).describe('Hours a week.'),
    reminder: z.enum(['daily', 'weekly', 'none', '']).describe('How often to be reminded.'),
  })
  .partial();
export type Preferences = z.output<typeof PreferencesSchema>;

const StoredPreferencesSchema = z.object({
  preferences: PreferencesSchema.describe('All answers so far.'),
  updated_at: z.iso.datetime().nullable().describe('The last change; null before the first.'),
});

export const onboardingOperations = {
  saveAcademicProfile: operation({
    summary: 'Save the academic profile; answers with recommended sprints and the alignment with the standard',
    body: AcademicProfileSchema,
    response: LearningPlanSchema,
  }),
  recommendations: operation({
    summary: 'The profile, recommendations and alignment of the last save',
    response: RecommendationsSchema,
  }),
  savePreferences: operation({
    summary: 'Keep the answers of a form while it is being filled in',
    body: PreferencesSchema,
    response: StoredPreferencesSchema,
  }),
  preferences: operation({
    summary: 'The answers kept so far',
    response: StoredPreferencesSchema,
  }),
};
