import type { ReactNode } from 'react';
import { useOnline } from '../lib/online.ts';
import { useServiceAway } from '../lib/service.ts';
import { Logo, LogoMark } from '../ui/art/logo.tsx';
import { ConnectionNotice } from '../ui/connection-notice.tsx';
import { cx } from '../ui/cx.ts';
import { visitorTexts } from './texts.ts';

interface VisitorFrameProps {
  /** Before the logo: the menu of somebody who is signed in. */
  menu?: ReactNode;
  /** Beside the logo: who takes the quiz, or what one can do with the page. */
  aside?: ReactNode;
  /** More links for the foot, such as Report. */
  footer?: ReactNode;
  /** The width of the main column: of questions, or of a text with its contents beside it. */
  size?: 'column' | 'wide';
  children: ReactNode;
}

/** The top and foot of a page that is opened by a link. */
export function VisitorFrame({ menu, aside, footer, size = 'column', children }: VisitorFrameProps) {
  const isOnline = useOnline();
  const isAway = useServiceAway();
  const width = cx('mx-auto w-full px-4 sm:px-6', size === 'wide' ? 'max-w-6xl' : 'max-w-2xl');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface" data-print="hide">
        <div className={cx(width, 'flex min-h-15 flex-wrap items-center justify-between gap-x-4 py-1.5')}>
          {menu}
          <a
            href="/"
            aria-label={visitorTexts.home}
            className="inline-flex min-h-11 shrink-0 items-center rounded-control"
          >
            {aside ? <LogoMark className="size-9 sm:hidden" /> : null}
            <Logo className={cx(Boolean(aside) && 'max-sm:hidden')} />
          </a>
          {aside}
        </div>
      </header>
      <ConnectionNotice>{isOnline ? (isAway ? visitorTexts.away : null) : visitorTexts.offline}</ConnectionNotice>
      <main className={cx(width, 'flex-1 py-6 sm:py-8')}>{children}</main>
      <footer className="border-line border-t" data-print="hide">
        <div className={cx(width, 'flex flex-col gap-1 py-5 text-ink-soft text-sm')}>
          <p>{visitorTexts.credit}</p>
          <div data-only="site" className="flex flex-wrap gap-x-5">
            <a href="/" className="link inline-flex min-h-11 items-center">
              {visitorTexts.creditLink}
            </a>
            <a href="/privacy" className="link inline-flex min-h-11 items-center">
              {visitorTexts.privacy}
            </a>
            {footer}
          </div>
        </div>
      </footer>
    </div>
  );
}
