import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** The colours of every drawing; they change with the theme. */
export const c = {
  ground: 'var(--art-ground)',
  indigo: 'var(--art-indigo)',
  night: 'var(--art-night)',
  green: 'var(--art-green)',
  leaf: 'var(--art-leaf)',
  amber: 'var(--art-amber)',
  clay: 'var(--art-clay)',
  skin: 'var(--art-skin)',
  cream: 'var(--art-cream)',
  ink: 'var(--art-ink)',
} as const;

export interface ArtProps {
  className?: string;
}

interface At {
  x: number;
  y: number;
}

/** A drawing of 320 by 240 on its cloth, with a hem of lozenges at its foot. */
export function Scene({
  className,
  ground = c.ground,
  hem = c.green,
  children,
}: ArtProps & { ground?: string; hem?: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 240" className={cx('h-auto w-full rounded-card', className)}>
      <rect width="320" height="240" fill={ground} />
      {children}
      <Hem y={212} fill={hem} />
    </svg>
  );
}

/** The woven edge of the cloth. */
function Hem({ y, fill }: { y: number; fill: string }) {
  return (
    <g>
      <rect y={y} width="320" height="28" fill={fill} />
      {Array.from({ length: 10 }, (_, index) => 16 + index * 32).map((x, index) => (
        <g key={x}>
          <Lozenge x={x} y={y + 14} w={20} h={18} fill={index % 2 ? c.amber : c.cream} />
          {index < 9 ? <circle cx={x + 16} cy={y + 14} r="2.5" fill={index % 2 ? c.cream : c.amber} /> : null}
        </g>
      ))}
    </g>
  );
}

/** Concentric circles, outermost first: the record of the ankara, the sun of the adire. */
export function Rings({ x, y, r, fills }: At & { r: number; fills: readonly string[] }) {
  return (
    <g>
      {fills.map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing.
        <circle key={index} cx={x} cy={y} r={(r * (fills.length - index)) / fills.length} fill={fill} />
      ))}
    </g>
  );
}

export function Lozenge({ x, y, w, h, fill }: At & { w: number; h: number; fill: string }) {
  return <path d={`M${x} ${y - h / 2}L${x + w / 2} ${y}L${x} ${y + h / 2}L${x - w / 2} ${y}Z`} fill={fill} />;
}

/** A pointed leaf that grows upward from (x, y), turned by `turn` degrees; `vein` draws its middle. */
export function Leaf({
  x,
  y,
  length,
  width,
  turn = 0,
  fill,
  vein,
}: At & { length: number; width: number; turn?: number; fill: string; vein?: string }) {
  const side = (to: number) => `C${to} ${-length * 0.3} ${to} ${-length * 0.72} 0 ${-length}`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={`M0 0${side(width * 0.68)}C${-width * 0.68} ${-length * 0.72} ${-width * 0.68} ${-length * 0.3} 0 0Z`}
        fill={fill}
      />
      {vein ? (
        <path d={`M0 ${-length * 0.12}V${-length * 0.84}`} stroke={vein} strokeWidth="2.5" strokeLinecap="round" />
      ) : null}
    </g>
  );
}

/** The water of the adire: rows of half circles. */
export function Waves({
  x,
  y,
  count,
  r,
  stroke,
  width = 3,
}: At & { count: number; r: number; stroke: string; width?: number }) {
  const arcs = Array.from({ length: count }, (_, index) => `a${r} ${r} 0 0 ${index % 2 ? 0 : 1} ${r * 2} 0`).join('');
  return <path d={`M${x} ${y}${arcs}`} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" />;
}

/** Leaves all around a point. */
export function Rosette({
  x,
  y,
  inner,
  length,
  width,
  count,
  fill,
  other = fill,
}: At & { inner: number; length: number; width: number; count: number; fill: string; other?: string }) {
  return (
    <g>
      {Array.from({ length: count }, (_, index) => (index * 360) / count).map((turn, index) => (
        <g key={turn} transform={`rotate(${turn} ${x} ${y})`}>
          <Leaf x={x} y={y - inner} length={length} width={width} fill={index % 2 ? other : fill} />
        </g>
      ))}
    </g>
  );
}

/** A tick, about 20 wide, centred. */
export function Tick({ x, y, stroke, size = 1 }: At & { stroke: string; size?: number }) {
  return (
    <path
      d="M-9 0L-3 6.5L9-6.5"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="none"
      stroke={stroke}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** One square of patterned cloth; `kind` chooses the motif. */
export function Tile({
  x,
  y,
  size,
  kind,
  ground,
  fill,
}: At & { size: number; kind: 'rings' | 'leaf' | 'lozenge' | 'petals' | 'water'; ground: string; fill: string }) {
  const mid = size / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={size} height={size} rx="5" fill={ground} />
      {kind === 'rings' ? <Rings x={mid} y={mid} r={mid * 0.8} fills={[fill, ground, fill]} /> : null}
      {kind === 'leaf' ? (
        <g transform={`rotate(45 ${mid} ${mid})`}>
          <Leaf x={mid} y={size * 1.02} length={size * 1.04} width={size * 0.62} fill={fill} vein={ground} />
        </g>
      ) : null}
      {kind === 'lozenge' ? (
        <>
          <Lozenge x={mid} y={mid} w={size * 0.86} h={size * 0.86} fill={fill} />
          <Lozenge x={mid} y={mid} w={size * 0.4} h={size * 0.4} fill={ground} />
        </>
      ) : null}
      {kind === 'petals' ? (
        <Rosette x={mid} y={mid} inner={1} length={mid * 0.92} width={mid * 0.62} count={4} fill={fill} />
      ) : null}
      {kind === 'water'
        ? [0.28, 0.52, 0.76].map((at) => (
            <Waves key={at} x={size * 0.14} y={size * at} count={3} r={size * 0.12} stroke={fill} width={size * 0.08} />
          ))
        : null}
    </g>
  );
}
