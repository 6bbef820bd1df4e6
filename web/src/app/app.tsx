import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react';
import { AuthProvider, type AuthProviderProps } from '../domains/identity/session/auth-provider.tsx';
import { forgetKept, forgetKeptOfOthers } from '../lib/kept-data.ts';
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

export function App({ router: Router, queryClient, isReloading }: AppProps) {
  const forgetLoadedData = useCallback<AuthProviderProps['onAccountLeft']>(
    (ended) => {
      queryClient.clear();
      if (ended !== 'expired') void forgetKept();
    },
    [queryClient],
  );
  return (
    <CrashBoundary isWholePage>
      <QueryClientProvider client={queryClient}>
        <Router>
          <AuthProvider onAccountLeft={forgetLoadedData} onAccountEntered={forgetKeptOfOthers}>
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
