import type { Migration } from 'kysely';
import type { AnyFeature } from './in-order.ts';

/** A part of the house with one name on every floor: its features in building order, and what made its tables. */
export interface Domain<Fs extends readonly AnyFeature[]> {
  name: string;
  features: Fs;
  /** By number and name, such as `0007_generations`; the numbers run through all domains. */
  migrations?: Readonly<Record<string, Migration>>;
}

/** Declares a domain, and lets the compiler see its features one by one. */
export function domain<const Fs extends readonly AnyFeature[]>(definition: Domain<Fs>): Domain<Fs> {
  return definition;
}
