import type { TestApp } from './harness.ts';

const dayMs = 86_400_000;
const later = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Mondays of which each test of a file has its own, four weeks after the last: what is sent once a week is due again. */
export class Mondays {
  #monday = '2027-03-01';

  get monday(): string {
    return this.#monday;
  }

  next(): void {
    this.#monday = later(this.#monday, 28);
  }

  /** Sets the clock to a time of that Monday by UTC, or of a day after it. */
  set({ clock }: TestApp, time: string, daysLater = 0): void {
    clock.set(`${later(this.#monday, daysLater)}T${time}:00Z`);
  }
}
