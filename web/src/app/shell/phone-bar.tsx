import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { dueReviewsQuery } from '../../features/sprints/api.ts';
import { shellTexts } from '../../texts/en/shell.ts';
import { cx } from '../../ui/cx.ts';
import { places } from './places.ts';
import './phone-bar.css';

/** Where one is on the way. A lesson, a quiz, an editor or a payment has the whole screen, and a foot of its own. */
const onTheWay = new Set([
  ...places.map(({ to }) => to),
  '/sprint',
  '/chat',
  '/assessments',
  '/cards',
  '/community',
  '/settings',
  '/billing',
  '/billing/plans',
]);
export const hasPhoneBar = (pathname: string) => onTheWay.has(pathname);

/** The five places under the thumb; the drawer has the rest. The page keeps its height free, so that it covers nothing of the end. */
export function PhoneBar() {
  // Known where Home has asked already: the bar itself costs no data.
  const { data: due = 0 } = useQuery({ ...dueReviewsQuery, enabled: false });
  return (
    <nav
      aria-label={shellTexts.places}
      data-phone-bar
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid grid-cols-5">
        {places.map(({ to, text, Icon }) => (
          <li key={to} className="min-w-0">
            <NavLink
              to={to}
              // The library has a document of its own.
              reloadDocument={to === '/library'}
              className={({ isActive }) =>
                cx(
                  'group -outline-offset-3 flex h-(--phone-bar) flex-col items-center justify-center gap-0.5 tracking-tight',
                  isActive ? 'font-bold text-ink' : 'text-ink-soft',
                )
              }
            >
              <span className="relative rounded-pill px-[min(1rem,4.4vw)] py-0.5 group-aria-[current=page]:bg-primary-soft group-aria-[current=page]:text-on-primary-soft">
                <Icon aria-hidden className="size-6" />
                {to === '/reviews' && due > 0 ? <Due count={due} /> : null}
              </span>
              <span className="phone-bar-text">{shellTexts[text]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Due({ count }: { count: number }) {
  return (
    <span className="-top-1 absolute left-1/2 ml-1 min-w-5 rounded-pill bg-primary px-1 text-center font-bold text-on-primary text-sm">
      {count}
      <span className="sr-only"> {shellTexts.due}</span>
    </span>
  );
}
