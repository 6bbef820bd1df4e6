import type { TestApp } from './harness.ts';
import type { TestPlatform, Twist } from './lti-platform.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What a page of a launch tells its script. */
export const launchDataOf = (html: string) =>
  JSON.parse(/id="launch">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<string, string>;

export async function beginLaunch(app: TestApp, initiation: Record<string, string>) {
  const page = await app.inject({ method: 'GET', url: `/api/v1/lti/login?${new URLSearchParams(initiation)}` });
  const data = launchDataOf(page.body);
  return { page, browser_key: data.browserKey ?? 'none', asked: new URL(data.url ?? 'http://nowhere.invalid') };
}

export async function postLaunch(app: TestApp, answer: Record<string, string>) {
  const payload = new URLSearchParams(answer).toString();
  const page = await app.inject({ method: 'POST', url: '/api/v1/lti/launch', headers: form, payload });
  return { page, code: launchDataOf(page.body).code ?? 'none' };
}

/** From the platform's link to a code. */
export async function launch(app: TestApp, platform: TestPlatform, target: string, twist?: Twist) {
  const { asked, browser_key } = await beginLaunch(app, platform.initiation(target));
  const { page, code } = await postLaunch(app, await platform.answer(asked, twist));
  return { page, oneTime: { code, browser_key } };
}
