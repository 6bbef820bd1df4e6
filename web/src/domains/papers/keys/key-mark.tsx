import type { PaperKeyStatus } from '@akada/contract/client';

interface KeyMarkProps {
  status: PaperKeyStatus;
  className?: string;
}

/**
 * Where a key comes from, told by its weave: a lozenge is printed, threads are typed by the owner, crossed threads by
 * whoever shared it, water is a model's, a
 * dashed frame is none. Always beside words that say the same.
 */
export function KeyMark({ status, className = 'size-5' }: KeyMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={`shrink-0 ${className}`}>
      {marks[status]}
    </svg>
  );
}

const ground = <rect width="20" height="20" rx="4" fill="var(--art-ground)" />;
const thread = { fill: 'none', strokeLinecap: 'round' } as const;

const marks: Record<PaperKeyStatus, React.ReactNode> = {
  printed: (
    <>
      <rect width="20" height="20" rx="4" fill="var(--art-green)" />
      <path d="M10 2.5l7.5 7.5-7.5 7.5L2.5 10z" fill="var(--art-cream)" />
    </>
  ),
  own: (
    <>
      {ground}
      <path {...thread} d="M3 16 16 3M3 10l7-7M10 17l7-7" stroke="var(--art-green)" strokeWidth="2.5" />
    </>
  ),
  shared: (
    <>
      {ground}
      <path {...thread} d="M3 16 16 3M3 4l13 13" stroke="var(--art-green)" strokeWidth="2.5" />
    </>
  ),
  model: (
    <>
      {ground}
      <path
        {...thread}
        d="M2.5 7.5a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 1 5 0M2.5 13.5a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 1 5 0"
        stroke="var(--art-indigo)"
        strokeWidth="2.2"
      />
    </>
  ),
  none: (
    <rect
      {...thread}
      x="1"
      y="1"
      width="18"
      height="18"
      rx="3.5"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeDasharray="3.2 2.6"
    />
  ),
};
