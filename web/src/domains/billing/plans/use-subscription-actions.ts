import { ApiError } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLeavingMutation } from '../../../lib/leaving-mutation.ts';
import { openCheckout } from '../../../lib/open-checkout.ts';
import { toast } from '../../../ui/toast.ts';
import {
  billingQuery,
  cancelSubscription,
  changePlan,
  type Interval,
  resumeSubscription,
  startTrial,
  subscribe,
  takeOver,
} from './api.ts';
import { billingTexts } from './texts.ts';

const texts = billingTexts.plans;
const doneElsewhere: string[] = [
  'trial_used',
  'already_subscribed',
  'nothing_to_cancel',
  'nothing_to_resume',
  'nothing_to_change',
];

/** What can be done about a plan; each says how it went. */
export function useSubscriptionActions() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  /** What another tab has done already is no failure: the page shows how things are now. */
  const failed = (text: string) => async (error: Error) => {
    const isDone = error instanceof ApiError && doneElsewhere.includes(error.code);
    if (!isDone) return void toast.error(text, { id: 'subscription' });
    await queries.invalidateQueries({ queryKey: billingQuery.queryKey });
    toast.info(texts.changedElsewhere, { id: 'subscription' });
  };

  const buy = useLeavingMutation({
    mutationFn: (interval: Interval) => subscribe(interval),
    onSuccess: ({ authorization_url }) => openCheckout(authorization_url, navigate),
    onError: failed(texts.subscribeFailed),
  });
  const tryOut = useLeavingMutation({
    mutationFn: startTrial,
    onSuccess: (state) => {
      takeOver(queries, state);
      void navigate('/subscription/success');
    },
    onError: failed(texts.subscribeFailed),
  });
  const cancel = useMutation({
    mutationFn: cancelSubscription,
    onSuccess: (state) => {
      takeOver(queries, state);
      toast.success(billingTexts.cancel.done);
    },
    onError: failed(billingTexts.cancel.failed),
  });
  const resume = useMutation({
    mutationFn: resumeSubscription,
    onSuccess: (state) => {
      takeOver(queries, state);
      toast.success(texts.resumed);
    },
    onError: failed(texts.saveFailed),
  });
  const change = useMutation({
    mutationFn: (interval: Interval) => changePlan(interval),
    onSuccess: (state) => {
      takeOver(queries, state);
      toast.success(texts.changed);
    },
    onError: failed(texts.saveFailed),
  });
  return { buy, tryOut, cancel, resume, change };
}
