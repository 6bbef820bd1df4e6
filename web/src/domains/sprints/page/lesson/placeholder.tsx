import type { LearningPath, SprintDay } from '@akada/contract/client';
import { Badge } from '../../../../ui/badge.tsx';
import { daysOf } from '../place.ts';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.materials;

/** Three sections made on this device. Labelled for what they are, and stored nowhere. */
export function Placeholder({ path, day }: { path: LearningPath; day: SprintDay }) {
  const { course } = path;
  // The days of a mere frame are named by what to do with its topic.
  const topics = day.topics.length > 0 ? day.topics : [path.topic];
  return (
    <section className="rounded-card border border-line-strong border-dashed p-5">
      <Badge tone="warning">{texts.placeholder}</Badge>
      <p className="mt-2 text-ink-soft text-sm">{texts.placeholderText}</p>
      <div className="prose mt-4">
        <h3>{texts.aim}</h3>
        <p>
          {course && day.topics.length > 0
            ? texts.standard(course.code, course.standard, day.topics.join('; '))
            : day.objective || texts.aimText(path.topic)}
        </p>
        {day.kind === 'review' ? (
          <ReviewPrompts topics={topics} />
        ) : (
          <StudyPrompts path={path} day={day} topics={topics} />
        )}
        <h3>{texts.check}</h3>
        <p>{texts.checkText}</p>
      </div>
    </section>
  );
}

/** What to find out in another source. */
function StudyPrompts({ path, day, topics }: { path: LearningPath; day: SprintDay; topics: readonly string[] }) {
  const before = lastTaught(path, day);
  return (
    <>
      <h3>{texts.find}</h3>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>{texts.findTopic(topic)}</li>
        ))}
        <li>{texts.findExample}</li>
        <li>{before ? texts.findLink(before.title) : texts.findUse}</li>
      </ul>
      <p>{texts.where([...new Set([...topics, path.course?.title ?? path.title])])}</p>
    </>
  );
}

function ReviewPrompts({ topics }: { topics: readonly string[] }) {
  return (
    <>
      <h3>{texts.recall}</h3>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>{texts.recallTopic(topic)}</li>
        ))}
      </ul>
    </>
  );
}

/** The last day before this one that has something to read. */
const lastTaught = (path: LearningPath, { day }: SprintDay): SprintDay | undefined =>
  daysOf(path).findLast((one) => one.day < day && one.kind === 'study' && one.lesson_ready);
