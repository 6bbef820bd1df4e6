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

/** The page that was last shown; the one that the browser opened counts as shown before it is drawn. */
let shownPath = typeof window === 'undefined' ? '' : window.location.pathname;

/** The page's one h1. It takes the focus when one arrives by a link, so that a screen reader says where one is. */
export function PageHeading({ title, children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  usePageTitle(title);

  useEffect(() => {
    // Not when a dialog changed the history of this page while its code was still on the way.
    if (pathname !== shownPath) heading.current?.focus({ preventScroll: true });
    shownPath = pathname;
  }, [pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={cx('text-2xl', className)}>
      {children ?? title}
    </h1>
  );
}
