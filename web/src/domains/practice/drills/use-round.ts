import { useState } from 'react';
import type { DrillPlace } from './api.ts';
import type { Step } from './deal.ts';
import { type Round, storedDrill } from './stored.ts';

const first: Round = { round: 0, steps: [], help: 0 };

/** The round under way, kept at each step: a reload or a flat battery loses nothing. */
export function useRound({ sprintId, day }: DrillPlace) {
  const entry = storedDrill.round(sprintId, day);
  const [state, setState] = useState(() => entry.get() ?? first);
  const keep = (next: Round) => {
    entry.set(next);
    setState(next);
  };
  return {
    ...state,
    takeHelp: () => keep({ ...state, help: state.help + 1 }),
    give: (given: string) => keep({ ...state, given }),
    answered: (step: Step) =>
      keep({ round: state.round, steps: [...state.steps, step], help: 0, looked: state.looked ?? 0 }),
    lookAgain: () => keep({ ...state, looked: state.steps.length }),
    nextRound: () => keep({ round: state.round + 1, steps: [], help: 0 }),
  };
}
