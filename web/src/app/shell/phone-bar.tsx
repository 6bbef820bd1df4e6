import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { dueReviewsQuery } from '../../domains/sprints/api.ts';
import { PlaceBar } from '../../ui/places/place-bar.tsx';
import { places } from '../../ui/places/places.ts';

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

/** The five places; the drawer has the rest. */
export function PhoneBar() {
  // Known where Home has asked already: the bar itself costs no data.
  const { data: due = 0 } = useQuery({ ...dueReviewsQuery, enabled: false });
  return (
    <PlaceBar
      due={due}
      link={({ to }, look, children) => (
        // The library has a document of its own.
        <NavLink to={to} reloadDocument={to === '/library'} className={({ isActive }) => look(isActive)}>
          {children}
        </NavLink>
      )}
    />
  );
}
