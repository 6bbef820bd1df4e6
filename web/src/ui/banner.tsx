import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

const tones = {
  info: { look: 'border-info bg-info-soft text-on-info-soft', Icon: Info },
  success: { look: 'border-success bg-success-soft text-on-success-soft', Icon: CircleCheck },
  warning: { look: 'border-warning bg-warning-soft text-on-warning-soft', Icon: TriangleAlert },
  error: { look: 'border-danger bg-danger-soft text-on-danger-soft', Icon: CircleAlert },
} as const;

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link: Retry, Dismiss. */
  action?: ReactNode;
  className?: string;
}

/** A message that belongs to the page. Errors interrupt a screen reader, the others wait. */
export function Banner({ tone = 'info', title, children, action, className }: BannerProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-l-6 px-4 py-3',
        look,
        className,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 self-start mt-0.5" />
      <div className="min-w-0 flex-1 basis-52">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-sm">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
