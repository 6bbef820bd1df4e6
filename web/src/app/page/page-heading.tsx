import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { usePageTitle } from './use-page-title.ts';

interface PageHeadingProps {
  /** Names the browser's tab. */
  title: string;
  /** The heading itself, where it says more than the title. */
  children?: ReactNode;
  className?: string;
}

/** What was last shown. The page that the browser opened counts as shown before it is drawn, under whatever title. */
const shown: { pathname: string; title?: string } = {
  pathname: typeof window === 'undefined' ? '' : window.location.pathname,
};

/**
 * The page's one h1. It takes the focus when one arrives by a link or at the next step of the same page, so that a
 * screen reader says where one is; not when a dialog changed the history while the page's code was still on the way.
 */
export function PageHeading({ title, children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  usePageTitle(title);

  useEffect(() => {
    const isNext = pathname !== shown.pathname || (shown.title !== undefined && title !== shown.title);
    if (isNext) heading.current?.focus({ preventScroll: true });
    Object.assign(shown, { pathname, title });
  }, [pathname, title]);

  return (
    <h1 ref={heading} tabIndex={-1} className={cx('wrap-anywhere text-2xl', className)}>
      {children ?? title}
    </h1>
  );
}
