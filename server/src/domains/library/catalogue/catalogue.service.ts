import type { Course, CourseOutline, Department, Faculty, Programme, Standard, University } from '@akada/contract';
import type { CourseRecord, Curriculum, ProgrammeRecord } from '../../../../../content/curriculum/schema.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CourseLibrary, CourseNotes } from '../../../ports/courses/port.ts';
import { type CatalogueIndex, indexCurriculum, keyOf } from './catalogue.index.ts';
import * as search from './catalogue.search.ts';
import { compactCode, parseCode, tidyCode } from './code.rules.ts';
import { matchProgramme } from './programme.rules.ts';
import { findTaught, indexTaught } from './taught.search.ts';
import { fold } from './text.rules.ts';

export type CatalogueCourse = Course & { topics: string[]; outcomes: string[] };

/** A programme as the standard lists it. */
export interface CatalogueProgramme {
  name: string;
  courses: { course: CatalogueCourse; isCore: boolean }[];
}

export interface CatalogueService {
  universities(q: string): University[];
  faculties(q: string): Faculty[];
  departments(q: string, faculty?: string): Department[];
  programmes(q: string, within: { department?: string | undefined; faculty?: string | undefined }): Programme[];
  courses(
    q: string,
    within: { standard?: Standard | undefined; programme?: string | undefined; level?: number | undefined },
  ): Course[];
  /** The course with this code, or the one that its equivalent in the other standard became. */
  outline(standard: Standard, code: string, variant?: string): CourseOutline;
  findProgramme(standard: Standard, program: string, department: string): CatalogueProgramme | null;
  /** A course by what a learner wrote: its code in any spelling, its code in the other standard, or its title. */
  resolve(standard: Standard, typed: string, programme: CatalogueProgramme | null): CatalogueCourse | null;
  /** The lessons of a course, or of what the catalogue knows as the same course in the other standard. */
  lessonsOf(standard: Standard, code: string): CourseNotes | null;
  /** The official content of a course, phrase by phrase and in its order; empty where it is not known. */
  contentOf(standard: Standard, code: string): readonly string[];
  /** What nearly every programme asks for at a level: for learners whose own is not in the catalogue. */
  commonCourses(standard: Standard, level: number): CatalogueCourse[];
  /** Every course by code and title, once each. */
  all(): readonly { code: string; title: string }[];
  /** A code in the catalogue's spelling; what is no code, as it is. */
  tidyCode(typed: string): string;
  /** Whose prefix a code such as UI-CSC 234 carries. */
  universityOf(code: string): string | null;
  creditOf(standard: Standard): string;
}

const credits: Record<Standard, string> = {
  CCMAS: 'Core Curriculum and Minimum Academic Standards (CCMAS), National Universities Commission, 2022',
  BMAS: 'Benchmark Minimum Academic Standards (BMAS), National Universities Commission, 2007',
};

/** Common means: asked for by so large a share of the programmes. */
const commonShare = 0.8;

const otherStandard = (standard: Standard): Standard => (standard === 'CCMAS' ? 'BMAS' : 'CCMAS');

/** A course of the catalogue as others see it; whether it is taught, the library knows. */
type Shape = (record: CourseRecord) => CatalogueCourse;

const withoutTopics = ({ topics: _, outcomes: __, ...course }: CatalogueCourse): Course => course;

/** The course of a code in one standard, with the course of the other standard by which it was found, if it was. */
function locate(index: CatalogueIndex, standard: Standard, typed: string, variant?: string) {
  const code = parseCode(typed)?.code;
  if (!code) return null;
  const pick = (list: CourseRecord[] | undefined) => list?.find((c) => c.variant === variant) ?? list?.[0];
  const direct = pick(index.byCode.get(`${standard} ${code}`));
  if (direct) return { record: direct, askedFor: null };
  const other = otherStandard(standard);
  const successor = index.equivalents.get(`${other} ${code}`)?.[0];
  const record = successor && pick(index.byCode.get(`${standard} ${successor}`));
  const askedFor = index.byCode.get(`${other} ${code}`)?.[0];
  return record && askedFor ? { record, askedFor } : null;
}

function equivalentsOf(index: CatalogueIndex, { standard, code }: CourseRecord) {
  const other = otherStandard(standard);
  const codes = index.equivalents.get(`${standard} ${code}`) ?? [];
  return codes.map((equivalent) => ({
    standard: other,
    code: equivalent,
    title: index.byCode.get(`${other} ${equivalent}`)?.[0]?.title ?? '',
  }));
}

function toProgramme({ byCode }: CatalogueIndex, record: ProgrammeRecord, shape: Shape): CatalogueProgramme {
  const courses = record.courses.flatMap((listed) => {
    const course = byCode.get(`${record.standard} ${listed.code}`)?.find((c) => c.variant === listed.variant);
    // The programme's own level and semester: the same course may stand elsewhere in another.
    return course
      ? [
          {
            course: { ...shape(course), level: listed.level, semester: listed.semester },
            isCore: listed.status === 'core',
          },
        ]
      : [];
  });
  return { name: record.programme, courses };
}

