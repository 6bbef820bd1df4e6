import type { CourseRecord, ProgrammeRecord, UniversityRecord } from '../../../../../content/curriculum/schema.ts';
import type { CatalogueIndex, DepartmentName, FacultyName, Findable, ProgrammeName } from './catalogue.index.ts';
import { keyOf } from './catalogue.index.ts';
import { codeBeginnings } from './code.rules.ts';
import { fold, rank, scoreName, wordsOf } from './text.rules.ts';

/** What to suggest for typed text. What the form already says (faculty, programme, level) puts some first, hides none. */

const most = 10;
/** Short lists that are worth seeing whole. */
const mostOfContext = 20;

/** Enough to decide between two that fit alike, too little to lift a bad fit over a good one. */
const preferred = 1.5;

function bestName(typed: string[], names: string[][], forgiving: boolean): number {
  return Math.max(...names.map((words) => scoreName(typed, words, forgiving)));
}

function find<T>(items: Findable<T>[], q: string, isPreferred: (record: T) => boolean = () => false): T[] {
  const typed = wordsOf(q);
  const found = rank(items, most, ({ record, names }, forgiving) => {
    const score = bestName(typed, names, forgiving);
    return score > 0 && isPreferred(record) ? score + preferred : score;
  });
  return found.map(({ record }) => record);
}

const all = <T>(items: Findable<T>[], isWanted: (record: T) => boolean): T[] =>
  items
    .map(({ record }) => record)
    .filter(isWanted)
    .slice(0, mostOfContext);

export function findUniversities({ universities }: CatalogueIndex, q: string): UniversityRecord[] {
  return find(universities, q);
}

export function findFaculties({ faculties }: CatalogueIndex, q: string): FacultyName[] {
  if (fold(q) === '') return all(faculties, ({ name, disciplines }) => disciplines[0] === name);
  return find(faculties, q);
}

/** The disciplines behind a faculty's name, whatever a university calls it. */
function disciplinesOf({ faculties }: CatalogueIndex, faculty: string | undefined): Set<string> {
  const name = fold(faculty ?? '');
  const found = faculties.filter(({ record }) => fold(record.name) === name);
  return new Set(found.flatMap(({ record }) => record.disciplines));
}

export function findDepartments(index: CatalogueIndex, q: string, faculty?: string): DepartmentName[] {
  const disciplines = disciplinesOf(index, faculty);
  const isInside = (department: DepartmentName) => disciplines.has(department.faculty);
  return fold(q) === '' ? all(index.departments, isInside) : find(index.departments, q, isInside);
}

export function findProgrammes(
  index: CatalogueIndex,
  q: string,
  { department = '', faculty }: { department?: string | undefined; faculty?: string | undefined },
): ProgrammeName[] {
  const isOfDepartment = (programme: ProgrammeName) => fold(programme.department) === fold(department);
  if (fold(q) === '') return department ? all(index.programmeNames, isOfDepartment) : [];
  const disciplines = disciplinesOf(index, faculty);
  return find(index.programmeNames, q, (p) => isOfDepartment(p) || (!department && disciplines.has(p.faculty)));
}

interface CourseContext {
  standard?: 'CCMAS' | 'BMAS' | undefined;
  programme: ProgrammeRecord | null;
  level?: number | undefined;
}

function coursesOf({ byCode }: CatalogueIndex, { standard, courses }: ProgrammeRecord, level?: number): CourseRecord[] {
  return courses
    .filter((listed) => level === undefined || listed.level === level)
    .sort((a, b) => Number(a.status === 'elective') - Number(b.status === 'elective'))
    .flatMap(({ code, variant }) => byCode.get(`${standard} ${code}`)?.find((c) => c.variant === variant) ?? [])
    .slice(0, mostOfContext);
}

function scoreCode(beginnings: string[], compact: string): number {
  if (beginnings.includes(compact)) return 12;
  return beginnings.some((beginning) => compact.startsWith(beginning)) ? 8 : 0;
}

export function findCourses(index: CatalogueIndex, q: string, context: CourseContext): CourseRecord[] {
  const { standard, programme, level } = context;
  if (fold(q) === '') return programme ? coursesOf(index, programme, level) : [];
  const typed = wordsOf(q);
  const beginnings = codeBeginnings(q);
  const ofProgramme = new Set(programme?.courses.map((c) => keyOf(programme.standard, c.code, c.variant)));
  const wanted = standard ? index.courses.filter(({ record }) => record.standard === standard) : index.courses;

  const found = rank(wanted, most * 2, ({ record, key, compact, names }, forgiving) => {
    const score = Math.max(scoreCode(beginnings, compact), bestName(typed, names, forgiving));
    if (score === 0) return 0;
    return score + (ofProgramme.has(key) ? 2 * preferred : 0) + (record.level === level ? preferred / 2 : 0);
  });
  // Of several courses with one code, the one that fits best.
  const byCode = new Map<string, CourseRecord>();
  for (const { record } of found) {
    const code = `${record.standard} ${record.code}`;
    if (!byCode.has(code)) byCode.set(code, record);
  }
  return [...byCode.values()].slice(0, most);
}
