import { Link } from 'react-router';
import { LogoMark } from '../../ui/art/logo.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { publicTexts } from './texts/public.ts';

/** A document of its own: reached within this one, the way back would lead to itself. */
const visitorPage = '/library';

const groups = [
  {
    heading: 'product',
    links: [
      { to: '/', text: 'home' },
      { to: visitorPage, text: 'library' },
      { to: '/how-it-works', text: 'howItWorks' },
      { to: '/get-started', text: 'getStarted' },
    ],
  },
  {
    heading: 'about',
    links: [
      { to: '/mission', text: 'mission' },
      { to: '/contact', text: 'contact' },
    ],
  },
  {
    heading: 'rules',
    links: [
      { to: '/privacy', text: 'privacy' },
      { to: '/terms', text: 'terms' },
      { to: '/accessibility', text: 'accessibility' },
    ],
  },
] as const;

const linkLook = 'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline';

export function PublicFooter() {
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 md:px-8">
        <nav aria-label={publicTexts.footNavigation} className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4">
          {groups.map(({ heading, links }) => (
            <div key={heading}>
              <p className="font-semibold text-sm">{publicTexts[heading]}</p>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to} reloadDocument={to === visitorPage} className={linkLook}>
                      {publicTexts[text]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <ShareLinks />
        </nav>
        <div className="flex items-start gap-3 border-line border-t pt-6 text-ink-faint text-sm">
          <LogoMark className="size-8" />
          <p>
            {publicTexts.tagline} {publicTexts.credit}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Links that a person follows to tell others; nothing is loaded from there by itself. */
function ShareLinks() {
  const isHydrated = useHydrated();
  const text = isHydrated ? `${publicTexts.shareText} ${window.location.origin}` : publicTexts.shareText;
  const message = encodeURIComponent(text);
  return (
    <div>
      <p className="font-semibold text-sm">{publicTexts.share}</p>
      <ul>
        <li>
          <a href={`https://wa.me/?text=${message}`} rel="noreferrer" className={linkLook}>
            {publicTexts.whatsapp}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${publicTexts.product}&body=${message}`} className={linkLook}>
            {publicTexts.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
