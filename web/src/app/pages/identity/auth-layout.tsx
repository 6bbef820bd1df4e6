import { lazy, type ReactNode, Suspense } from 'react';
import { DESKTOP_SCREEN, useMedia } from '../../../lib/media.ts';
import { WhenAlive } from '../../../lib/typed-early.tsx';
import { ConnectionBanner } from '../../shell/connection-banner.tsx';
import { HomeLink } from '../../shell/home-link.tsx';

const LoginSlides = lazy(() => import('../../../domains/identity/sign-in/login-slides.tsx'));

/** Two columns: what is to be filled in, and on a desktop the slides beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const isDesktop = useMedia(DESKTOP_SCREEN);
  return (
    <div className="flex min-h-dvh flex-col">
      <ConnectionBanner />
      <div className="grid flex-1 grid-cols-1 lg:grid-cols-2">
        <div className="flex flex-col px-4 py-4 sm:px-8">
          <header>
            <HomeLink />
          </header>
          <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-6 py-5 sm:justify-center">
            {children}
            <WhenAlive />
          </main>
        </div>
        {isDesktop ? (
          <aside className="m-4 ml-0 grid place-items-center rounded-card border border-line bg-sunken p-10">
            <Suspense fallback={null}>
              <LoginSlides />
            </Suspense>
          </aside>
        ) : null}
      </div>
    </div>
  );
}
