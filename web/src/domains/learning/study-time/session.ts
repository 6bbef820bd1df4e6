/** A session as it is kept in the browser; the first four fields are what every client of the product knows. */
export interface Session extends Record<string, unknown> {
  active: boolean;
  /** In milliseconds, as the others. */
  startTime: number;
  sprintId: string;
  sprintTitle: string;
  lastActive: number;
  /** Counted in all. */
  seconds: number;
  /** The same by day of the sprint. */
  byDay: Record<string, number>;
  /** Not reported yet, and the learner's own day on which it was studied. */
  unsaved: number;
  date: string;
  /** When the unreported seconds were, by this device's clock. */
  stretches: Stretch[];
}

/** From one moment to another, in milliseconds. */
export interface Stretch {
  start: number;
  end: number;
}

/** The server takes none that is longer. */
const LONGEST_STRETCH_MS = 4 * 3_600_000;
/** Less than this between two ticks is no break. */
const SAME_STRETCH_MS = 1000;
const RESTORE_MS = 7_200_000;
/** A longer step means that the device slept, and nobody studied. */
const LONGEST_STEP_SECONDS = 5;

export const saveEverySeconds = 60;

const NOTICES = [
  [300, 'fiveMinutes'],
  [1200, 'twentyMinutes'],
] as const;
const ACHIEVEMENT_HOURS = [1, 5, 10, 25, 50, 100];

const positive = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

const isStretch = (value: unknown): value is Stretch => {
  const { start, end } = (value ?? {}) as Partial<Stretch>;
  return positive(start) > 0 && positive(end) > positive(start);
};

/** Reads what was kept, also by a client that knew fewer fields; null for what is no session. */
export function readSession(kept: Record<string, unknown> | null): Session | null {
  if (!kept || typeof kept.sprintId !== 'string') return null;
  const startTime = positive(kept.startTime);
  const byDay = typeof kept.byDay === 'object' && kept.byDay !== null ? kept.byDay : {};
  return {
    active: kept.active === true,
    startTime,
    sprintId: kept.sprintId,
    sprintTitle: typeof kept.sprintTitle === 'string' ? kept.sprintTitle : '',
    lastActive: positive(kept.lastActive) || startTime,
    seconds: positive(kept.seconds),
    byDay: Object.fromEntries(Object.entries(byDay).map(([day, seconds]) => [day, positive(seconds)])),
    unsaved: positive(kept.unsaved),
    date: typeof kept.date === 'string' ? kept.date : '',
    stretches: Array.isArray(kept.stretches) ? kept.stretches.filter(isStretch) : [],
  };
}

export function beginSession(sprintId: string, sprintTitle: string, now: number, date: string): Session {
  const empty = { seconds: 0, byDay: {}, unsaved: 0, date, stretches: [] };
  return { active: true, startTime: now, sprintId, sprintTitle, lastActive: now, ...empty };
}

/** Whether a kept session goes on: of the same sprint, and younger than two hours. */
export function goesOn(session: Session, sprintId: string, now: number): boolean {
  return session.active && session.sprintId === sprintId && now - session.lastActive < RESTORE_MS;
}

/** The session after some more study of a day. */
export function counted(session: Session, day: number, elapsedMs: number, now: number): Session {
  const seconds = Math.min(Math.max(0, elapsedMs / 1000), LONGEST_STEP_SECONDS);
  return {
    ...session,
    lastActive: now,
    seconds: session.seconds + seconds,
    byDay: { ...session.byDay, [day]: (session.byDay[day] ?? 0) + seconds },
    unsaved: session.unsaved + seconds,
    stretches: withStretch(session.stretches, { start: now - seconds * 1000, end: now }),
  };
}

/** The last stretch goes on, or another begins after it. */
function withStretch(stretches: readonly Stretch[], next: Stretch): Stretch[] {
  const last = stretches.at(-1);
  const goesOn = last && next.start - last.end < SAME_STRETCH_MS && next.end - last.start <= LONGEST_STRETCH_MS;
  if (next.end <= next.start) return [...stretches];
  return goesOn ? [...stretches.slice(0, -1), { start: last.start, end: next.end }] : [...stretches, next];
}

/** Whole seconds to report, and when they were; the rest of a second waits for the next time. */
export function takeUnsaved(session: Session): { seconds: number; stretches: Stretch[]; left: Session } {
  const seconds = Math.floor(session.unsaved);
  if (seconds === 0) return { seconds, stretches: [], left: session };
  const left = { ...session, unsaved: session.unsaved - seconds, stretches: [] };
  return { seconds, stretches: session.stretches, left };
}

/** What is said at five and at twenty minutes, each once in a session. */
export const noticesBetween = (before: number, after: number) =>
  NOTICES.filter(([at]) => before < at && after >= at).map(([, name]) => name);

/** The documents' figures for the time spent on a day. */
export function timeProgress(seconds: number): { minutes: number; percentage: number; completed: boolean } {
  const minutes = Math.floor(seconds / 60);
  return { minutes, percentage: Math.min(100, minutes / 2), completed: minutes >= 50 };
}

/** The hours of study that are an achievement, as far as they are reached. */
export const reachedHours = (totalSeconds: number): number[] =>
  ACHIEVEMENT_HOURS.filter((hours) => totalSeconds >= hours * 3600);

/** `4:05`, `1:02:07` */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
