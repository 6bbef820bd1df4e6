import { setMaxListeners } from 'node:events';
import { Turns } from './turns.ts';

export interface SeatOptions {
  /** Whose work it is: turns go round among people. */
  who?: string | undefined;
  /** How much there is to do, to compare with what others wait for: small things come first. */
  cost?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A few places at something scarce, one for each of its people in turn. What still waits when it closes is sent away. */
export interface Seats {
  run<Result>(options: SeatOptions, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** When nothing is under way any more. */
  idle(): Promise<unknown>;
}

export function createSeats(seats: number, closing: AbortSignal): Seats {
  const turns = new Turns<() => void>();
  const running = new Set<Promise<unknown>>();
  let free = seats;
  // Everybody who waits listens to it.
  setMaxListeners(0, closing);

  function fill(): void {
    for (let turn = free > 0 && turns.begin(); turn; turn = free > 0 && turns.begin()) {
      free -= 1;
      turn();
    }
  }

  function take(who: string, cost: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        turns.leave(who, turn);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      turns.wait(who, turn, cost);
      fill();
    });
  }

  return {
    async run({ who = '', cost = 0, signal }, work) {
      const either = signal ? AbortSignal.any([signal, closing]) : closing;
      either.throwIfAborted();
      await take(who, cost, either);
      const done = work(either);
      running.add(done);
      try {
        return await done;
      } finally {
        running.delete(done);
        free += 1;
        turns.end(who);
        fill();
      }
    },
    idle: () => Promise.allSettled(running),
  };
}
