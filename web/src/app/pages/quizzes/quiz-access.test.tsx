import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Auth, AuthContext, type AuthState } from '../../../domains/identity/session/auth-context.ts';
import { storedSignIn } from '../../../domains/identity/stored.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import QuizAccessPage from './quiz-access.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ada = { id: 'u1', name: 'Ada', email: 'ada@example.com', avatar_url: null };
const inside: AuthState = { user: ada, isAuthenticated: true, loading: false, ended: null };
const out: AuthState = { user: null, isAuthenticated: false, loading: false, ended: null };

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

function open(quiz: string | null, auth: AuthState) {
  const search = quiz === null ? '' : `?quiz=${encodeURIComponent(quiz)}`;
  render(
    <AuthContext value={auth as Auth}>
      <MemoryRouter initialEntries={[`/quiz-access${search}`]}>
        <Routes>
          <Route path="/quiz-access" element={<QuizAccessPage />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );
}

const where = () => screen.getByTestId('where').textContent;

describe('the way to a quiz', () => {
  it.each([
    ['/quiz/abc', '/quiz/abc'],
    ['quiz/abc', '/quiz/abc'],
    [`${window.location.origin}/quiz/abc?from=mail`, '/quiz/abc?from=mail'],
    ['https://evil.example/quiz/abc', '/chat'],
    ['//evil.example/quiz/abc', '/chat'],
    ['javascript:alert(1)', '/chat'],
    [null, '/chat'],
  ])('leads who is signed in from %s to %s', (quiz, path) => {
    open(quiz, inside);
    expect(where()).toBe(path);
  });

  it('leads others to the sign-up, and remembers quiz and document page', () => {
    open('quiz/abc', out);
    expect(where()).toBe('/signup');
    expect(storedSignIn.quizToAccess.get()).toBe('/quiz/abc');
    expect(storedReturn.redirectAfterAuth.get()).toBe('/chat');
  });

  it('says what it does while it is not known who this is', () => {
    open('/quiz/abc', { ...out, loading: true });
    expect(screen.getByText('Accessing quiz...')).toBeDefined();
  });
});
