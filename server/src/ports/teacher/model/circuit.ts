/**
 * Spares a provider that is down, and the learners the waiting: after several failures in a row nothing is sent for a
 * while, then one call is let through to see whether it is back.
 */
export class Circuit {
  private readonly now: () => number;
  private readonly failuresToOpen: number;
  private readonly openMs: number;
  private failures = 0;
  private openUntil = 0;
  private isTrying = false;

  constructor({ now = Date.now, failuresToOpen = 5, openMs = 30_000 } = {}) {
    this.now = now;
    this.failuresToOpen = failuresToOpen;
    this.openMs = openMs;
  }

  /** Whether a call may be made now; whoever is let through must report how it went. */
  enter(): boolean {
    if (this.failures < this.failuresToOpen) return true;
    if (this.isTrying || this.now() < this.openUntil) return false;
    this.isTrying = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.isTrying = false;
  }

  failed(): void {
    this.failures++;
    this.isTrying = false;
    this.openUntil = this.now() + this.openMs;
  }

  /** Neither: the learner went away before it was known. */
  left(): void {
    this.isTrying = false;
  }
}
