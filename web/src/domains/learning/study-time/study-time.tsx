import { Clock } from 'lucide-react';
import { formatStudyTime } from '../../../lib/format.ts';
import { StatCard } from '../../../ui/stat-card.tsx';
import { formatClock } from './session.ts';
import { studyTimeTexts } from './texts.ts';
import { useStudyTimes } from './totals.ts';

const texts = studyTimeTexts;

/** How long was studied: today, in all, and in the session under way. */
export function StudyTime() {
  const { session, today, total } = useStudyTimes();
  return (
    <StatCard
      icon={<Clock />}
      label={texts.label}
      value={texts.today(formatStudyTime(today))}
      detail={
        <>
          {texts.total(formatStudyTime(total))}
          <span className="block tabular-nums">
            {session === null ? texts.otherTab : texts.session(formatClock(session))}
          </span>
        </>
      }
    />
  );
}
