import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aSmallLibrary } from '../../../../test/small-library.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    library: await aSmallLibrary(),
    env: { PUBLIC_URL: 'https://akada.example' },
    webDist: fileURLToPath(new URL('../../../../test/fixtures/web', import.meta.url)),
  });
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url, headers });

it('serves a public page as it was rendered, with its own head', async () => {
  const { statusCode, body } = await get('/mission');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Mission</h1>');
  expect(body).toContain('<title>Mission · Akada</title>');
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body).toContain('<link rel="canonical" href="https://akada.example/mission" />');
  expect(body).toContain('<meta property="og:title" content="Mission · Akada" />');
  expect(body).toContain('<meta property="og:image" content="https://akada.example/social.png" />');
  expect(body).not.toContain('noindex');
});

it('escapes what stands in a head', async () => {
  const { body } = await get('/');
  expect(body).toContain('<meta name="description" content="Notes &amp; &lt;plans&gt;" />');
});

describe('saving data', () => {
  it('holds where the phone asks for it, or somebody chose it, and caches tell the forms apart', async () => {
    const plain = await get('/mission');
    const asked = await get('/mission', { 'save-data': 'on' });
    const chosen = await get('/mission', { cookie: 'theme=dark; saver=on' });
    expect(plain.body).not.toContain('data-saver');
    expect(asked.body).toContain('<html data-saver="on" ');
    expect(chosen.body).toContain('<html data-theme="dark" data-saver="on" ');
    expect(asked.headers.etag).not.toBe(plain.headers.etag);
    expect(asked.headers.vary).toContain('save-data');
  });

  it('does not hold against somebody’s own choice', async () => {
    const { body } = await get('/mission', { 'save-data': 'on', cookie: 'saver=off' });
    expect(body).not.toContain('data-saver');
  });

  it('comes with the price of a megabyte', async () => {
    expect((await get('/mission')).body).toContain('data-megabyte="0.75"');
  });
});

it('says where the seller charges VAT, and nothing where it does not', async () => {
  expect((await get('/terms')).body).not.toContain('data-vat');
  const charging = await buildTestApp({
    env: { VAT_PERCENT: '7.5', SELLER_TAX_NUMBER: '12345678-0001' },
    webDist: fileURLToPath(new URL('../../../../test/fixtures/web', import.meta.url)),
  });
  expect((await charging.inject({ url: '/terms' })).body).toContain('data-vat="on"');
  await charging.close();
});

it('names the campus whose accounts may sign in, escaped, and none where there is none', async () => {
  const without = (await get('/signin')).body;
  expect(without).not.toContain('data-campus');
  expect(without).not.toContain('data-providers');
  const campus = await buildTestApp({
    env: {
      PUBLIC_URL: 'https://akada.example',
      CAMPUS_NAME: 'Law & "Letters"',
      CAMPUS_ISSUER: 'https://login.example',
      CAMPUS_CLIENT_ID: 'akada',
      CAMPUS_CLIENT_SECRET: 'secret',
    },
    webDist: fileURLToPath(new URL('../../../../test/fixtures/web', import.meta.url)),
  });
  const { body } = await campus.inject({ url: '/signin' });
  expect(body).toContain('data-campus="Law &amp; &quot;Letters&quot;"');
  expect(body).toContain('data-providers="campus"');
  await campus.close();
});

it.each(['/dashboard', '/signin'])('keeps search engines away from %s', async (path) => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex" />');
  expect(body).not.toContain('canonical');
});

it.each(['/no/such/page', '/quiz/', '/missions'])('says 404 at %s, and shows the app', async (path) => {
  const { statusCode, body, headers } = await get(path);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('noindex');
});

it('has one address for each page', async () => {
  const { statusCode, headers } = await get('/mission/?from=mail');
  expect(statusCode).toBe(301);
  expect(headers.location).toBe('/mission?from=mail');
});

it.each(['//evil.example/', '/\\evil.example/', '/https://evil.example/', '/dashboard/'])(
  'T60 sends nobody on from %s',
  async (path) => {
    const { statusCode, headers } = await get(path);
    expect(Math.floor(statusCode / 100)).not.toBe(3);
    expect(headers.location).toBeUndefined();
  },
);

it('sends a page again only when it has changed', async () => {
  const first = await get('/mission');
  const second = await get('/mission', { 'if-none-match': first.headers.etag });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  const dark = await get('/mission', { 'if-none-match': first.headers.etag, cookie: 'theme=dark' });
  expect(dark.statusCode).toBe(200);
  expect(first.headers.vary).toContain('cookie');
});

