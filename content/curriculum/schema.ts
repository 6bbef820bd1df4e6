import { z } from 'zod';

/** The shape of every record of the catalogue; the tests hold the files to it. */

const Standard = z.enum(['CCMAS', 'BMAS']);
const Confidence = z.enum(['high', 'medium', 'low']);
/** Letters, one space, digits: the only way in which the catalogue writes a code. */
const Code = z.string().regex(/^[A-Z]{2,4} \d{3}$/);
const Level = z.union([100, 200, 300, 400, 500, 600].map((level) => z.literal(level)));
const Semester = z.union([z.literal(1), z.literal(2)]);
const Phrase = z.string().trim().min(1);

export const CourseRecordSchema = z.strictObject({
  standard: Standard,
  code: Code,
  variant: z.string().optional().describe('Tells apart courses that share a code.'),
  title: Phrase,
  units: z.number().int().min(0).max(15),
  level: Level,
  semester: Semester,
  semester_basis: z.enum(['parity', 'session', 'vacation', 'standard']).describe('How the semester is known.'),
  topics: z.array(Phrase),
  outcomes: z.array(Phrase),
  topics_by: z.enum(['shared', 'written', 'generic']).optional(),
  confidence: Confidence,
});
export type CourseRecord = z.output<typeof CourseRecordSchema>;

export const ProgrammeRecordSchema = z.strictObject({
  standard: Standard,
  faculty: Phrase,
  department: Phrase,
  programme: Phrase,
  years: z.number().int().min(3).max(7),
  confidence: Confidence,
  note: Phrase.optional(),
  courses: z
    .array(
      z.strictObject({
        code: Code,
        variant: z.string().optional(),
        level: Level,
        semester: Semester,
        status: z.enum(['core', 'elective']),
      }),
    )
    .min(1),
});
export type ProgrammeRecord = z.output<typeof ProgrammeRecordSchema>;

export const EquivalenceRecordSchema = z.strictObject({
  bmas: Code,
  bmas_title: Phrase,
  ccmas: Code.nullable().describe('null: the course has no successor.'),
  ccmas_title: Phrase.nullable(),
  confidence: Confidence,
});
export type EquivalenceRecord = z.output<typeof EquivalenceRecordSchema>;

export const UniversityRecordSchema = z.strictObject({
  name: Phrase,
  short: Phrase,
  kind: z.enum(['federal', 'state', 'private']),
  state: Phrase,
  aliases: z.array(Phrase).optional(),
  confidence: Confidence,
});
export type UniversityRecord = z.output<typeof UniversityRecordSchema>;

export const FacultyRecordSchema = z.strictObject({
  faculty: Phrase.describe('One of the 17 CCMAS disciplines.'),
  local_names: z.array(Phrase).describe('What universities call the faculty.'),
  department: Phrase,
  programmes: z.array(Phrase).min(1),
  in_catalogue: z.array(Phrase).describe('Those of its programmes whose courses are known.'),
  confidence: Confidence,
});
export type FacultyRecord = z.output<typeof FacultyRecordSchema>;

export const ContentsRecordSchema = z.strictObject({
  standard: Standard,
  code: Code,
  title: Phrase,
  units: z.number().int().min(0).max(15),
  phrases: z.array(Phrase).min(1).describe('What the standard asks for, in the order of its text.'),
  outcomes: z.array(Phrase),
  sources: z.array(Phrase).min(1).describe('Where the phrases were seen.'),
  missing_in_catalogue: z.array(Phrase),
  examined: z.array(z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
  confidence: Confidence,
  note: Phrase.optional(),
});
export type ContentsRecord = z.output<typeof ContentsRecordSchema>;

export interface Curriculum {
  courses: CourseRecord[];
  programmes: ProgrammeRecord[];
  equivalences: EquivalenceRecord[];
  universities: UniversityRecord[];
  faculties: FacultyRecord[];
  contents: ContentsRecord[];
}
