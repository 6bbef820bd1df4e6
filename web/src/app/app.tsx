import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { appTexts } from '../texts/en/app.ts';
import { Toaster } from '../ui/toaster.tsx';
import { CrashBoundary } from './page/crash-boundary.tsx';
import { ScrollToTop } from './page/scroll-to-top.tsx';
import { AppRoutes } from './routes.tsx';

// The branch is cut out of a production build, and the panel with it.
const DevPanel = import.meta.env.DEV ? lazy(() => import('./dev-panel.tsx')) : null;

const queryClient = createQueryClient();
const forgetLoadedData = () => queryClient.clear();

interface AppProps {
  /** The page has reloaded suspiciously often. */
  isReloading: boolean;
}

export function App({ isReloading }: AppProps) {
  return (
    <CrashBoundary isWholePage>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AuthProvider onAccountLeft={forgetLoadedData}>
            <ScrollToTop />
            <AppRoutes />
            {DevPanel ? (
              <Suspense fallback={null}>
                <DevPanel />
              </Suspense>
            ) : null}
          </AuthProvider>
        </BrowserRouter>
        <Toaster label={appTexts.notifications} closeLabel={appTexts.closeNotification} />
        {isReloading ? <div data-reload-guard className="fixed right-0 bottom-0" /> : null}
      </QueryClientProvider>
    </CrashBoundary>
  );
}
