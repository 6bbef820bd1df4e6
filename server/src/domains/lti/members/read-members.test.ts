import { describe, expect, it } from 'vitest';
import { nextOf, readMembers } from './read-members.ts';

describe('a page of a course’s list', () => {
  it.each(['Ada Obi, Bola Ade', '{"members":"Ada Obi"}', '["Ada Obi"]'])('is no list of people: %s', (text) => {
    expect(() => readMembers(text)).toThrow(/^The answer is no list of people\.$/);
  });
});

it('reads names that a platform has escaped for a page, once', () => {
  const member = { user_id: 'u1', roles: ['Learner'], name: 'D&#039;Oyin &amp; Söhne &amp;lt;' };
  expect(readMembers(JSON.stringify({ members: [member] }))).toMatchObject([{ name: "D'Oyin & Söhne &lt;" }]);
});

describe('the next page', () => {
  const page = new URL('https://moodle.example/members?limit=100');
  const next = (link: string | undefined) => nextOf(link, page)?.href ?? null;

  it('is the one that says so, among others and however it is written', () => {
    const there = 'https://moodle.example/members?page=2';
    expect(next(`<${there}>; rel="next"`)).toBe(there);
    expect(next(`<${there}>;rel=next`)).toBe(there);
    expect(next(`<https://moodle.example/a,b>; rel="differences", <${there}>; title="more"; REL="last Next"`)).toBe(
      there,
    );
    expect(next('</members?page=2>; rel="next"')).toBe(there);
  });

  it.each([undefined, '', '<https://moodle.example/first>; rel="first"', '<http://>; rel="next"', 'rel="next"'])(
    'is none in %s',
    (link) => {
      expect(next(link)).toBeNull();
    },
  );
});
