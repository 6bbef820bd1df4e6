import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { openCheckout } from '../../lib/open-checkout.ts';
import { billingTexts } from '../../texts/en/billing.ts';
import { toast } from '../../ui/toast.ts';
import {
  cancelSubscription,
  changePlan,
  type Interval,
  resumeSubscription,
  startTrial,
  subscribe,
  takeOver,
} from './api.ts';

const texts = billingTexts.plans;

/** What can be done about a plan; each says how it went. */
export function useSubscriptionActions() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failed = (text: string) => () => toast.error(text, { id: 'subscription' });

  const buy = useMutation({
    mutationFn: (interval: Interval) => subscribe(interval),
    onSuccess: ({ authorization_url }) => openCheckout(authorization_url, navigate),
    onError: failed(texts.subscribeFailed),
  });
  const tryOut = useMutation({
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