it('compresses pages for whoever takes it', async () => {
  const { rawPayload, headers } = await get('/mission', { 'accept-encoding': 'gzip, deflate, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<h1>Mission</h1>');
  expect((await get('/mission', { 'accept-encoding': 'gzip;q=1.0' })).headers['content-encoding']).toBe('gzip');
});

it('lists exactly the public pages in the sitemap', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://akada.example/',
    'https://akada.example/mission',
    'https://akada.example/library',
    'https://akada.example/library/mth-101/first-steps',
  ]);
});

describe('the library', () => {
  it.each([
    ['/library', 'Library: courses that follow the national curriculum · Akada', 'MTH 101 Algebra'],
    ['/library/mth-101/first-steps', 'First steps · MTH 101 · Akada', 'A free lesson from Algebra: 18 minutes'],
  ])('at %s can be found and shared, and is as light as a shared quiz', async (path, title, sentence) => {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(body).toContain('visitor-abc.js');
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain(`<link rel="canonical" href="https://akada.example${path}" />`);
    expect(body).toMatch(new RegExp(`<meta name="description" content="[^"]*${sentence}`));
    expect(body).toContain('<meta property="og:image" content="https://akada.example/social.png" />');
    expect(body).not.toContain('noindex');
  });

  it('says 404 at a lesson that needs an account', async () => {
    const { statusCode, body } = await get('/library/mth-101/quadratic-equations');
    expect(statusCode).toBe(404);
    expect(body).toContain('noindex');
  });
});

it('tells crawlers where the sitemap is', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Sitemap: https://akada.example/sitemap.xml');
  expect(body).toContain('Disallow: /api/');
});

it.each(['/pages.json', '/index.html', '/visitor.html', '/prerendered/mission.html'])(
  'does not serve %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);

describe('a shared link', () => {
  const hostile = 'Cells "and" <script>alert(1)</script> $& more';
  let quizLink: string;
  beforeAll(async () => {
    const { client, user } = await aPerson(app, { name: 'Ada Obi' });
    const options = [{ text: 'Yes' }, { text: 'The secret answer' }];
    const question = { question: 'The secret question?', options, correct_answer: 'B' } as const;
    const quiz = await client.quizzes.create({ body: { title: hostile, questions: [question] } });
    quizLink = quiz.link;
    const now = app.clock.now();
    await app.db.queries
      .insertInto('studies')
      .values({
        ...{
          id: 'a-study',
          link_id: 'a-link',
          owner_id: user.id,
          title: hostile,
          content: 'x',
          html: '<p>The secret text</p>',
        },
        ...{ outline: '[]', markdown_version: 1, created_at: now, updated_at: now },
      })
      .execute();
    await app.db.queries
      .insertInto('papers')
      .values({
        ...{ id: 'a-paper', owner_id: user.id, course: hostile, kind: 'test', size: 0, created_at: now },
        ...{
          items: JSON.stringify([{ kind: 'question', text: 'The secret text' }]),
          link_id: 'a-link',
          shared_at: now,
        },
      })
      .execute();
  });

  it.each([
    ['quiz', '', 'A quiz with 1 question by Ada Obi.'],
    ['study', '', 'Study materials. No account needed.'],
    ['paper', ', Test', 'A past paper. No account needed.'],
  ])(
    'to a %s shows its title, a sentence and a picture in chats, and nothing more',
    async (kind, titleEnd, sentence) => {
      const link = kind === 'quiz' ? quizLink : `/${kind}/a-link`;
      const { statusCode, body, headers } = await get(link);
      expect(statusCode).toBe(200);
      expect(body).toContain('visitor-abc.js');
      const title = `Cells &quot;and&quot; &lt;script&gt;alert(1)&lt;/script&gt; $&amp; more${titleEnd}`;
      expect(body).toContain(`<title>${title} · Akada</title>`);
      expect(body).toContain(`<meta property="og:title" content="${title}" />`);
      expect(body).toContain(sentence);
      expect(body).toContain('<meta property="og:image" content="https://akada.example/social.png" />');
      expect(body).toContain(`<meta property="og:url" content="https://akada.example${link}" />`);
      expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).not.toMatch(/secret|canonical/);
    },
  );

  it.each([
    ['/quiz/abc', 'Quiz Not Available · Akada'],
    ['/study/abc', 'Study materials not available · Akada'],
    ['/study/a-study', 'Study materials not available · Akada'],
    ['/paper/abc', 'Past paper not available · Akada'],
  ])('%s that leads to nothing says so', async (path, title) => {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('visitor-abc.js');
  });
});
