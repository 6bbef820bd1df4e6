import { AppError } from '../../../platform/app-error.ts';
import type { Handlers } from '../../../platform/mount.ts';
import type { AuthService } from './auth.service.ts';
import type { Sessions } from './sessions.service.ts';

/** A token in the body and another in the header: nobody can say which one is meant. */
function oneToken(first: string, second: string | undefined): string {
  if (second !== undefined && second !== first) throw new AppError('token_mismatch');
  return first;
}

export function authRoutes(auth: AuthService, sessions: Sessions): Handlers<'auth'> {
  return {
    login: ({ body, caller }) => auth.login(body, caller),
    register: async ({ body, caller }) => {
      const answer = await auth.register(body, caller);
      const { id } = answer.user;
      return { ...answer, token: answer.access_token, id, userId: id, user_id: id };
    },
    refresh: ({ body, headers }) => sessions.refresh(oneToken(body.refresh_token, headers['refresh-token'])),
    refreshByHeader: ({ body, headers }) => sessions.refresh(oneToken(headers['refresh-token'], body?.refresh_token)),
    validate: async () => ({ valid: true }),
    logout: ({ account }) => sessions.end(account.sessionId),
    acceptTerms: ({ account, body }) => auth.acceptTerms(account, body.version),
    me: ({ account }) => auth.profile(account),
  };
}
