import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react';
import { AuthProvider, type AuthProviderProps } from '../domains/identity/session/auth-provider.tsx';
import { forgetKept, forgetKeptOfOthers } from '../lib/kept-data.ts';
import { storedSession } from '../lib/storage/session.ts';
import { isSharedPhone } from '../lib/storage/shared-phone.ts';
import { appTexts } from '../texts/en/app.ts';
import { useHydrated } from '../ui/hydrated.ts';
import { Toaster } from '../ui/toaster.tsx';
import { Offline } from './offline.tsx';
import { CrashBoundary } from './page/crash-boundary.tsx';
import { ScrollToTop } from './page/scroll-to-top.tsx';
import { WaitingAnswers } from './pages/identity/onboarding/waiting-answers.tsx';
import { AppRoutes } from './routes.tsx';
import { SignedInTheme } from './signed-in-theme.tsx';

// The branch is cut out of a production build, and the panel with it.
const DevPanel = import.meta.env.DEV ? lazy(() => import('./dev-panel.tsx')) : null;

interface AppProps {
  /** The browser's, or one that stands still while the build renders a page. */
  router: ComponentType<{ children: ReactNode }>;
  queryClient: QueryClient;
  /** The page has reloaded suspiciously often. */
  isReloading: boolean;
}

/** The browser is one account's now: what others left goes, or is locked where they share the phone. */
async function takeOver(userId: string): Promise<void> {
  const user = storedSession.user.get();
  if (!isSharedPhone()) return forgetKeptOfOthers(userId);
  try {
    const { settle } = await import('../lib/shared-phone/phone.ts');
    if (user) await settle(user);
    // At hand when the phone is passed on without a network.
    await import('./pages/identity/who.tsx');
  } catch {
    // Tried again when the app is opened next.
  }
}

export function App({ router: Router, queryClient, isReloading }: AppProps) {
  const forgetLoadedData = useCallback<AuthProviderProps['onAccountLeft']>(
    (ended) => {
      queryClient.clear();
      // On a shared phone each account's is its own, and locked with it.
      if (ended !== 'expired' && !isSharedPhone()) void forgetKept();
    },
    [queryClient],
  );
  return (
    <CrashBoundary isWholePage>
      <QueryClientProvider client={queryClient}>
        <Router>
          <AuthProvider onAccountLeft={forgetLoadedData} onAccountEntered={takeOver}>
            <ScrollToTop />
            <SignedInTheme />
            <WaitingAnswers />
            <Offline />
            <AppRoutes />
            {DevPanel ? (
              <Suspense fallback={null}>
                <DevPanel />
              </Suspense>
            ) : null}
          </AuthProvider>
        </Router>
        <Toaster label={appTexts.notifications} closeLabel={appTexts.closeNotification} />
        {isReloading ? <ReloadMark /> : null}
      </QueryClientProvider>
    </CrashBoundary>
  );
}

function ReloadMark() {
  return useHydrated() ? <div data-reload-guard className="fixed right-0 bottom-0" /> : null;
}
