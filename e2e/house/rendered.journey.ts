import { builtPages } from '../support/all-addresses.ts';
import { expect, test } from '../support/test.ts';

// What the server writes before any script: no browser is needed to read it.

/** A text as it stands in HTML. */
const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test('every public page is there before any script, with its title and its words for search engines', async ({
  request,
}) => {
  expect(builtPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/features', '/solutions', '/how-it-works', '/mission', '/contact', '/get-started']),
  );
  for (const { path, title, description } of builtPages) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const html = await answer.text();
    expect(html).toContain(`<title>${inHtml(title)}</title>`);
    expect(html).toContain(inHtml(description));
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test('the landing page says what works and what it costs', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('What works today');
  expect(html).toContain('₦6,000');
});

test('the pages of the law lead to somebody who answers', async ({ request }) => {
  for (const path of ['/privacy', '/terms', '/accessibility'])
    expect(await (await request.get(path)).text(), path).toMatch(/<a[^>]*href="\/contact"[^>]*>[^<]*contact us/i);
});

test('a chosen theme is in every page from its first byte', async ({ request }) => {
  for (const path of ['/mission', '/dashboard', '/library']) {
    const html = await (await request.get(path, { headers: { cookie: 'theme=dark' } })).text();
    expect(html, path).toContain('<html data-theme="dark"');
  }
});

test('an address that does not exist is answered as such', async ({ request }) => {
  for (const path of ['/no/such/page', '/dev/ui', '/sprint/', '/library/mth-101/no-such-lesson']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});
