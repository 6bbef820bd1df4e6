import { ApiError } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const universities = async (q: string) =>
  (await app.client().catalogue.universities({ query: { q } })).universities.map(({ name }) => name);
const courses = async (query: { q: string; programme?: string; level?: number; standard?: 'CCMAS' | 'BMAS' }) =>
  (await app.client().catalogue.courses({ query: { standard: 'CCMAS', ...query } })).courses;

describe('universities', () => {
  it.each([
    ['UNILAG', 'University of Lagos'],
    ['unilag', 'University of Lagos'],
    ['abu', 'Ahmadu Bello University, Zaria'],
    ['UI', 'University of Ibadan'],
    ['obafemi', 'Obafemi Awolowo University, Ile-Ife'],
    ['Ọbáfẹ́mi Awólọ́wọ̀', 'Obafemi Awolowo University, Ile-Ife'],
    ['zaria bello', 'Ahmadu Bello University, Zaria'],
    ['FUNAI', 'Alex Ekwueme Federal University, Ndufu-Alike'],
    ['ae-funai', 'Alex Ekwueme Federal University, Ndufu-Alike'],
    ['Tafawa Balwea', 'Abubakar Tafawa Balewa University, Bauchi'],
  ])('%s finds %s first', async (q, name) => {
    expect((await universities(q))[0]).toContain(name);
  });

  it('finds those of a state', async () => {
    const { universities: found } = await app.client().catalogue.universities({ query: { q: 'enugu' } });
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ state, name }) => `${state} ${name}`.includes('Enugu'))).toBe(true);
  });

  it('answers with an empty list for what nobody knows', async () => {
    expect(await universities('xyzzy')).toEqual([]);
  });
});

describe('faculties, departments and programmes', () => {
  it('finds a faculty by the name that universities use', async () => {
    const { faculties } = await app.client().catalogue.faculties({ query: { q: 'management sciences' } });
    expect(faculties[0]).toEqual({
      name: 'Faculty of Management Sciences',
      disciplines: ['Administration and Management'],
    });
  });

  it('lists all seventeen disciplines before anything is typed', async () => {
    const { faculties } = await app.client().catalogue.faculties({ query: {} });
    expect(faculties).toHaveLength(17);
  });

  it('lists the departments of a faculty before anything is typed', async () => {
    const { departments } = await app.client().catalogue.departments({ query: { faculty: 'faculty of law' } });
    expect(departments.map(({ faculty }) => faculty)).toContain('Law');
    expect(new Set(departments.map(({ faculty }) => faculty)).size).toBe(1);
  });

  it('puts departments of the chosen faculty first and hides no other', async () => {
    const query = { q: 'computer', faculty: 'Engineering and Technology' };
    const { departments } = await app.client().catalogue.departments({ query });
    expect(departments.map(({ name }) => name).slice(0, 2)).toEqual(['Computer Engineering', 'Computer Science']);
  });

  it('finds a programme with and without its degree, and says which standards know it', async () => {
    for (const q of ['computer science', 'B.Sc. Computer', 'bsc comp sci']) {
      const { programmes } = await app.client().catalogue.programmes({ query: { q } });
      expect([q, programmes[0]?.name]).toEqual([q, 'B.Sc. Computer Science']);
      expect(programmes[0]?.standards.sort()).toEqual(['BMAS', 'CCMAS']);
    }
  });

  it('lists the programmes of a department before anything is typed', async () => {
    const { programmes } = await app.client().catalogue.programmes({ query: { department: 'english' } });
    expect(programmes.map(({ name }) => name)).toContain('B.A. Literature in English');
  });
});

