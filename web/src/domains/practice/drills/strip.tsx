import { TopicTile } from '../../../ui/art/topic-tile.tsx';
import { inARow } from './deal.ts';
import { drillTexts as texts } from './texts.ts';

/** Five tiles make a strip of cloth, one for each right answer in a row. */
export function Strip({ streak }: { streak: number }) {
  return (
    <div>
      <div aria-hidden className="grid max-w-84 grid-cols-5 gap-2">
        {Array.from({ length: inARow }, (_, place) => (
          <TopicTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={place}
            state={place < streak ? 'mastered' : 'new'}
            place={place}
            className="block aspect-square w-full"
          />
        ))}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span role="status" className="font-semibold">
          {texts.row(streak, inARow)}
        </span>
        <span className="text-ink-soft">{texts.goal(inARow)}</span>
      </p>
    </div>
  );
}
