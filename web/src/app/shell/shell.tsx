import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NewTerms } from '../../domains/identity/settings/new-terms.tsx';
import { useSettingsFollowed } from '../../domains/identity/settings/use-settings-followed.ts';
import { useDailyVisit } from '../../domains/progress/use-daily-visit.ts';
import { useSprintUpdates } from '../../domains/sprints/list/use-sprint-updates.ts';
import { useMedia, WIDE_SCREEN } from '../../lib/media.ts';
import { shellTexts } from '../../texts/en/shell.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { CrashBoundary } from '../page/crash-boundary.tsx';
import { PageSpinner } from '../page/page-spinner.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { HomeLink } from './home-link.tsx';
import { hasPhoneBar, PhoneBar } from './phone-bar.tsx';
import { ShellHeader } from './shell-header.tsx';
import { Sidebar } from './sidebar.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useMenu } from './use-menu.ts';

/** What surrounds every page of a signed-in learner. */
export default function Shell() {
  const { pathname } = useLocation();
  const isWide = useMedia(WIDE_SCREEN);
  const menu = useMenu(isWide);
  useDailyVisit();
  useSprintUpdates();
  useSettingsFollowed();

  return (
    // Where a tutor stands beside a lesson the menu folds to its icons, so that the text keeps its width.
    <div className="group/shell md:grid md:min-h-dvh md:grid-cols-[15rem_minmax(0,1fr)] has-[[data-tutor=beside]]:grid-cols-[4.75rem_minmax(0,1fr)] md:has-[[data-whole-screen]]:grid-cols-1">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-line border-r bg-surface md:flex md:group-has-[[data-whole-screen]]/shell:hidden">
        <div className="px-4 pt-4 group-has-[[data-tutor=beside]]/shell:px-5">
          <HomeLink />
        </div>
        <Sidebar />
      </aside>
      {isWide ? null : (
        <Drawer
          open={menu.isOpen}
          onOpenChange={(isOpen) => (isOpen ? menu.open() : menu.close())}
          title={shellTexts.menu}
          closeLabel={shellTexts.closeMenu}
          head={<HomeLink replace />}
        >
          <Sidebar replace />
        </Drawer>
      )}
      <div className="flex min-h-[calc(100dvh-var(--foot,0px))] min-w-0 flex-col">
        <ConnectionBanner />
        <ShellHeader isMenuOpen={menu.isOpen} onOpenMenu={menu.open} />
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 pt-5 pb-16 md:px-8 md:pt-3 has-[[data-tutor=beside]]:max-w-[90rem] has-[[data-whole-screen]]:pb-0"
        >
          <NewTerms />
          <CrashBoundary key={pathname}>
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </CrashBoundary>
        </main>
        {!isWide && hasPhoneBar(pathname) ? <PhoneBar /> : null}
      </div>
    </div>
  );
}
