import { useLocation, useNavigate } from 'react-router';
import { useDayState } from '../day-link.tsx';

/** What was done before there was an account and is in this sprint now; the way here passes it along. */
export interface SavedWork {
  checks: number;
  /** The account is new. */
  isWelcome: boolean;
}

/** What to say once about it, and how to be done with it. */
export function useSavedWork(): { saved: SavedWork | null; dismiss: () => void } {
  const { state, search } = useLocation();
  const rest = useDayState();
  const navigate = useNavigate();
  const { checks, isWelcome } = (state as { saved?: Partial<SavedWork> } | null)?.saved ?? {};
  return {
    saved: typeof checks === 'number' ? { checks, isWelcome: isWelcome === true } : null,
    dismiss: () => void navigate({ search }, { replace: true, state: rest }),
  };
}
