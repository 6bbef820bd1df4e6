import { useQuery } from '@tanstack/react-query';
import { LogOut, Sparkles, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { billingQuery } from '../../domains/billing/plans/api.ts';
import { storedBilling } from '../../domains/billing/plans/stored.ts';
import { useAuth } from '../../domains/identity/session/auth-context.ts';
import { isOnSale } from '../../lib/sale.ts';
import { isSharedPhone } from '../../lib/storage/shared-phone.ts';
import { shellTexts } from '../../texts/en/shell.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { menuLook, menuPlaces } from '../../ui/places/places.ts';

interface SidebarProps {
  /** In the drawer, whose own entry in the history is given up for the page that one goes to. */
  replace?: boolean;
}

/** A word of the menu; where that is folded, only for those who hear it. */
const word = 'group-has-[[data-tutor=beside]]/shell:sr-only';

/** What stands in the sidebar and, on a narrow screen, in the drawer. */
export function Sidebar({ replace = false }: SidebarProps) {
  const { logout, isLoggingOut, switchLearner } = useAuth();
  return (
    <div className="flex flex-1 flex-col justify-between gap-8 p-4">
      <nav aria-label={shellTexts.mainNavigation}>
        <ul className="flex flex-col gap-1">
          {menuPlaces.map(({ to, text, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                replace={replace}
                // The library has a document of its own.
                reloadDocument={to === '/library'}
                title={shellTexts[text]}
                className={({ isActive }) => menuLook(isActive)}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                <span className={word}>{shellTexts[text]}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-2">
        <Upgrade replace={replace} />
        {isSharedPhone() ? (
          <Button variant="secondary" full onClick={() => void switchLearner()}>
            <Users aria-hidden />
            <span className={word}>{shellTexts.switchLearner}</span>
          </Button>
        ) : null}
        <Button variant="ghost" full busy={isLoggingOut} onClick={() => void logout()}>
          <LogOut aria-hidden />
          <span className={word}>{shellTexts.logout}</span>
        </Button>
      </div>
    </div>
  );
}

/** For those who can have more: not where nothing is sold, nor for members of Pro. */
function Upgrade({ replace }: { replace: boolean }) {
  const { data } = useQuery(billingQuery);
  const status = data?.subscription.status ?? storedBilling.subscriptionStatus.get() ?? 'free';
  if (!isOnSale() || status !== 'free') return null;
  return (
    <LinkButton to="/billing/plans" replace={replace} variant="secondary" full>
      <Sparkles aria-hidden className="text-warning" />
      <span className={word}>{shellTexts.upgrade}</span>
    </LinkButton>
  );
}
