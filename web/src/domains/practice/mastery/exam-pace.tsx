import type { Mastery } from '@akada/contract/client';
import { localDay } from '../../../lib/local-day.ts';
import { masteryTexts } from './texts.ts';
import { paceTo } from './topics.ts';

const texts = masteryTexts;

/** What the page is headed by: how long there is, where somebody has set a date. */
export function headingOf({ exam_date, title }: Mastery, isCourse: boolean, today = localDay()): string {
  const plain = isCourse ? texts.of(title) : texts.title;
  if (!exam_date) return plain;
  const { left } = paceTo(exam_date, today, 0);
  if (left < 0) return plain;
  return left === 0 ? texts.exam.today : texts.exam.inDays(left);
}

interface ExamPaceProps {
  mastery: Mastery;
  /** null where there is no sprint whose date could be set. */
  onChangeDate: (() => void) | null;
}

/** What remains until the exam, as a pace that one can keep. */
export function ExamPace({ mastery, onChangeDate }: ExamPaceProps) {
  const { exam_date, topics } = mastery;
  return (
    <p className="text-ink-soft">
      {paceWords(mastery, localDay())}{' '}
      {onChangeDate && topics.length > 0 ? (
        <button type="button" className="link -my-2.5 inline-flex min-h-11 items-center" onClick={onChangeDate}>
          {exam_date ? texts.exam.change : texts.exam.set}
        </button>
      ) : null}
    </p>
  );
}

function paceWords({ exam_date, topics }: Mastery, today: string): string {
  const toGo = topics.filter(({ state }) => state !== 'mastered').length;
  if (topics.length > 0 && toGo === 0) return texts.pace.done;
  const open = texts.pace.toGo(toGo, topics.length);
  if (!exam_date) return open;
  const { left, every, aDay } = paceTo(exam_date, today, toGo);
  if (left < 0) return `${texts.exam.over} ${open}`;
  if (left === 0) return texts.pace.today(toGo);
  return every > 0 ? texts.pace.everyDays(toGo, left, every) : texts.pace.aDay(toGo, left, aDay);
}
