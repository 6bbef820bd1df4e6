import { ApiError, type LearningPlan } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type Answers,
  addCourses,
  FIRST_STEP,
  fromPreferences,
  isLevelAtFault,
  LAST_STEP,
  PLAN,
  type Place,
  reachableStep,
  toPreferences,
  toProfile,
  WELCOME,
} from '../../../../domains/identity/onboarding/answers.ts';
import {
  preferencesQuery,
  recommendationsQuery,
  saveProfile,
  withStarted,
} from '../../../../domains/identity/onboarding/api.ts';
import { readKept } from '../../../../domains/identity/onboarding/kept.ts';
import { sendWaitingAnswers } from '../../../../domains/identity/onboarding/send-kept.ts';
import { storedOnboarding } from '../../../../domains/identity/onboarding/stored.ts';
import { useKeptAnswers } from '../../../../domains/identity/onboarding/use-kept-answers.ts';
import { useAuth } from '../../../../domains/identity/session/auth-context.ts';
import { useStartSprint } from '../../../../domains/sprints/list/use-start-sprint.ts';
import { storedSprints } from '../../../../domains/sprints/stored.ts';
import { useHistoryDialog } from '../../../../lib/history-dialog.ts';
import { logError } from '../../../../lib/log.ts';
import { usePlace } from './use-place.ts';

