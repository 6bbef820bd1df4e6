import { describe, expect, it } from 'vitest';
import { vatWithin } from '../payments/payments.rules.ts';
import {
  anchorOf,
  endOf,
  findPaidPlan,
  nextTry,
  type PeriodFact,
  plans,
  type SubscriptionFact,
  standingOf,
} from './billing.rules.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);
const period = (from: string, until: string, reason: PeriodFact['reason'] = 'purchase'): PeriodFact => ({
  reason,
  starts_at: at(from),
  ends_at: at(until),
});
const renewing: SubscriptionFact = {
  interval: 'monthly',
  renews: true,
  cancelled_at: null,
  charge_at: null,
  confirm_by: null,
  failed_charges: 0,
  trial_started_at: null,
};

describe('the plans', () => {
  it('have the prices of the documents', () => {
    expect(plans['pro-monthly']).toMatchObject({ price: 6000, monthly_price: 6000, saving: 0, trial_days: 5 });
    expect(plans['pro-yearly']).toMatchObject({ price: 64_800, monthly_price: 5400, saving: 7200, saving_percent: 10 });
    expect(plans.free).toMatchObject({ price: 0, max_sprints: 3 });
  });

  it.each(['free', 'pro', '__proto__', 'constructor', ''])('do not sell %s', (id) => {
    expect(findPaidPlan(id)).toBeNull();
  });

  it('last until the same day of a later month, or its last day', () => {
    expect(endOf(at('2026-11-16'), 'monthly')).toEqual(at('2026-12-16'));
    expect(endOf(at('2027-01-31'), 'monthly')).toEqual(at('2027-02-28'));
    expect(endOf(at('2028-02-29'), 'yearly')).toEqual(at('2029-02-28'));
    expect(endOf(at('2026-12-05'), 'yearly')).toEqual(at('2027-12-05'));
  });
});

describe('a subscription begun on the 31st', () => {
  const periodsFrom = (start: string, interval: 'monthly' | 'yearly', count: number) => {
    const ends: string[] = [];
    let [from, anchor] = [at(start), anchorOf(at(start), null)];
    for (let period = 0; period < count; period++) {
      anchor = anchorOf(from, anchor);
      from = endOf(from, interval, anchor);
      ends.push(from.toISOString().slice(0, 10));
    }
    return ends;
  };

  it('ends on the last day of short months and on the 31st of long ones', () => {
    expect(periodsFrom('2027-01-31', 'monthly', 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(periodsFrom('2028-01-30', 'monthly', 2)).toEqual(['2028-02-29', '2028-03-30']);
  });

  it('keeps the leap day over the years', () => {
    expect(periodsFrom('2028-02-29', 'yearly', 4)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('does not bend one that goes on from another day', () => {
    expect(anchorOf(at('2027-03-15'), 31)).toBe(15);
    expect(anchorOf(at('2027-02-28'), 12)).toBe(28);
  });
});

describe('how somebody stands', () => {
  it('is Free without a period, and after the last', () => {
    expect(standingOf(undefined, [], at('2026-11-16'))).toMatchObject({ status: 'free', isPro: false });
    const over = [period('2026-10-01', '2026-11-01')];
    expect(standingOf({ ...renewing, renews: false }, over, at('2026-11-02'))).toMatchObject({ status: 'free' });
  });

  it('is a trial as long as nothing else was bought', () => {
    const trial = period('2026-11-16', '2026-11-21', 'trial');
    expect(standingOf(undefined, [trial], at('2026-11-17'))).toMatchObject({
      status: 'trial',
      trialEndsAt: at('2026-11-21'),
    });
    const bought = period('2026-11-21', '2026-12-21');
    expect(standingOf(renewing, [trial, bought], at('2026-11-17'))).toMatchObject({
      status: 'active',
      trialEndsAt: null,
      endsAt: at('2026-12-21'),
    });
  });

  it('is canceling until the period ends', () => {
    const cancelled = { ...renewing, renews: false, cancelled_at: at('2026-11-17') };
    const periods = [period('2026-11-16', '2026-12-16')];
    expect(standingOf(cancelled, periods, at('2026-12-15'))).toMatchObject({ status: 'canceling', isPro: true });
    expect(standingOf(cancelled, periods, at('2026-12-16'))).toMatchObject({ status: 'free', isPro: false });
  });

  it('keeps Pro while the card is tried again, and not for ever', () => {
    const periods = [period('2026-11-16', '2026-12-16')];
    expect(standingOf(renewing, periods, at('2026-12-22'))).toMatchObject({ isPro: true, isPastDue: true });
    expect(standingOf(renewing, periods, at('2026-12-24'))).toMatchObject({ isPro: false });
  });
});

it('tries a card three times within seven days', () => {
  const end = at('2026-12-16');
  const tries = [1, 2, 3, 4].map((failed) => nextTry(failed, end, end));
  expect(tries).toEqual([at('2026-12-18'), at('2026-12-20'), at('2026-12-23'), null]);
});

it('never tries twice in a row after a long sleep', () => {
  expect(nextTry(1, at('2026-12-16'), at('2026-12-20'))).toEqual(at('2026-12-21'));
});

it('VAT is the part of the price that it is', () => {
  expect(vatWithin(600_000, 7.5)).toBe(41_860);
  expect(vatWithin(600_000, 0)).toBe(0);
});
