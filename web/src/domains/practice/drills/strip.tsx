import { TopicTile } from '../../../ui/art/topic-tile.tsx';
import { wholeStrip } from './deal.ts';
import { drillTexts as texts } from './texts.ts';

/** Five tiles make a strip of cloth, as many as `tilesOf` counts; what lays one and what takes one back is said below. */
export function Strip({ tiles }: { tiles: number }) {
  return (
    <div>
      <div aria-hidden className="grid max-w-84 grid-cols-5 gap-2">
        {Array.from({ length: wholeStrip }, (_, place) => (
          <TopicTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={place}
            state={place < tiles ? 'mastered' : 'new'}
            place={place}
            className="block aspect-square w-full"
          />
        ))}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span role="status" className="font-semibold">
          {texts.tiles(tiles, wholeStrip)}
        </span>
        <span className="text-ink-soft">{texts.goal(wholeStrip)}</span>
      </p>
    </div>
  );
}