/** Onboarding from the welcome to the dashboard: where one is, what was answered, and what came of it. */
export function useOnboarding() {
  const { user, isAuthenticated, loading } = useAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const at = usePlace();
  const kept = useKeptAnswers(isAuthenticated);
  const { answers, outcome, change } = kept;
  const [isLevelFaulty, setLevelFaulty] = useState(false);
  // Coming back in the middle goes on there; once only, or the welcome could not be reached by going back.
  const [resumeAt, setResumeAt] = useState<Place>(at.isNamed ? WELCOME : kept.place);
  const wanted = resumeAt !== WELCOME && !at.isNamed ? resumeAt : at.place;

  const plan = useQuery({ ...recommendationsQuery, enabled: isAuthenticated });
  const isBlank = !kept.isTouched.current && answers.university === '';
  const stored = useQuery({ ...preferencesQuery, enabled: isAuthenticated && isBlank });
  // Nobody sees a plan that was never made.
  const isPlanMissing = outcome === 'none' && (isAuthenticated ? plan.data?.profile_id === null : !loading);
  const place = reachable(wanted === PLAN && isPlanMissing ? LAST_STEP : wanted, answers);

  useEffect(() => {
    if (at.isNamed) setResumeAt(WELCOME);
    if (place !== at.place) at.moveTo(place);
  }, [place, at.place, at.isNamed, at.moveTo]);

  useEffect(() => {
    if (readKept()?.place !== place && (place !== WELCOME || readKept())) change({ place });
  }, [place, change]);

  // Answers from another device, unless something was already answered here.
  const elsewhere = stored.data?.preferences;
  useEffect(() => {
    if (isBlank && elsewhere?.university) change({ answers: fromPreferences(elsewhere) });
  }, [isBlank, elsewhere, change]);

  const finish = (saved: LearningPlan) => {
    queryClient.setQueryData(recommendationsQuery.queryKey, { ...saved, profile: toProfile(answers) });
    const preferences = toPreferences(answers, FIRST_STEP);
    queryClient.setQueryData(preferencesQuery.queryKey, { preferences, updated_at: new Date().toISOString() });
    change({ outcome: 'saved' });
  };
  const fail = (cause: unknown) => {
    logError('Failed to save onboarding data', cause);
    // A session that ended meanwhile is no failure: the answers wait for the next one.
    change({ outcome: cause instanceof ApiError && cause.status === 401 ? 'waiting' : 'failed' });
  };

  const saving = useMutation({ mutationFn: saveProfile, onSuccess: finish, onError: fail });
  const sending = useMutation({
    mutationFn: sendWaitingAnswers,
    onSuccess(saved) {
      if (saved) return finish(saved);
      const now = readKept()?.outcome ?? 'none';
      change({ outcome: now });
      // The account has a profile already: whose answers these are is for the person to say.
      if (now === 'none') at.moveTo(LAST_STEP);
    },
    onError: fail,
  });

  const isWaiting = place === PLAN && outcome === 'waiting' && isAuthenticated;
  const limit = useHistoryDialog('sprint-limit');
  // The tour opens over the plan: a notice would lie over the tour, and Home says how many are left.
  const start = useStartSprint({ onLimit: limit.open, tellsLeft: false });
  const { mutate: send, isIdle: isUnsent } = sending;
  useEffect(() => {
    if (isWaiting && isUnsent) send();
  }, [isWaiting, isUnsent, send]);

  // At the press: a second one comes before the button is gone.
  const isPressed = useRef(false);
  const save = (onSettled: () => void) => {
    if (isPressed.current) return;
    const profile = toProfile(answers);
    if (!isAuthenticated) {
      change({ outcome: 'waiting' });
      onSettled();
    } else if (!profile) {
      fail(new Error('The level has no number'));
      onSettled();
    } else {
      isPressed.current = true;
      saving.mutate(profile, {
        onSettled() {
          isPressed.current = false;
          onSettled();
        },
      });
    }
  };

  /** Codes that were typed and not added. */
  const addTyped = () => {
    if (answers.courseDraft.trim() === '') return;
    kept.answer({ courses: addCourses(answers.courses, answers.courseDraft), courseDraft: '' });
  };

  return {
    ...at,
    place,
    name: user?.name ?? '',
    isSignedIn: isAuthenticated,
    answers,
    outcome,
    plan,
    isLevelFaulty,
    isSaving: saving.isPending || sending.isPending || (isWaiting && isUnsent),
    answer(changed: Parameters<typeof kept.answer>[0]) {
      setLevelFaulty(false);
      kept.answer(changed);
    },
    start: () => at.go(plan.data?.profile_id ? FIRST_STEP : reachableStep(asStep(elsewhere?.onboarding_step), answers)),
    isResumed: answers.university !== '',
    proceed() {
      addTyped();
      if (place === LAST_STEP) save(() => at.go(PLAN));
      else at.go((place + 1) as Place);
    },
    /** The step can wait: on with the next one, or with what there is. */
    putOff() {
      if (place === LAST_STEP) return save(() => at.go(PLAN));
      kept.answer({ later: [...new Set([...answers.later, String(place)])] });
      at.go((place + 1) as Place);
    },
    /** From the welcome straight to the plan. */
    makePlan() {
      if (isLevelAtFault(answers.level)) return setLevelFaulty(true);
      addTyped();
      save(() => at.go(PLAN));
    },
    retry() {
      if (!isLevelAtFault(answers.level)) return save(() => {});
      setLevelFaulty(true);
      at.go(3);
    },
    choose(pathId: string) {
      // Its lessons are written while the tour is taken. What did not start is neither chosen nor shown around.
      start.mutate(pathId, {
        onSuccess({ id }) {
          // Whoever closes the tour sees the plan again, in which this one is started.
          queryClient.setQueryData(recommendationsQuery.queryKey, withStarted(pathId, id));
          storedSprints.selectedSprintId.set(id);
          at.openTour(id);
        },
      });
    },
    /** Without a sprint. */
    continue: () => at.openTour(),
    dayOne: at.tourOf && `/sprint/${encodeURIComponent(at.tourOf)}?day=1`,
    startingId: start.isPending ? start.variables : undefined,
    limit,
    leave() {
      if (outcome === 'saved') storedOnboarding.onboarding.remove();
      // What was started is no recommendation any more.
      void queryClient.invalidateQueries({ queryKey: recommendationsQuery.queryKey });
      void navigate('/dashboard', { replace: true });
    },
  };
}

const asStep = (step: number = FIRST_STEP): Place => Math.min(Math.max(step, FIRST_STEP), LAST_STEP) as Place;

const reachable = (place: Place, answers: Answers): Place =>
  place === WELCOME || place === PLAN ? place : reachableStep(place, answers);
