import { Link } from 'react-router';
import { localDay } from '../../../lib/local-day.ts';
import { TopicTile } from '../../../ui/art/topic-tile.tsx';
import { Card } from '../../../ui/card.tsx';
import { lastOn } from './last-on.ts';
import { lessonPath, type Place } from './lesson-path.ts';
import { masteryTexts } from './texts.ts';
import type { Topic } from './topics.ts';

const texts = masteryTexts;

interface TopicListProps {
  topics: readonly Topic[];
  onPractise: (place: Place) => void;
}

/** Topics with what the answers show of each, and the way to what helps. */
export function TopicList({ topics, onPractise }: TopicListProps) {
  return (
    <Card as="section" flush>
      <ul className="divide-y divide-line">
        {topics.map((topic) => (
          <li key={topic.id}>
            <Row topic={topic} onPractise={onPractise} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What to do stands beside, and below where letters are large. */
const row = 'flex min-h-14 w-full flex-wrap items-center gap-x-3 px-4 py-2.5 text-left';

function Row({ topic, onPractise }: { topic: Topic; onPractise: (place: Place) => void }) {
  const { place, help } = topic;
  if (!place) {
    return (
      <div className={row}>
        <Facts topic={topic} />
      </div>
    );
  }
  if (help === 'practise') {
    return (
      <button type="button" className={`${row} hover:bg-sunken`} onClick={() => onPractise(place)}>
        <Facts topic={topic} />
        <span className="font-semibold text-link">{texts.practise}</span>
      </button>
    );
  }
  return (
    <Link to={lessonPath(place)} className={`${row} hover:bg-sunken`}>
      <Facts topic={topic} />
      <span className="font-semibold text-link">{texts.read}</span>
    </Link>
  );
}

function Facts({ topic }: { topic: Topic }) {
  const { title, state, missing } = topic;
  const words = missing ? texts.missing[missing] : '';
  return (
    <>
      {state === 'new' ? null : <TopicTile state={state} className="size-8 shrink-0" />}
      <span className="min-w-0 flex-1 basis-40">
        <span className="wrap-anywhere block font-semibold leading-snug">{title}</span>
        <span className="block text-ink-soft text-sm">{state === 'new' ? whereOf(topic) : evidenceOf(topic)}</span>
        {words ? <span className="block text-ink-soft text-sm">{words}</span> : null}
      </span>
    </>
  );
}

function evidenceOf({ right, asked, last_answered_on: last }: Topic): string {
  const result = texts.right(right, asked);
  return last ? texts.joined(result, lastOn(last, localDay())) : result;
}

function whereOf({ place }: Topic): string {
  if (!place) return texts.notPlanned;
  const where = texts.place(place.week, place.day);
  return place.is_ready ? where : texts.noLesson(where);
}
