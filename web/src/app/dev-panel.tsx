import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../domains/identity/session/auth-context.ts';

/** Who is signed in, what was loaded, where the parts are. In development builds only, so its words are in no catalogue. */
export default function DevPanel() {
  const { user, loading, ended } = useAuth();
  const { pathname } = useLocation();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const queries = useQueryClient().getQueryCache().getAll();
  return (
    <details
      onToggle={lookAgain}
      className="fixed right-2 bottom-2 z-(--z-popover) rounded-control border border-line bg-surface p-2 text-sm shadow-float"
    >
      <summary>Developer tools</summary>
      <dl className="max-h-60 max-w-80 overflow-auto">
        <dt className="font-bold">Path</dt>
        <dd>{pathname}</dd>
        <dt className="font-bold">Session</dt>
        <dd>{loading ? 'loading' : (user?.email ?? `signed out (${ended ?? 'from the start'})`)}</dd>
        <dt className="font-bold">Queries</dt>
        {queries.map(({ queryHash, state }) => (
          <dd key={queryHash}>
            {queryHash}: {state.status}, {state.fetchStatus}
          </dd>
        ))}
      </dl>
      <Link to="/dev/ui" className="link">
        Design system
      </Link>
    </details>
  );
}
