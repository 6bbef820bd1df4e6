import type {
  CourseRecord,
  Curriculum,
  ProgrammeRecord,
  UniversityRecord,
} from '../../../../../content/curriculum/schema.ts';
import { compactCode } from './code.rules.ts';
import { subjectOf } from './programme.rules.ts';
import { fold, wordsOf } from './text.rules.ts';

/** The catalogue in memory, each record with the words by which it is found. */

export interface Findable<T> {
  record: T;
  /** Each name of it, as words. */
  names: string[][];
}

export interface FacultyName {
  name: string;
  disciplines: string[];
}
export interface DepartmentName {
  name: string;
  faculty: string;
}
export interface ProgrammeName extends DepartmentName {
  department: string;
  standards: ('CCMAS' | 'BMAS')[];
}
export interface FindableCourse extends Findable<CourseRecord> {
  key: string;
  compact: string;
}

export interface CatalogueIndex {
  universities: Findable<UniversityRecord>[];
  faculties: Findable<FacultyName>[];
  departments: Findable<DepartmentName>[];
  programmeNames: Findable<ProgrammeName>[];
  courses: FindableCourse[];
  programmes: ProgrammeRecord[];
  /** All courses of one standard and code, the general one first. */
  byCode: Map<string, CourseRecord[]>;
  byTitle: Map<string, CourseRecord[]>;
  /** From a code of one standard to those of the other. */
  equivalents: Map<string, string[]>;
  programmesOf: Map<string, string[]>;
  universityByPrefix: Map<string, string>;
}

export const keyOf = (standard: string, code: string, variant: string | undefined) =>
  `${standard} ${code} ${variant ?? ''}`;
const codeKey = (standard: string, code: string) => `${standard} ${code}`;

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function indexUniversities({ universities }: Curriculum): Findable<UniversityRecord>[] {
  return universities.map((record) => {
    const names = [`${record.name} ${record.state}`, record.short, ...(record.aliases ?? [])].map(wordsOf);
    return { record, names: [...names, [compactCode(record.short).toLowerCase()], names.flat()] };
  });
}

function indexFaculties({ faculties }: Curriculum): Findable<FacultyName>[] {
  const byName = new Map<string, Set<string>>();
  for (const { faculty } of faculties) byName.set(faculty, new Set([faculty]));
  for (const { faculty, local_names } of faculties) {
    for (const name of local_names) byName.set(name, (byName.get(name) ?? new Set()).add(faculty));
  }
  return [...byName].map(([name, disciplines]) => ({
    record: { name, disciplines: [...disciplines] },
    names: [wordsOf(name), wordsOf(name.replace(/^(Faculty|College|School) of /, ''))],
  }));
}

function indexDepartments({ faculties }: Curriculum): Findable<DepartmentName>[] {
  return faculties.map(({ department, faculty }) => ({
    record: { name: department, faculty },
    names: [wordsOf(department)],
  }));
}

function indexProgrammeNames({ faculties, programmes }: Curriculum): Findable<ProgrammeName>[] {
  const byName = new Map<string, ProgrammeName>();
  for (const { faculty, department, programmes: names } of faculties) {
    for (const name of names) if (!byName.has(name)) byName.set(name, { name, faculty, department, standards: [] });
  }
  for (const { programme: name, faculty, department, standard } of programmes) {
    const known = byName.get(name) ?? { name, faculty, department, standards: [] };
    byName.set(name, { ...known, standards: [...known.standards, standard] });
  }
  return [...byName.values()].map((record) => ({
    record,
    names: [wordsOf(subjectOf(record.name)), wordsOf(record.name)],
  }));
}

function indexEquivalents({ equivalences }: Curriculum): Map<string, string[]> {
  const equivalents = new Map<string, string[]>();
  for (const { bmas, ccmas } of equivalences) {
    if (ccmas === null) continue;
    push(equivalents, codeKey('BMAS', bmas), ccmas);
    push(equivalents, codeKey('CCMAS', ccmas), bmas);
  }
  return equivalents;
}

/** Reads the whole curriculum once; every look-up afterwards is in memory. */
export function indexCurriculum(curriculum: Curriculum): CatalogueIndex {
  const byCode = new Map<string, CourseRecord[]>();
  const byTitle = new Map<string, CourseRecord[]>();
  // The general course before its variants, so that a bare code means it.
  const general = [...curriculum.courses].sort((a, b) => Number(Boolean(a.variant)) - Number(Boolean(b.variant)));
  for (const course of general) {
    push(byCode, codeKey(course.standard, course.code), course);
    push(byTitle, codeKey(course.standard, fold(course.title)), course);
  }
  const programmesOf = new Map<string, string[]>();
  for (const { standard, programme, courses } of curriculum.programmes) {
    for (const { code, variant } of courses) push(programmesOf, keyOf(standard, code, variant), programme);
  }
  return {
    universities: indexUniversities(curriculum),
    faculties: indexFaculties(curriculum),
    departments: indexDepartments(curriculum),
    programmeNames: indexProgrammeNames(curriculum),
    courses: general.map((record) => ({
      record,
      key: keyOf(record.standard, record.code, record.variant),
      compact: compactCode(record.code),
      names: [wordsOf(record.title), wordsOf(`${record.code} ${record.title}`)],
    })),
    programmes: curriculum.programmes,
    byCode,
    byTitle,
    equivalents: indexEquivalents(curriculum),
    programmesOf,
    universityByPrefix: new Map(curriculum.universities.map((u) => [compactCode(u.short), u.name])),
  };
}
