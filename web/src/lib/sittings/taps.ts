import type { Sitting } from './sitting.ts';

/** Everything that happens in the room. What is true follows from these, so that each is one small write. */
export type Tap = { at: number } & (
  | { kind: 'show'; question: string }
  | { kind: 'choose'; question: string; option: string }
  | { kind: 'write'; question: string; text: string }
  | { kind: 'flag'; question: string; isOn: boolean }
  /** The page was hidden or left, or is back: time is counted for no question in between. */
  | { kind: 'away' }
  | { kind: 'hand-in'; by: 'student' | 'clock' }
  /** The server has it. */
  | { kind: 'sent' }
);

export interface Progress {
  /** The id of the question on the screen; null before the first. */
  current: string | null;
  seen: ReadonlySet<string>;
  chosen: Readonly<Record<string, string>>;
  written: Readonly<Record<string, string>>;
  flagged: ReadonlySet<string>;
  /** How long each question was on the screen, in milliseconds. */
  spent: Readonly<Record<string, number>>;
  handedIn: { at: number; by: 'student' | 'clock' } | null;
  isSent: boolean;
}

/** What the taps of a sitting come to. What was tapped after its end, or after it was handed in, changes nothing. */
export function fold({ begun }: Sitting, taps: readonly Tap[]): Progress {
  const end = begun?.endsAt ?? Number.POSITIVE_INFINITY;
  const seen = new Set<string>();
  const chosen: Record<string, string> = {};
  const written: Record<string, string> = {};
  const flagged = new Set<string>();
  const spent: Record<string, number> = {};
  let current: string | null = null;
  let since: number | null = null;
  let handedIn: Progress['handedIn'] = null;
  let isSent = false;
  const count = (until: number) => {
    if (current !== null && since !== null)
      spent[current] = (spent[current] ?? 0) + Math.max(0, Math.min(until, end) - since);
  };
  for (const tap of taps) {
    if (handedIn && tap.kind === 'sent') isSent = true;
    if (handedIn || (tap.at > end && tap.kind !== 'hand-in')) continue;
    count(tap.at);
    since = tap.kind === 'away' ? null : tap.at;
    if (tap.kind === 'show') {
      current = tap.question;
      seen.add(tap.question);
    } else if (tap.kind === 'choose') chosen[tap.question] = tap.option;
    else if (tap.kind === 'write') written[tap.question] = tap.text;
    else if (tap.kind === 'flag') tap.isOn ? flagged.add(tap.question) : flagged.delete(tap.question);
    else if (tap.kind === 'hand-in') handedIn = { at: Math.min(tap.at, end), by: tap.by };
  }
  return { current, seen, chosen, written, flagged, spent, handedIn, isSent };
}

/** How a question stands; a flag comes on top of each. */
export type Standing = 'answered' | 'open' | 'unseen';

export function standingOf({ chosen, written, seen }: Progress, id: string): Standing {
  if (chosen[id] !== undefined || (written[id] ?? '').trim() !== '') return 'answered';
  return seen.has(id) ? 'open' : 'unseen';
}

/** Whether the time of a sitting is over. */
export const isOver = ({ begun }: Sitting, now: number): boolean =>
  begun !== null && begun.endsAt !== null && begun.endsAt <= now;
