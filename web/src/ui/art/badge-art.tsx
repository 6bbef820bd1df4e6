import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type ArtProps, c, Leaf, Lozenge, Rings, Rosette, Tick } from './motifs.tsx';

interface MedalProps extends ArtProps {
  edge: string;
  other: string;
  ring: string;
  face: string;
  children: ReactNode;
}

/** The rosette that all badges share. */
function Medal({ className = 'size-20', edge, other, ring, face, children }: MedalProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={cx('shrink-0', className)}>
      <Rosette x={60} y={60} inner={26} length={33} width={25} count={16} fill={edge} other={other} />
      <circle cx="60" cy="60" r="43" fill={ring} />
      <circle cx="60" cy="60" r="36.500" fill={face} />
      {Array.from({ length: 16 }, (_, index) => (index * 360) / 16).map((turn) => (
        <circle key={turn} cx="60" cy="20.200" r="1.800" fill={face} transform={`rotate(${turn + 11.25} 60 60)`} />
      ))}
      {children}
    </svg>
  );
}

/** Sprint Master: the flag at the end of the road. */
export function SprintMasterBadge({ className }: ArtProps) {
  return (
    <Medal className={className} edge={c.green} other={c.leaf} ring={c.green} face={c.amber}>
      <path d="M46 86V36" stroke={c.ink} strokeWidth="6" strokeLinecap="round" />
      <path d="M49 36H84L76 48.500L84 61H49Z" fill={c.clay} />
      <Rings x={62} y={48.5} r={7.5} fills={[c.cream, c.clay, c.cream]} />
      <path d="M34 86H60" stroke={c.ink} strokeWidth="6" strokeLinecap="round" />
      <Leaf x={70} y={88} length={22} width={14} turn={28} fill={c.green} />
    </Medal>
  );
}

/** Perfect Score: a star of lozenges, whole on every side. */
export function PerfectScoreBadge({ className }: ArtProps) {
  return (
    <Medal className={className} edge={c.amber} other={c.clay} ring={c.clay} face={c.cream}>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn, index) => (
        <g key={turn} transform={`rotate(${turn} 60 60)`}>
          <Lozenge x={60} y={42} w={15} h={32} fill={index % 2 ? c.amber : c.clay} />
        </g>
      ))}
      <circle cx="60" cy="60" r="15" fill={c.green} />
      <Tick x={60} y={60.5} stroke={c.cream} size={0.78} />
    </Medal>
  );
}

/** Document Expert: leaves of paper, and a leaf. */
export function DocumentExpertBadge({ className }: ArtProps) {
  return (
    <Medal className={className} edge={c.indigo} other={c.leaf} ring={c.indigo} face={c.ground}>
      <rect x="38" y="40" width="34" height="44" rx="4" fill={c.leaf} transform="rotate(-12 55 62)" />
      <path d="M48 34H70L82 46V80A4 4 0 0 1 78 84H48A4 4 0 0 1 44 80V38A4 4 0 0 1 48 34Z" fill={c.cream} />
      <path d="M70 34L82 46H70Z" fill={c.indigo} />
      <path d="M52 52H66M52 60H74M52 68H62" stroke={c.ink} strokeWidth="4" strokeLinecap="round" opacity="0.75" />
      <Leaf x={66} y={90} length={32} width={20} turn={34} fill={c.clay} vein={c.cream} />
    </Medal>
  );
}

/** Hours of study: a clock whose hands make a tick. */
export function HoursBadge({ className }: ArtProps) {
  return (
    <Medal className={className} edge={c.leaf} other={c.amber} ring={c.indigo} face={c.cream}>
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 60 60)`}>
          <Lozenge x={60} y={33} w={7} h={12} fill={c.clay} />
        </g>
      ))}
      <path d="M60 60L72 42M60 60L49 50" stroke={c.ink} strokeWidth="6" strokeLinecap="round" />
      <circle cx="60" cy="60" r="5.500" fill={c.amber} stroke={c.ink} strokeWidth="3" />
    </Medal>
  );
}

/** Days in a row: a flame that is kept. */
export function StreakBadge({ className }: ArtProps) {
  return (
    <Medal className={className} edge={c.clay} other={c.amber} ring={c.ink} face={c.ground}>
      <path
        d="M60 32C64 44 79 50 79 67A19 19 0 0 1 41 67C41 57 48 53 50 45C54 48 56 51 57 55C60 49 61 41 60 32Z"
        fill={c.clay}
      />
      <path d="M60 56C63 62 69 65 69 72A9.500 9.500 0 0 1 50 72C50 66 56 63 60 56Z" fill={c.amber} />
      <Lozenge x={60} y={73} w={6} h={10} fill={c.cream} />
    </Medal>
  );
}

/** Any badge that is still to be earned. */
export function LockedBadge({ className }: ArtProps) {
  return (
    <Medal className={className} edge="var(--line)" other="var(--line)" ring="var(--line-strong)" face="var(--sunken)">
      <path d="M49 58V48A11 11 0 0 1 71 48V58" fill="none" stroke="var(--line-strong)" strokeWidth="6" />
      <rect x="41" y="56" width="38" height="29" rx="6" fill="var(--line-strong)" />
      <Lozenge x={60} y={70} w={10} h={15} fill="var(--sunken)" />
    </Medal>
  );
}
