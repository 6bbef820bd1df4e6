import { Link } from 'react-router';
import { publicTexts } from '../../texts/en/public.ts';

const links = [
  { to: '/', text: 'home' },
  { to: '/how-it-works', text: 'howItWorks' },
  { to: '/mission', text: 'mission' },
  { to: '/contact', text: 'contact' },
  { to: '/get-started', text: 'getStarted' },
  { to: '/privacy', text: 'privacy' },
] as const;

export function PublicFooter() {
  return (
    <footer className="border-line border-t bg-sunken">
      <nav aria-label={publicTexts.footNavigation} className="mx-auto max-w-5xl px-4 py-6 md:px-8">
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
                {publicTexts[text]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
