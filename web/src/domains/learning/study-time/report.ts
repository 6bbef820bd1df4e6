import { client } from '../../../lib/client.ts';
import { logError } from '../../../lib/log.ts';
import { sendMessage } from '../../../lib/messages.ts';
import { listWaiting, sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { updateProgress } from '../../../lib/outbox/shared-kinds.ts';
import { setTotals, syncProgress } from '../../../lib/progress-sync.ts';
import { randomId } from '../../../lib/random-id.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { storedStudyTime } from '../../../lib/storage/study-time.ts';
import { toast } from '../../../ui/toast.ts';
import { studyTime } from './outgoing.ts';
import { reachedHours, type Session, type Stretch, timeProgress } from './session.ts';
import { storedHours } from './stored.ts';
import { studyTimeTexts } from './texts.ts';
import { addToTotals } from './totals.ts';

const texts = studyTimeTexts;

/** By the server's clock, as far as it is known: many phones' clocks are wrong. */
const toServerTime = (moment: number) => new Date(moment - storedSession.clockSkew.get()).toISOString();

/** Hands study to the outbox, which sends it now or when there is a connection; each report counts once. */
export async function reportStudyTime(
  { sprintId, date }: Session,
  seconds: number,
  studied: readonly Stretch[],
): Promise<void> {
  const before = storedStudyTime.totalStudyTimeSeconds.get();
  addToTotals(seconds, date);
  tellTotals();
  const stretches = studied.map(({ start, end }) => ({ start: toServerTime(start), end: toServerTime(end) }));
  const body = {
    sprintId,
    studyTimeSeconds: seconds,
    date,
    event_id: randomId(),
    // None are known of a session that an older page kept.
    ...(stretches.length > 0 && { stretches }),
  };
  const saved = await sendSoon(studyTime, { body });
  if (!saved) return;
  setTotals(saved.today_study_time_seconds, saved.total_study_time_seconds);
  tellTotals();
  await claimHours(before, saved.total_study_time_seconds);
}

/** Tells how long the day was studied. The server completes it where its own record holds enough. */
export async function reportDay(session: Session, day: number): Promise<void> {
  const { minutes, percentage, completed } = timeProgress(session.byDay[day] ?? 0);
  if (minutes === 0) return;
  const { sprintId, date } = session;
  const body = {
    day_number: day,
    percentage,
    completed,
    activity_type: 'time_spent' as const,
    time_spent: minutes,
    date,
  };
  const saved = await sendSoon(updateProgress, { params: { sprintId }, body });
  if (completed && saved?.completed) {
    sendMessage({ type: 'SPRINT_PROGRESS_UPDATE', sprintId, progress: saved.percentage });
  }
}

/** Each hour's achievement is asked for once in a browser; the record decides. */
async function claimHours(before: number, total: number): Promise<void> {
  for (const hours of reachedHours(total)) {
    const mark = storedHours.timeAchievement(hours);
    if (mark.get() !== null) continue;
    const { awarded } = await client.achievements.trigger({
      body: { achievement_type: 'study_time', value: hours },
    });
    if (!awarded) continue;
    mark.set('true');
    // On a new device what was reached long ago is no news.
    if (before >= hours * 3600 || before === 0) continue;
    toast.success(texts.hours(hours), { description: texts.hoursText });
    sendMessage({ type: 'ACHIEVEMENT_UNLOCKED', name: texts.hours(hours) });
  }
}

function tellTotals(): void {
  sendMessage({
    type: 'STUDY_TIME_UPDATE',
    todaySeconds: storedStudyTime.todayStudyTimeSeconds.get(),
    totalSeconds: storedStudyTime.totalStudyTimeSeconds.get(),
  });
}

/** Brings this browser's figures in line with the record, unless it knows of study that the record does not. */
export async function syncTotals(): Promise<void> {
  if (listWaiting(studyTime).length + listWaiting(updateProgress).length > 0) return;
  await syncProgress().catch((error: unknown) => logError('The study time was not brought in line', error));
}
