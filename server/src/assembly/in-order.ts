import type { Deliveries } from '../domains/billing/payments/payments.service.ts';
import type { Allowances } from '../domains/billing/plans/allowances.service.ts';
import type { AllHandlers } from '../platform/mount.ts';
import type { Built, Feature } from './feature.ts';

export type AnyFeature = Feature<never, Built>;

type BuiltOf<F> = F extends Feature<never, infer B> ? B : never;
type ServicesOf<F> = BuiltOf<F> extends { services: infer S } ? S : unknown;
type NeedsOf<F> = F extends { build(ground: never, needs: infer N): unknown } ? N : unknown;

type KeysOf<F, Part extends keyof Built> =
  F extends Feature<never, infer B> ? (B extends { [P in Part]: infer Table } ? keyof Table : never) : never;

/** The services of all features in one table, by name. */
export type AllServices<Fs extends readonly unknown[], Have = unknown> = Fs extends readonly [infer F, ...infer Rest]
  ? AllServices<Rest, Have & ServicesOf<F>>
  : Have;

/** Each feature finds what it needs among those before it. */
export type Ordered<Fs extends readonly unknown[], Have = unknown> = Fs extends readonly [infer F, ...infer Rest]
  ? Have extends NeedsOf<F>
    ? Ordered<Rest, Have & ServicesOf<F>>
    : { 'a feature that needs what none before it brings': F; missing: Exclude<keyof NeedsOf<F>, keyof Have> }
  : unknown;

type Complete<Missing, Fault extends string> = [Missing] extends [never] ? unknown : { [F in Fault]: Missing };

/**
 * The list of features, in the order in which they are built. It does not compile while one comes before what it needs,
 * a call of the contract has no handler, something is sold that nobody delivers, or allowed that nobody counts.
 */
export function inOrder<const Fs extends readonly AnyFeature[]>(
  features: Fs &
    Ordered<Fs> &
    Complete<Exclude<keyof AllHandlers, KeysOf<Fs[number], 'routes'>>, 'nobody answers these calls'> &
    Complete<Exclude<keyof Deliveries, KeysOf<Fs[number], 'deliveries'>>, 'nobody delivers these'> &
    Complete<Exclude<keyof Allowances, KeysOf<Fs[number], 'allowances'>>, 'nobody counts these'>,
): Fs {
  return features;
}
