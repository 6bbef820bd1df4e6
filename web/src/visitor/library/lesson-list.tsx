import type { LibraryCourse } from '@akada/contract/client';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { libraryTexts } from '../../domains/library/texts.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { Button } from '../../ui/button.tsx';
import { useLate } from '../../ui/use-late.ts';

const texts = libraryTexts;

/** All lessons of a course, week by week. Whoever has an account may send a week on: only first lessons are open to all. */
export function LessonList({ course: { slug, code, lessons } }: { course: LibraryCourse }) {
  const [sent, setSent] = useState<number | null>(null);
  // Few send a week on; nobody else loads what shows it.
  const SendWeekModal = useLate(sent !== null, () => import('./send-week-modal.tsx'));
  const isLearner = storedSession.token.get() !== null;
  return (
    <>
      <ol className="flex flex-col gap-4 pb-2">
        {[...new Set(lessons.map(({ week }) => week))].map((week) => (
          <li key={week} className="flex flex-col gap-1">
            <ol className="flex flex-col gap-1">
              {lessons
                .filter((lesson) => lesson.week === week)
                .map(({ name, title, day }) => (
                  <li key={name} className="flex gap-3">
                    <span className="w-10 shrink-0 text-ink-faint tabular-nums">
                      {week}.{day}
                    </span>
                    {title}
                  </li>
                ))}
            </ol>
            {isLearner ? (
              <Button
                variant="ghost"
                className="-ml-4.5 self-start"
                aria-label={texts.sendWeekOf(code, week)}
                busy={sent === week && !SendWeekModal}
                busyLabel={texts.loading}
                onClick={() => setSent(week)}
              >
                <Send aria-hidden />
                {texts.sendWeek(week)}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {sent !== null && SendWeekModal ? (
        <SendWeekModal course={slug} week={sent} onClose={() => setSent(null)} />
      ) : null}
    </>
  );
}
