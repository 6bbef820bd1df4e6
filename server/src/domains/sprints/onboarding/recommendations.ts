import type { AcademicProfile, LearningPlan, Recommendations, RecommendedSprint } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { ProfileRow, Profiles } from '../../identity/profile/profile.service.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import * as sprintDrafts from '../paths/drafts.repo.ts';
import { findSprintOf } from '../paths/of-course.rules.ts';
import { listActive } from '../paths/paths.repo.ts';
import { alignCourses, parseSemester } from './alignment.rules.ts';
import { describe, type Recommended, recommendCourses, toDrafts } from './recommend.rules.ts';

interface RecommendationsDeps {
  db: Database;
  clock: Clock;
  profiles: Profiles;
  catalogue: CatalogueService;
}

export interface Recommender {
  /** Saves the profile and renews the recommended drafts; what was started stays. */
  saveProfile(userId: string, profile: AcademicProfile): Promise<LearningPlan>;
  recommendations(userId: string): Promise<Recommendations>;
}

/** What a sprint says of itself follows from the answers as they are now, also where it was started under others. */
function descriptionOf(
  catalogue: CatalogueService,
  row: sprintDrafts.LearningPathRow,
  recommended: Recommended[],
): string {
  if (!row.standard || !row.course_code) return row.description;
  const now = recommended.find(({ course }) => course.standard === row.standard && course.code === row.course_code);
  const course = now?.course ?? catalogue.resolve(row.standard, row.course_code, null);
  return course ? describe({ course, reason: now?.reason ?? null }) : row.description;
}

const toSprint = (
  catalogue: CatalogueService,
  row: sprintDrafts.LearningPathRow,
  recommended: Recommended[],
): RecommendedSprint => ({
  path_id: row.id,
  title: row.title,
  description: descriptionOf(catalogue, row, recommended),
  content_preview: row.content_preview,
  course_code: row.course_code,
  lessons_ready: Boolean(row.standard && row.course_code && catalogue.lessonsOf(row.standard, row.course_code)),
  started: row.status !== 'draft',
});

/** The recommended sprints; where the learner has one of that course already, it stands in the place of the draft. */
async function listOwn(db: Queries, userId: string): Promise<sprintDrafts.LearningPathRow[]> {
  const rows = await sprintDrafts.listRecommended(db, userId);
  const started = await listActive(db, userId);
  return rows.map((row) => {
    const { standard, course_code: code } = row;
    const own = standard && code && findSprintOf(started, { standard, code });
    return own ? { ...row, id: own.id, title: own.title, status: own.status } : row;
  });
}

/** Those with lessons first; otherwise in the order in which they were recommended. */
function toSprints(
  catalogue: CatalogueService,
  rows: sprintDrafts.LearningPathRow[],
  recommended: Recommended[],
): RecommendedSprint[] {
  return rows
    .map((row) => toSprint(catalogue, row, recommended))
    .sort((a, b) => Number(b.lessons_ready) - Number(a.lessons_ready));
}

const toProfile = (row: ProfileRow): AcademicProfile => ({
  university: row.university,
  faculty: row.faculty,
  department: row.department,
  program: row.program,
  level: row.level,
  semester: row.semester,
  current_courses: row.current_courses,
  preferred_learning_style: row.preferred_learning_style,
  preferred_standard: row.preferred_standard,
});

const toCourses = (recommended: Recommended[]) => recommended.map(({ course, reason }) => ({ ...course, reason }));

/** Compares a profile with the catalogue; nothing is stored, so that a better catalogue shows at once. */
function compare(catalogue: CatalogueService, profile: AcademicProfile) {
  const { preferred_standard: standard, program, level, current_courses } = profile;
  const programme = catalogue.findProgramme(standard, program, profile.department);
  const resolved = current_courses.map((typed) => ({
    typed,
    course: catalogue.resolve(standard, typed, programme),
    university: catalogue.universityOf(typed),
  }));
  const alignment = alignCourses({
    standard,
    program,
    level,
    semester: parseSemester(profile.semester),
    programme,
    typed: resolved,
    credit: catalogue.creditOf(standard),
  });
  const missing = new Set(alignment.missing.map(({ code }) => code));
  const recommended = recommendCourses(
    resolved.flatMap(({ course }) => course ?? []),
    (programme?.courses ?? []).map(({ course }) => course).filter(({ code }) => missing.has(code)),
    catalogue.commonCourses(standard, level),
  );
  return { alignment, recommended };
}

/** One spelling of each course, in the order in which they were given. */
function tidy(catalogue: CatalogueService, profile: AcademicProfile): AcademicProfile {
  const codes = profile.current_courses.map((code) => catalogue.tidyCode(code)).filter((code) => code !== '');
  return { ...profile, level: profile.level || 100, current_courses: [...new Set(codes)] };
}

/** How the learner likes to study, as the form of the lessons. */
const forms = { text: 'reading_writing', video: 'visual', mixed: 'balanced' } as const;

export function createRecommender({ db, clock, profiles, catalogue }: RecommendationsDeps): Recommender {
  return {
    async saveProfile(userId, given) {
      const profile = tidy(catalogue, given);
      const { alignment, recommended } = compare(catalogue, profile);
      const drafts = toDrafts(recommended);
      const now = clock.now();
      return db.queries.transaction().execute(async (trx) => {
        const profileId = await profiles.save(trx, userId, profile);
        const wanted = new Set(drafts.map((draft) => `${draft.standard} ${draft.course_code}`));
        const before = await sprintDrafts.listRecommended(trx, userId);
        const outdated = before.filter((path) => !wanted.has(`${path.standard} ${path.course_code}`));
        await sprintDrafts.deleteDrafts(
          trx,
          userId,
          outdated.map(({ id }) => id),
        );
        await sprintDrafts.saveDrafts(
          trx,
          drafts.map((draft, position) => ({
            ...draft,
            id: newId(),
            owner_id: userId,
            position,
            learning_style: forms[profile.preferred_learning_style],
            created_at: now,
          })),
        );
        const paths = await listOwn(trx, userId);
        return {
          profile_id: profileId,
          learning_paths: toSprints(catalogue, paths, recommended),
          recommended_courses: toCourses(recommended),
          curriculum_alignment: alignment,
        };
      });
    },

    async recommendations(userId) {
      const row = await profiles.find(db.queries, userId);
      const paths = await listOwn(db.queries, userId);
      const compared = row && compare(catalogue, toProfile(row));
      return {
        profile_id: row?.id ?? null,
        profile: row ? toProfile(row) : null,
        learning_paths: toSprints(catalogue, paths, compared?.recommended ?? []),
        recommended_courses: compared ? toCourses(compared.recommended) : [],
        curriculum_alignment: compared?.alignment ?? null,
      };
    },
  };
}
