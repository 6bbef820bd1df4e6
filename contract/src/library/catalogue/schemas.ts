import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const StandardSchema = z
  .enum(['CCMAS', 'BMAS'])
  .describe('A curriculum standard of the National Universities Commission.');
export type Standard = z.output<typeof StandardSchema>;

/** Longer than any name in the catalogue, short enough that matching is quick. */
const SearchText = z.string().max(120).default('').describe('What was typed so far; empty lists what comes first.');
const Context = z.string().max(200).optional();

const UniversitySchema = z.object({
  name: z.string().describe('The full name.'),
  short_name: z.string().describe('As students say it: UNILAG.'),
  kind: z.enum(['federal', 'state', 'private']).describe('Who runs it.'),
  state: z.string().describe('The state in which it stands.'),
});
export type University = z.output<typeof UniversitySchema>;

const FacultySchema = z.object({
  name: z.string().describe('A discipline of CCMAS, or what universities call that faculty.'),
  disciplines: z.array(z.string()).describe('The disciplines of CCMAS behind the name.'),
});
export type Faculty = z.output<typeof FacultySchema>;

const DepartmentSchema = z.object({
  name: z.string().describe('The department.'),
  faculty: z.string().describe('Its discipline in CCMAS; a university may place it elsewhere.'),
});
export type Department = z.output<typeof DepartmentSchema>;

const ProgrammeSchema = z.object({
  name: z.string().describe('The programme with its degree: B.Sc. Economics.'),
  department: z.string().describe('The department that usually runs it.'),
  faculty: z.string().describe('Its discipline in CCMAS.'),
  standards: z.array(StandardSchema).describe('The standards under which its course list is known; may be empty.'),
});
export type Programme = z.output<typeof ProgrammeSchema>;

export const CourseSchema = z.object({
  standard: StandardSchema,
  code: z.string().describe('Letters, a space, digits: CSC 101.'),
  title: z.string().describe('The title in that standard.'),
  units: z.number().describe('Credit units.'),
  level: z.number().describe('100, 200 and so on.'),
  semester: z.number().describe('1 or 2; mostly inferred from the code, so that a student may know better.'),
  lessons_ready: z.boolean().describe('The library teaches it; of the others there is an outline at most.'),
});
export type Course = z.output<typeof CourseSchema>;

const CourseNameSchema = z.object({
  standard: StandardSchema,
  code: z.string().describe('The code in that standard.'),
  title: z.string().describe('The title in that standard.'),
});

export const CourseOutlineSchema = CourseSchema.extend({
  topics: z.array(z.string()).describe('What the course covers; empty where it is not known yet.'),
  outcomes: z.array(z.string()).describe('What a student can do afterwards; may be empty.'),
  programmes: z.array(z.string()).describe('Programmes of the catalogue that list the course.'),
  equivalents: z.array(CourseNameSchema).describe('The same course in the other standard.'),
  asked_for: CourseNameSchema.nullable().describe('The course of the other standard by whose code this one was found.'),
  variant: z.string().nullable().describe('Tells apart courses that share a code.'),
  variants: z
    .array(z.object({ variant: z.string().nullable().describe('As above.'), title: z.string().describe('Its title.') }))
    .describe('All courses that share the code, if there are several.'),
  credit: z.string().describe('Whose work the standard is.'),
});
export type CourseOutline = z.output<typeof CourseOutlineSchema>;

/** The catalogue changes with a release of the product, not between two. */
const cacheSeconds = 3600;
/** A lecture hall behind one address fills in its forms at the same time. */
const limit = { max: 30_000, per: 'minute' } as const;

export const catalogueOperations = {
  universities: operation({
    summary: 'Find Nigerian universities by name, short name or state',
    query: z.object({ q: SearchText }),
    response: z.object({ universities: z.array(UniversitySchema).describe('At most ten, best first.') }),
    cacheSeconds,
    limit,
  }),
  faculties: operation({
    summary: 'Find faculties, by the discipline of the standard or by the names that universities use',
    query: z.object({ q: SearchText }),
    response: z.object({
      faculties: z.array(FacultySchema).describe('Best first; all disciplines for an empty text.'),
    }),
    cacheSeconds,
    limit,
  }),
  departments: operation({
    summary: 'Find departments; those of the given faculty come first',
    query: z.object({ q: SearchText, faculty: Context.describe('A faculty by any of its names.') }),
    response: z.object({ departments: z.array(DepartmentSchema).describe('At most ten, best first.') }),
    cacheSeconds,
    limit,
  }),
  programmes: operation({
    summary: 'Find programmes; those of the given department and faculty come first',
    query: z.object({
      q: SearchText,
      department: Context.describe('A department.'),
      faculty: Context.describe('A faculty by any of its names.'),
    }),
    response: z.object({ programmes: z.array(ProgrammeSchema).describe('At most ten, best first.') }),
    cacheSeconds,
    limit,
  }),
  courses: operation({
    summary: 'Find courses by code or title; those of the given programme and level come first',
    query: z.object({
      q: SearchText,
      standard: StandardSchema.optional().describe('Only courses of this standard; both if left out.'),
      programme: Context.describe('A programme.'),
      level: z.coerce.number().int().min(0).max(900).optional().describe('100, 200 and so on.'),
    }),
    response: z.object({ courses: z.array(CourseSchema).describe('At most ten, best first.') }),
    cacheSeconds,
    limit,
  }),
  course: operation({
    summary: 'The outline of one course, with its equivalent in the other standard',
    params: z.object({
      standard: StandardSchema,
      code: z
        .string()
        .min(1)
        .max(60)
        .describe('With or without space, in any case, with or without a university’s prefix.'),
    }),
    query: z.object({ variant: z.string().max(20).optional().describe('Which of several courses with that code.') }),
    response: CourseOutlineSchema,
    errors: ['course_not_found'],
    cacheSeconds,
    limit,
  }),
};
