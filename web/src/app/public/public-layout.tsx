import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { WhenAlive } from '../../lib/typed-early.tsx';
import { CrashBoundary } from '../page/crash-boundary.tsx';
import { PageSpinner } from '../page/page-spinner.tsx';
import { ConnectionBanner } from '../shell/connection-banner.tsx';
import { CONTENT_ID, SkipLink } from '../shell/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** What surrounds the pages that are open to everyone. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ConnectionBanner />
      <PublicHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="mx-auto w-full max-w-5xl flex-1 px-4 py-8 md:px-8 md:py-12">
        <CrashBoundary key={pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
            <WhenAlive />
          </Suspense>
        </CrashBoundary>
      </main>
      <PublicFooter />
    </div>
  );
}
