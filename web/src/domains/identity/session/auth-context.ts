import type { AuthResponse, User } from '@akada/contract/client';
import { createContext, useContext } from 'react';

export interface SignUpAnswers {
  name: string;
  email: string;
  password: string;
}

export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  /** Not yet known, or just being left: nothing may be decided now. */
  loading: boolean;
  /** Why nobody is signed in any more: the server ended the session, or the person did. */
  ended: 'expired' | 'logout' | null;
}

export interface Auth extends AuthState {
  login(email: string, password: string): Promise<void>;
  register(answers: SignUpAnswers): Promise<void>;
  /** Takes over a session that was opened by other means than the forms. */
  enterWith(session: AuthResponse): Promise<void>;
  /** Locks this account on a shared phone and asks who learns next. */
  switchLearner(): Promise<void>;
  /** Signed in as before where the server could not do it. */
  logout(): Promise<void>;
  isLoggingOut: boolean;
  /** The name or the picture was changed. */
  update(user: User): void;
  /** The server has ended every session by itself: forgets the account here, says why and goes to the sign-in. */
  depart(message: string): void;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}
