import { Link } from 'react-router';
import { useAuth } from '../../features/auth/auth-context.ts';
import { publicTexts } from '../../texts/en/public.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { HomeLink } from '../shell/home-link.tsx';

const links = [
  { to: '/features', text: 'features' },
  { to: '/solutions', text: 'solutions' },
  { to: '/resources', text: 'resources' },
] as const;

export function PublicHeader() {
  const { isAuthenticated } = useAuth();
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex max-w-5xl items-center gap-2 px-4 py-2 md:px-8">
        <HomeLink />
        <nav aria-label={publicTexts.topNavigation} className="ml-auto flex items-center gap-1">
          {links.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              className="hidden min-h-11 items-center rounded-control px-3 font-semibold text-ink-soft hover:bg-sunken hover:text-ink md:inline-flex"
            >
              {publicTexts[text]}
            </Link>
          ))}
          {isAuthenticated ? (
            <LinkButton to="/dashboard" variant="secondary">
              {publicTexts.dashboard}
            </LinkButton>
          ) : (
            <LinkButton to="/signin" variant="secondary">
              {publicTexts.signIn}
            </LinkButton>
          )}
        </nav>
      </div>
    </header>
  );
}
