import { c, Tile } from './motifs.tsx';

const woven = ['petals', 'rings', 'lozenge', 'leaf'] as const;

interface TopicTileProps {
  state: 'mastered' | 'shaky' | 'new';
  /** Chooses the motif of what is woven. */
  place?: number;
  className?: string;
}

/** A square of the cloth that a course is: woven, still in the indigo water, or only marked out. */
export function TopicTile({ state, place = 0, className }: TopicTileProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      {state === 'new' ? (
        <rect
          x="1.5"
          y="1.5"
          width="45"
          height="45"
          rx="6"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="2.5"
          strokeDasharray="6 5"
        />
      ) : (
        <Tile
          x={0}
          y={0}
          size={48}
          kind={state === 'shaky' ? 'water' : (woven[place % woven.length] ?? 'rings')}
          ground={state === 'shaky' ? c.ground : c.green}
          fill={state === 'shaky' ? c.indigo : c.cream}
        />
      )}
    </svg>
  );
}
