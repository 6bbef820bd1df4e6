import { beforeEach, describe, expect, it } from 'vitest';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { storedSignIn } from '../stored.ts';
import { takeTargetAfterLogin, takeTargetAfterSignUp } from './return-target.ts';

beforeEach(() => localStorage.clear());

const storeBoth = () => {
  storedSignIn.quizToAccess.set('/quiz/7');
  storedReturn.redirectAfterAuth.set('/chat');
};

describe('after a log-in', () => {
  it('the stored quiz comes before all', () => {
    storeBoth();
    expect(takeTargetAfterLogin({ from: '/progress' })).toBe('/quiz/7');
  });
  it('then where the guard stopped one', () => {
    storedReturn.redirectAfterAuth.set('/chat');
    expect(takeTargetAfterLogin({ from: '/progress?week=2' })).toBe('/progress?week=2');
  });
  it('then the stored path', () => {
    storedReturn.redirectAfterAuth.set('/chat');
    expect(takeTargetAfterLogin(null)).toBe('/chat');
  });
  it('else the dashboard', () => expect(takeTargetAfterLogin(undefined)).toBe('/dashboard'));
});

describe('after a sign-up', () => {
  it('the stored quiz comes before all', () => {
    storeBoth();
    expect(takeTargetAfterSignUp()).toBe('/quiz/7');
  });
  it.each(['/chat', '/studentassessments'])('then the stored path %s', (path) => {
    storedReturn.redirectAfterAuth.set(path);
    expect(takeTargetAfterSignUp()).toBe(path);
  });
  it('else onboarding', () => expect(takeTargetAfterSignUp()).toBe('/onboarding'));
});

it('stored targets are used once', () => {
  storeBoth();
  takeTargetAfterSignUp();
  expect(takeTargetAfterLogin(null)).toBe('/dashboard');
});

it('an absolute link to this origin is reduced to its path', () => {
  storedSignIn.quizToAccess.set(`${window.location.origin}/quiz/7`);
  expect(takeTargetAfterSignUp()).toBe('/quiz/7');
});

it.each(['https://evil.example/quiz/7', '//evil.example', '/signin', '/signup?x=1', '/signin/'])(
  'T60 the target %s is not followed',
  (link) => {
    storedSignIn.quizToAccess.set(link);
    storedReturn.redirectAfterAuth.set(link);
    expect(takeTargetAfterLogin({ from: link })).toBe('/dashboard');
  },
);
