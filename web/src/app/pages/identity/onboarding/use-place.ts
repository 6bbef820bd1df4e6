import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PLAN, type Place, WELCOME } from '../../../../domains/identity/onboarding/answers.ts';

/** Each place of onboarding has an address, so that a reload stays and the back button goes one step back. */
const pathOf = (place: Place) => {
  if (place === WELCOME) return '/onboarding';
  return `/onboarding?step=${place === PLAN ? 'plan' : place}`;
};
/** The sprint that was chosen stands in the address: a reload in the middle of the tour still knows the way to day 1. */
const tourPath = (sprintId = '') => `${pathOf(PLAN)}&tour=${encodeURIComponent(sprintId)}`;

const steps = new Map<string, Place>(Object.entries({ '1': 1, '2': 2, '3': 3, '4': 4, plan: PLAN }));

/** Navigation state of a place that was reached from the one before it. */
const walked = { state: { walked: true } };
const isWalked = (state: unknown) => typeof state === 'object' && state !== null && 'walked' in state;

export function usePlace() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = search.get('step');
  const place = steps.get(step ?? '') ?? WELCOME;

  const go = useCallback((to: Place) => void navigate(pathOf(to), walked), [navigate]);
  const moveTo = useCallback((to: Place) => void navigate(pathOf(to), { replace: true }), [navigate]);
  const openTour = useCallback((sprintId?: string) => void navigate(tourPath(sprintId), walked), [navigate]);
  /** Like the browser's own button where that leads to the place before; else the same by address. */
  const backTo = useCallback(
    (to: Place) => void (isWalked(state) ? navigate(-1) : navigate(pathOf(to), { replace: true })),
    [navigate, state],
  );
  return {
    place,
    isNamed: step !== null,
    isTourOpen: search.has('tour'),
    /** The sprint that the tour was opened with, if any. */
    tourOf: search.get('tour') || null,
    ...{ go, moveTo, backTo, openTour },
  };
}
