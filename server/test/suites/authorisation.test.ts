import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkContract } from '../contract-walk.ts';
import { aPerson, type Person } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import { aScanner } from '../scanner.ts';
import { foreignCalls } from './foreign-calls.ts';

/** Ruling G7: the only calls that may be made without a token. */
const publicCalls = [
  'social.startGoogle',
  'social.startApple',
  'social.startCampus',
  'social.returnFromGoogle',
  'social.returnFromApple',
  'social.returnFromCampus',
  'social.postFromApple',
  'social.exchange',
  'social.link',
  'auth.login',
  'auth.register',
  'auth.refresh',
  'auth.refreshByHeader',
  'recovery.forgotPassword',
  'recovery.verifyCode',
  'recovery.resetPassword',
  'confirmation.confirm',
  // Ruling A19: by a PIN and a secret of the phone.
  'sharedPhone.open',
  // Ruling G13: launched by a learning platform, then by the code of its launch.
  'lti.keys',
  'lti.login',
  'lti.loginByForm',
  'lti.launch',
  'lti.handOver',
  'lti.register',
  'lti.look',
  'lti.enter',
  'lti.join',
  'ltiLinking.chosen',
  // From a letter, by a mail program or its reader.
  'letters.stop',
  'letters.openStop',
  // By its secret address.
  'calendar.feed',
  // Before an account is made: the sign-up page promises nothing for a code that is nobody's.
  'referral.check',
  'contact.send',
  // Ruling G13: bounded, and nothing about the person.
  'browserErrors.report',
  'catalogue.universities',
  'catalogue.faculties',
  'catalogue.departments',
  'catalogue.programmes',
  'catalogue.courses',
  'catalogue.course',
  'library.courses',
  'library.lesson',
  'studyPages.get',
  'studyPages.report',
  'sharedPapers.get',
  'sharedPapers.report',
  'quizzes.get',
  'quizzes.clock',
  'quizzes.getFree',
  // Typed in a hall.
  'quizzes.findByCode',
  // In class mode alone; 404 elsewhere.
  'quizFiles.take',
  'quizzes.submit',
  'quizzes.logAttempt',
  'quizzes.requestStats',
  'quizzes.report',
  // Ruling A14: takers have no account.
  'quizzes.requestErasure',
  'quizzes.erase',
  'sprints.materials',
  // Signed by the provider.
  'payments.paystackNotice',
];

let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await buildTestApp({ scanner: aScanner() });
  owner = await aPerson(app);
  stranger = await aPerson(app);
});
afterAll(() => app.close());

const fill = (path: string, value: string) => path.replace(/\{\w+\}/g, value);

describe('authorisation', () => {
  it('T23 every call outside the list of public ones answers 401 without a token', async () => {
    for (const call of await walkContract(app)) {
      const isOnList = publicCalls.includes(call.id);
      expect(call.isPublic, `${call.id} is marked public`).toBe(isOnList);
      if (isOnList) continue;
      const response = await app.inject({ method: call.method as 'GET', url: fill(call.path, 'x') });
      expect([call.id, response.statusCode, response.json().code]).toEqual([call.id, 401, 'unauthenticated']);
    }
  });

  it('T22 every call that is not public is known to this suite', async () => {
    const calls = (await walkContract(app)).filter((call) => !call.isPublic).map((call) => call.id);
    expect(Object.keys(foreignCalls).sort()).toEqual(calls.sort());
  });

  it.each(Object.entries(foreignCalls))(
    'T22 %s gives another account nothing and changes nothing',
    async (_, attempt) => {
      await attempt({ app, owner, stranger });
    },
  );
});