describe('courses', () => {
  it.each(['COS 101', 'cos101', 'Cos-101', 'UI-COS 101', 'unilag cos 101'])('%s finds COS 101 first', async (q) => {
    expect((await courses({ q }))[0]?.code).toBe('COS 101');
  });

  it('finds every course whose code begins as typed', async () => {
    const found = await courses({ q: 'gst 1' });
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['GST 111', 'GST 112']));
  });

  it.each([
    ['intro computing', 'COS 101'],
    ['Introduction to Computing Sciences', 'COS 101'],
    ['entreprenuership', 'ENT 211'],
  ])('%s finds %s by its title', async (q, code) => {
    expect((await courses({ q })).map((course) => course.code)).toContain(code);
  });

  it.each([
    ['Computer', ['COS 101', 'COS 102']],
    ['Nigerian history', ['GST 112']],
    ['python', ['COS 102']],
    ['organic chemistry', ['CHM 102']],
  ])('offers for %s first those whose lessons are about it', async (q, codes) => {
    const found = await courses({ q });
    expect(found.slice(0, codes.length).map(({ code }) => code)).toEqual(codes);
    expect(found[0]?.lessons_ready).toBe(true);
  });

  it('offers nothing for what no course and no lesson is about', async () => {
    expect(await courses({ q: 'fishing nets' })).toEqual([]);
  });

  it('puts courses of the learner’s own programme first', async () => {
    const found = await courses({ q: 'anatomy', programme: 'MBBS Medicine and Surgery' });
    const { programmes } = await app.client().catalogue.course({
      params: { standard: 'CCMAS', code: found[0]?.code ?? '' },
      query: { variant: 'MBBS' },
    });
    expect(programmes).toContain('MBBS Medicine and Surgery');
  });

  it('lists the programme’s courses of a level before anything is typed', async () => {
    const found = await courses({ q: '', programme: 'B.Sc. Computer Science', level: 200 });
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ level }) => level === 200)).toBe(true);
  });

  it('keeps the standards apart', async () => {
    const [ccmas] = await courses({ q: 'GST 112', standard: 'CCMAS' });
    const [bmas] = await courses({ q: 'GST 112', standard: 'BMAS' });
    expect([ccmas?.standard, bmas?.standard]).toEqual(['CCMAS', 'BMAS']);
    expect(new Set([ccmas?.title, bmas?.title, undefined]).size).toBe(3);
  });

  it('names a code only once', async () => {
    const codes = (await courses({ q: 'bch 201' })).map(({ code }) => code);
    expect(codes.filter((code) => code === 'BCH 201')).toHaveLength(1);
  });
});

describe('the outline of a course', () => {
  const outline = (standard: 'CCMAS' | 'BMAS', code: string, variant?: string) =>
    app.client().catalogue.course({ params: { standard, code }, query: variant ? { variant } : {} });

  it('holds topics, outcomes, programmes, the equivalent and the credit', async () => {
    const found = await outline('CCMAS', 'cos101');
    expect(found).toMatchObject({ code: 'COS 101', units: 3, level: 100, asked_for: null });
    expect(found.topics.length).toBeGreaterThan(3);
    expect(found.programmes).toContain('B.Sc. Computer Science');
    expect(found.equivalents).toMatchObject([{ standard: 'BMAS', code: 'CSC 101' }]);
    expect(found.credit).toContain('National Universities Commission');
  });

  it('finds the successor of a code of the other standard', async () => {
    const found = await outline('CCMAS', 'BUS 101');
    expect(found).toMatchObject({ code: 'BUA 101', asked_for: { standard: 'BMAS', code: 'BUS 101' } });
  });

  it('tells apart courses that share a code', async () => {
    const found = await outline('CCMAS', 'BCH 201', 'PHARM');
    expect(found).toMatchObject({ title: 'Biochemistry', variant: 'PHARM' });
    expect(found.variants.length).toBeGreaterThan(1);
  });

  it.each(['XYZ 999', 'nonsense', 'GST 105'])('says that %s is not in the catalogue', async (code) => {
    const error = await outline('CCMAS', code).catch((thrown: ApiError) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'course_not_found' });
  });
});

describe('answers of the catalogue', () => {
  it('need no token and may be kept by browsers and proxies', async () => {
    const response = await app.inject({ url: '/api/v1/catalogue/universities?q=lagos' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  it('stay under 30 kB whatever is typed', async () => {
    const paths = ['universities', 'faculties', 'departments', 'programmes', 'courses'];
    for (const path of paths) {
      for (const q of ['', 'a', 's', 'university', 'introduction', 'science', 'engineering', 'CSC']) {
        const query = `q=${q}&programme=B.Sc.%20Computer%20Science&faculty=Science`;
        const response = await app.inject({ url: `/api/v1/catalogue/${path}?${query}` });
        expect([path, q, response.statusCode]).toEqual([path, q, 200]);
        expect(response.rawPayload.length, `${path} ${q}`).toBeLessThan(30_000);
      }
    }
  });

  it('are not kept when they are errors', async () => {
    const response = await app.inject({ url: '/api/v1/catalogue/courses/CCMAS/XYZ%20999' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, undefined]);
  });
});
