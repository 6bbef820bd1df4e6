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

/** The page's one h1. It takes the focus when one arrives by a link, so that a screen reader says where one is. */
export function PageHeading({ title, children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isFirstPage = useRef(key === 'default');
  usePageTitle(title);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path under the same heading is another page
  useEffect(() => {
    if (!isFirstPage.current) heading.current?.focus({ preventScroll: true });
    isFirstPage.current = false;
  }, [pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={cx('text-2xl', className)}>
      {children ?? title}
    </h1>
  );
}
