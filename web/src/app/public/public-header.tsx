import { NavLink } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { HomeLink } from '../shell/home-link.tsx';
import { publicTexts } from './texts/public.ts';
import { useSignedIn } from './use-signed-in.ts';

const links = [
  { to: '/features', text: 'features' },
  { to: '/solutions', text: 'solutions' },
  { to: '/resources', text: 'resources' },
] as const;

/** On a phone the links stand in a row of their own: three words need no menu behind a button. */
export function PublicHeader() {
  const isSignedIn = useSignedIn();
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-2 px-4 pt-2 md:px-8 md:pb-2">
        <HomeLink />
        <LinkButton
          to={isSignedIn ? '/dashboard' : '/signin'}
          variant="secondary"
          className="ml-auto md:order-last md:ml-2"
        >
          {isSignedIn ? publicTexts.dashboard : publicTexts.signIn}
        </LinkButton>
        <nav aria-label={publicTexts.topNavigation} className="basis-full md:ml-auto md:basis-auto">
          <ul className="-mx-3 flex flex-wrap md:mx-0 md:gap-1">
            {links.map(({ to, text }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:text-link aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
                >
                  {publicTexts[text]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
