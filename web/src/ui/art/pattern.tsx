import { useId } from 'react';
import { cx } from '../cx.ts';
import { type ArtProps, Leaf, Lozenge, Rosette } from './motifs.tsx';

/** A quiet repeat of rings, leaves and lozenges in the current text colour. Fills its positioned parent; dim it by opacity. */
export function Pattern({ className }: ArtProps) {
  const id = useId();
  const ink = 'currentColor';
  const rings = (x: number, y: number) => (
    <g fill="none" stroke={ink}>
      <circle cx={x} cy={y} r="20" strokeWidth="4" />
      <circle cx={x} cy={y} r="12" strokeWidth="3" />
      <circle cx={x} cy={y} r="4.500" fill={ink} stroke="none" />
    </g>
  );
  return (
    <svg aria-hidden="true" className={cx('pointer-events-none absolute inset-0 size-full', className)}>
      <defs>
        <pattern id={id} width="112" height="112" patternUnits="userSpaceOnUse">
          {rings(28, 28)}
          {rings(84, 84)}
          <Rosette x={84} y={28} inner={3} length={21} width={14} count={4} fill={ink} />
          <Leaf x={28} y={108} length={48} width={26} fill={ink} />
          {[
            [56, 56],
            [0, 0],
            [112, 0],
            [0, 112],
            [112, 112],
          ].map(([x, y]) => (
            <Lozenge key={`${x} ${y}`} x={x!} y={y!} w={14} h={14} fill={ink} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
