import { describe, expect, it } from 'vitest';
import { toSafePath } from './safe-path.ts';

const own = 'https://akada.example';

describe('T60 open redirects: toSafePath', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/quiz/abc?from=mail#top', '/quiz/abc?from=mail#top'],
    ['https://akada.example/quiz/abc', '/quiz/abc'],
    ['HTTPS://AKADA.EXAMPLE/quiz/abc?x=1', '/quiz/abc?x=1'],
    ['/a/../quiz/1', '/quiz/1'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
  ])('follows %s', (link, path) => expect(toSafePath(link, own)).toBe(path));

  it.each([
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5c\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example/',
    'https://akada.example.evil.example/',
    'https://akada.example@evil.example/',
    'https://user:password@akada.example/quiz/1',
    'http://akada.example/quiz/1',
    'https://akada.example:8443/quiz/1',
    'https://akada.example//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'quiz/abc',
    ' /dashboard',
    '/dash board',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000evil',
  ])('refuses %j', (link) => expect(toSafePath(link, own)).toBeNull());

  it.each([null, undefined])('refuses %s', (link) => expect(toSafePath(link, own)).toBeNull());
});
