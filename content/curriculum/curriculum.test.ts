import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { curriculum } from './curriculum.ts';
import * as schema from './schema.ts';

const { courses, programmes, equivalences, universities, faculties, contents } = curriculum;

const courseKey = (standard: string, code: string, variant = '') => `${standard} ${code} ${variant}`;
const courseKeys = new Set(courses.map((course) => courseKey(course.standard, course.code, course.variant)));
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the curriculum catalogue', () => {
  it.each<[string, unknown[], z.ZodType, number]>([
    ['courses', courses, schema.CourseRecordSchema, 1383],
    ['programmes', programmes, schema.ProgrammeRecordSchema, 52],
    ['equivalences', equivalences, schema.EquivalenceRecordSchema, 97],
    ['universities', universities, schema.UniversityRecordSchema, 257],
    ['faculties', faculties, schema.FacultyRecordSchema, 129],
    ['contents', contents, schema.ContentsRecordSchema, 25],
  ])('holds %s that all have the shape of the schema', (_, records, recordSchema, atLeast) => {
    const faults = records.flatMap((record) => {
      const { error } = recordSchema.safeParse(record);
      return error ? [`${JSON.stringify(record).slice(0, 80)}: ${error.issues[0]?.message}`] : [];
    });
    expect(faults).toEqual([]);
    expect(records.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('tells a course from its practical', () => {
    const titles = ['CHM 102', 'CHM 108'].map(
      (code) => courses.find((course) => course.standard === 'CCMAS' && course.code === code)?.title,
    );
    expect(titles).toEqual(['General Chemistry II', 'General Chemistry Practical II']);
  });

  it('knows the contents of each course once, and no phrase twice', () => {
    expect(duplicates(contents.map((c) => courseKey(c.standard, c.code)))).toEqual([]);
    expect(contents.flatMap(({ code, phrases }) => duplicates(phrases).map((phrase) => `${code}: ${phrase}`))).toEqual(
      [],
    );
    expect(contents.filter((c) => !courseKeys.has(courseKey(c.standard, c.code)))).toEqual([]);
  });

  it('names each course once by standard, code and variant', () => {
    expect(duplicates(courses.map((c) => courseKey(c.standard, c.code, c.variant)))).toEqual([]);
  });

  it('has every course that a programme lists', () => {
    const loose = programmes.flatMap(({ standard, programme, courses: listed }) =>
      listed
        .filter(({ code, variant }) => !courseKeys.has(courseKey(standard, code, variant)))
        .map(({ code }) => `${programme}: ${code}`),
    );
    expect(loose).toEqual([]);
  });

  it('lists no course twice in one programme', () => {
    const listed = programmes.flatMap((p) => p.courses.map((c) => `${p.standard} ${p.programme} ${c.code}`));
    expect(duplicates(listed)).toEqual([]);
  });

  it('has both ends of every equivalence, or says that there is no successor', () => {
    const loose = equivalences.filter(
      ({ bmas, ccmas }) =>
        !courseKeys.has(courseKey('BMAS', bmas)) || (ccmas !== null && !courseKeys.has(courseKey('CCMAS', ccmas))),
    );
    expect(loose).toEqual([]);
  });

  it('never says of one course both that it has a successor and that it has none', () => {
    const ended = new Set(equivalences.filter(({ ccmas }) => ccmas === null).map(({ bmas }) => bmas));
    expect(equivalences.filter(({ bmas, ccmas }) => ccmas !== null && ended.has(bmas))).toEqual([]);
  });

  it('gives every BMAS course an entry among the equivalences', () => {
    const known = new Set(equivalences.map(({ bmas }) => bmas));
    expect(courses.filter((c) => c.standard === 'BMAS' && !known.has(c.code)).map((c) => c.code)).toEqual([]);
  });

  it('names programmes of a department only as the programme list does', () => {
    const known = new Set(programmes.map(({ programme }) => programme));
    expect(faculties.flatMap((f) => f.in_catalogue).filter((name) => !known.has(name))).toEqual([]);
    expect(faculties.filter((f) => f.in_catalogue.some((name) => !f.programmes.includes(name)))).toEqual([]);
  });

  it('gives each university one name and one short name of its own', () => {
    expect(duplicates(universities.map(({ name }) => name))).toEqual([]);
    expect(duplicates(universities.map(({ short }) => short.toLowerCase()))).toEqual([]);
  });

  it('knows the seventeen disciplines of CCMAS', () => {
    expect(new Set(faculties.map(({ faculty }) => faculty)).size).toBe(17);
  });
});
