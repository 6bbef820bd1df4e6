import { localDay } from '../../../lib/local-day.ts';
import { logError } from '../../../lib/log.ts';
import { sendMessage } from '../../../lib/messages.ts';
import { randomId } from '../../../lib/random-id.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { storedStudyTime } from '../../../lib/storage/study-time.ts';
import { toast } from '../../../ui/toast.ts';
import { giveUpLease, takeLease } from './lease.ts';
import { reportDay, reportStudyTime, syncTotals } from './report.ts';
import {
  beginSession,
  counted,
  goesOn,
  noticesBetween,
  readSession,
  type Session,
  saveEverySeconds,
  takeUnsaved,
} from './session.ts';
import { studyTimeTexts } from './texts.ts';
import { publish } from './totals.ts';

const texts = studyTimeTexts;
const TICK_MS = 1000;
/** What a crash may cost. */
const KEEP_EVERY_TICKS = 5;

export interface StudyPlace {
  sprintId: string;
  sprintTitle: string;
  day: number;
}

const failed = (error: unknown) => logError('Study time was not reported', error);

/** Counts while the page is looked at, in one tab at a time, and reports each minute and on leaving. Returns what ends it. */
export function startCounting(placeNow: () => StudyPlace): () => void {
  const tab = randomId();
  /** Whoever logs out on this page takes the session along: the next account must not find it. */
  const userId = storedSession.userId.get();
  const isGone = () => storedSession.userId.get() !== userId;
  let session: Session | null = null;
  let last = Date.now();
  let ticks = 0;

  /** Goes on with what was kept, or begins; what an older session left unreported is reported first. */
  function open(now: number): Session {
    const { sprintId, sprintTitle } = placeNow();
    const kept = readSession(storedStudyTime.studySession.get());
    if (kept && goesOn(kept, sprintId, now)) return kept.date === localDay() ? kept : report(kept);
    if (kept) report(kept);
    return beginSession(sprintId, sprintTitle, now, localDay());
  }

  /** Hands over what is unreported. The session is kept before the call is made, so that a crash never reports twice. */
  function report(from: Session, day?: number): Session {
    const { seconds, stretches, left } = takeUnsaved(from);
    const next = { ...left, date: localDay() };
    storedStudyTime.studySession.set(next);
    if (seconds > 0) reportStudyTime(from, seconds, stretches).catch(failed);
    if (seconds > 0 && day !== undefined) reportDay(from, day).catch(failed);
    return next;
  }

  function announce(active: boolean): void {
    const { sprintId, sprintTitle } = placeNow();
    sendMessage({ type: 'STUDY_SESSION_ACTIVE', active, sprintId, sprintTitle });
  }

  function tick(): void {
    const now = Date.now();
    const elapsed = now - last;
    last = now;
    if (isGone() || document.visibilityState === 'hidden') return;
    if (!takeLease(tab, now)) {
      session = null;
      publish(null, 0);
      return;
    }
    const { day } = placeNow();
    if (!session) {
      session = open(now);
      announce(true);
      storedStudyTime.studySession.set(session);
      publish(session.seconds, session.unsaved);
      return;
    }
    // What was studied before midnight belongs to the day before.
    if (session.date !== localDay()) session = report(session, day);
    const before = session.seconds;
    session = counted(session, day, elapsed, now);
    for (const notice of noticesBetween(before, session.seconds)) {
      toast.info(texts[notice], notice === 'twentyMinutes' ? { description: texts.twentyMinutesText } : {});
    }
    ticks += 1;
    // Without a connection it is summed up here, and handed over when the page is left or the network is back.
    if (session.unsaved >= saveEverySeconds && navigator.onLine) session = report(session, day);
    else if (ticks % KEEP_EVERY_TICKS === 0) storedStudyTime.studySession.set(session);
    publish(session.seconds, session.unsaved);
  }

  function leave(): void {
    if (isGone()) {
      session = null;
      publish(null, 0);
    }
    if (session) {
      report(session, placeNow().day);
      session = null;
      announce(false);
    }
    giveUpLease(tab);
  }

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else last = Date.now();
  };
  const onOnline = () => {
    if (session && !isGone()) session = report(session, placeNow().day);
  };

  void syncTotals().then(() => publish(session?.seconds ?? null, session?.unsaved ?? 0));
  tick();
  const timer = window.setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', onOnline);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', onOnline);
    leave();
  };
}
