import type { CoverageRow } from '@akada/contract/client';
import { TopicTile } from '../../../ui/art/topic-tile.tsx';

interface CoverageTileProps {
  verdict: CoverageRow['verdict'];
  /** Chooses the motif of what is covered. */
  place?: number;
  className?: string;
}

/** A square of the cloth: woven, only sketched, or empty. */
export function CoverageTile({ verdict, place = 0, className }: CoverageTileProps) {
  if (verdict !== 'thin')
    return (
      <TopicTile state={verdict === 'covered' ? 'mastered' : 'new'} place={place} {...(className && { className })} />
    );
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <rect
        x="1"
        y="1"
        width="46"
        height="46"
        rx="6.5"
        fill="var(--art-ground)"
        stroke="var(--art-green)"
        strokeWidth="2"
      />
      <path d="M24 6 42 24 24 42 6 24zM24 16l8 8-8 8-8-8z" fill="none" stroke="var(--art-green)" strokeWidth="2" />
    </svg>
  );
}
