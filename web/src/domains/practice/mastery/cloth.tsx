import { Link } from 'react-router';
import { TopicTile } from '../../../ui/art/topic-tile.tsx';
import { Card } from '../../../ui/card.tsx';
import { lessonPath } from './lesson-path.ts';
import { masteryTexts } from './texts.ts';
import type { Topic } from './topics.ts';

const texts = masteryTexts;
const states = ['mastered', 'shaky', 'new'] as const;
/** In pixels: a finger does not grow with the letters. */
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1';
const tile = 'block aspect-square w-full';

/** The topics as one cloth, in the order of the plan; motif and outline tell them apart, not colour alone. */
export function Cloth({ topics }: { topics: readonly Topic[] }) {
  return (
    <Card as="section">
      <ol aria-label={texts.cloth} className={columns}>
        {topics.map(({ id, title, state, place }, index) => {
          const label = texts.tile(title, texts.states[state]);
          return (
            <li key={id} title={label}>
              {place ? (
                <Link to={lessonPath(place)} aria-label={label} className="block rounded-control">
                  <TopicTile state={state} place={index} className={tile} />
                </Link>
              ) : (
                <span role="img" aria-label={label}>
                  <TopicTile state={state} place={index} className={tile} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="mt-3 flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm tabular-nums">
        {states.map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <TopicTile state={state} className="size-5" />
            {texts.count(topics.filter((topic) => topic.state === state).length, texts.states[state])}
          </li>
        ))}
      </ul>
    </Card>
  );
}