/** What so many programmes ask for, each at its level, that nearly every student takes it. */
function findCommon(programmes: CatalogueProgramme[]): CatalogueCourse[] {
  const counts = new Map<string, { course: CatalogueCourse; count: number }>();
  for (const { course, isCore } of programmes.flatMap(({ courses }) => courses)) {
    const place = `${course.level} ${course.code}`;
    if (isCore) counts.set(place, { course, count: (counts.get(place)?.count ?? 0) + 1 });
  }
  const enough = programmes.length * commonShare;
  return [...counts.values()].filter(({ count }) => count >= enough).map(({ course }) => course);
}

export function createCatalogueService(curriculum: Curriculum, library: Pick<CourseLibrary, 'find'>): CatalogueService {
  const index = indexCurriculum(curriculum);
  const contents = new Map(curriculum.contents.map(({ standard, code, phrases }) => [`${standard} ${code}`, phrases]));

  const taught = [...index.byCode.values()].flatMap(([record]) => {
    const notes = record && library.find(record.standard, record.code);
    return notes ? [indexTaught(record, notes)] : [];
  });

  function lessonsOf(standard: Standard, code: string): CourseNotes | null {
    const other = otherStandard(standard);
    const twins = index.equivalents.get(`${standard} ${code}`) ?? [];
    const found = [library.find(standard, code), ...twins.map((twin) => library.find(other, twin))];
    return found.find((notes) => notes?.front) ?? found[0] ?? null;
  }

  const shape: Shape = ({ standard, code, title, units, level, semester, topics, outcomes }) => {
    const lessons_ready = lessonsOf(standard, code) !== null;
    return { standard, code, title, units, level, semester, lessons_ready, topics, outcomes };
  };
  const toCourse = (record: CourseRecord) => withoutTopics(shape(record));
  const ofStandard = (standard: Standard) => index.programmes.filter((programme) => programme.standard === standard);
  const all = [...new Map(curriculum.courses.map(({ code, title }) => [code, { code, title }])).values()];
  const commonEverywhere = findCommon(ofStandard('CCMAS').map((record) => toProgramme(index, record, shape)));

  return {
    universities: (q) =>
      search.findUniversities(index, q).map(({ short, ...rest }) => ({ ...rest, short_name: short })),
    faculties: (q) => search.findFaculties(index, q),
    departments: (q, faculty) => search.findDepartments(index, q, faculty),
    programmes: (q, within) => search.findProgrammes(index, q, within),
    courses(q, { standard, programme, level }) {
      const known = programme ? matchProgramme(ofStandard(standard ?? 'CCMAS'), programme, '') : null;
      const found = search.findCourses(index, q, { standard, programme: known, level });
      const isNew = (record: CourseRecord) => !found.some((one) => one.code === record.code);
      const isOf = (record: CourseRecord) => standard === undefined || record.standard === standard;
      const about = findTaught(taught, q).filter((record) => isOf(record) && isNew(record));
      const fitting = [...found, ...about].map(toCourse);
      // Of those that fit, by their names or by what their lessons are about, the ones that are taught come first.
      return [...fitting.filter(({ lessons_ready }) => lessons_ready), ...fitting.filter((one) => !one.lessons_ready)];
    },

    outline(standard, code, variant) {
      const found = locate(index, standard, code, variant);
      if (!found) throw new AppError('course_not_found');
      const { record, askedFor } = found;
      const sharing = index.byCode.get(`${standard} ${record.code}`) ?? [];
      return {
        ...shape(record),
        programmes: index.programmesOf.get(keyOf(standard, record.code, record.variant)) ?? [],
        equivalents: equivalentsOf(index, record),
        asked_for: askedFor && { standard: askedFor.standard, code: askedFor.code, title: askedFor.title },
        variant: record.variant ?? null,
        variants: sharing.length > 1 ? sharing.map((c) => ({ variant: c.variant ?? null, title: c.title })) : [],
        credit: credits[standard],
      };
    },

    findProgramme(standard, program, department) {
      const record = matchProgramme(ofStandard(standard), program, department);
      return record && toProgramme(index, record, shape);
    },

    resolve(standard, typed, programme) {
      const found = locate(index, standard, typed)?.record ?? index.byTitle.get(`${standard} ${fold(typed)}`)?.[0];
      if (!found) return null;
      const own = programme?.courses.find(({ course }) => course.code === found.code);
      return own?.course ?? shape(found);
    },

    commonCourses(standard, level) {
      const common = commonEverywhere.filter((course) => course.level === level);
      if (standard === 'CCMAS') return common;
      // Too few programmes of the older standard are known to tell; its forms of the same courses are.
      const codes = common.flatMap(({ code }) => index.equivalents.get(`CCMAS ${code}`)?.[0] ?? []);
      return codes.flatMap((code) => index.byCode.get(`BMAS ${code}`)?.slice(0, 1) ?? []).map(shape);
    },

    lessonsOf,
    contentOf: (standard, code) => contents.get(`${standard} ${code}`) ?? [],
    all: () => all,

    universityOf(code) {
      const prefix = parseCode(code)?.prefix;
      return prefix ? (index.universityByPrefix.get(compactCode(prefix)) ?? null) : null;
    },

    tidyCode,
    creditOf: (standard) => credits[standard],
  };
}
