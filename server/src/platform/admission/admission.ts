import { type Appointments, createAppointments } from './appointments.ts';
import { adjust, type Rank, ranks, shares, wholeRoom } from './room.rules.ts';

/** Who may come in while there is more to do than the server can. */
export interface Admission {
  /**
   * What is to be called when an admitted call is over; or after how many seconds to come again. `hasCome` says whether all of
   * it is here: while its sender keeps it waiting it takes no place.
   */
  enter(rank: Rank, hasCome?: () => boolean): { leave(): void } | { refusedFor: number };
  /** A sample of the load, so many milliseconds after the last one: 1 is as much as it should be. */
  sample(load: number, ms: number): void;
  inFlight(): number;
  /** How many were turned away since the start. */
  refused(): Readonly<Record<Rank, number>>;
}

/**
 * Who is here longer than this waits for something other than a turn (a makings' end, a slow upload, a stream that goes on)
 * and takes nobody's place.
 */
const longestTurnMs = 5_000;
/** So long a body may be on its way; then its call takes no place until all of it has come. */
const longestWaitMs = 200;

interface Turn {
  at: number;
  hasCome(): boolean;
}

const isHere = () => true;

/** Who hands in is let in first, and comes back soon; everybody else comes back as fast as others get in. */
const lines = { handingIn: { least: 2, most: 20 }, others: { least: 4, most: 120 } };

export function createAdmission(now: () => number = () => performance.now()): Admission {
  let room = wholeRoom;
  let peak = 0;
  let left = 0;
  /** Those that count, the oldest first. */
  const turns = new Set<Turn>();
  /** Let in, and kept waiting by their senders. */
  const awaited = new Set<Turn>();
  const refused = Object.fromEntries(ranks.map((rank) => [rank, 0])) as Record<Rank, number>;
  const handingIn = createAppointments(lines.handingIn);
  const others = createAppointments(lines.others);
  const lineOf = (rank: Rank): Appointments => (rank === 'handingIn' ? handingIn : others);

  return {
    enter(rank, hasCome = isHere) {
      if (turns.size >= (room.size * shares[rank]) / 100) {
        refused[rank]++;
        return { refusedFor: lineOf(rank).book(now()) };
      }
      const turn = { at: now(), hasCome };
      lineOf(rank).gotIn(turn.at);
      turns.add(turn);
      peak = Math.max(peak, turns.size);
      return {
        leave() {
          left++;
          turns.delete(turn);
          awaited.delete(turn);
        },
      };
    },
    sample(load, ms) {
      const at = now();
      for (const turn of turns) {
        const age = at - turn.at;
        if (age < longestWaitMs) break;
        const isAwaited = !turn.hasCome();
        if (isAwaited) awaited.add(turn);
        if (isAwaited || age > longestTurnMs) turns.delete(turn);
      }
      for (const turn of awaited) {
        if (!turn.hasCome()) continue;
        awaited.delete(turn);
        // Its turn begins now.
        turn.at = at;
        turns.add(turn);
      }
      room = adjust(room, { load, peak, left, ms });
      peak = turns.size;
      left = 0;
    },
    inFlight: () => turns.size,
    refused: () => refused,
  };
}
