import { cx } from '../cx.ts';
import { c, Lozenge, Tile } from './motifs.tsx';

const motifs = ['petals', 'rings', 'lozenge', 'leaf'] as const;
const SIZE = 120;
/** The lozenges of the edges, from corner to corner; a corner belongs to the upper or the lower edge. */
const along = [9, 26, 43, 60, 77, 94, 111];
const hem = [9, 111].flatMap((edge) => [
  ...along.map((at, index) => ({ x: at, y: edge, index })),
  ...along.slice(1, -1).map((at, index) => ({ x: edge, y: at, index: index + 1 })),
]);
/** Where the weft goes under: a thread every five units. */
const weft = Array.from({ length: 15 }, (_, index) => 23.5 + index * 5);

/** One finished square of the cloth, with its woven edge; `place` chooses the motif. */
export function WovenTile({ place, className }: { place: number; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className={cx('shrink-0', className)}>
      <rect width={SIZE} height={SIZE} rx="10" fill={c.green} />
      {hem.map(({ x, y, index }) => (
        <Lozenge key={`${x} ${y}`} x={x} y={y} w={10} h={10} fill={index % 2 ? c.amber : c.cream} />
      ))}
      <Tile x={18} y={18} size={84} kind={motifs[place % motifs.length] ?? 'petals'} ground={c.indigo} fill={c.cream} />
      {weft.map((y) => (
        <path key={y} d={`M18 ${y}H102`} stroke={c.indigo} strokeWidth="1" strokeDasharray="6 3" opacity="0.4" />
      ))}
    </svg>
  );
}
