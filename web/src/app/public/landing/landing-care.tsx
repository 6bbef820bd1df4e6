import { Link } from 'react-router';
import { landingTexts } from '../texts/landing.ts';

const items = [
  { name: 'data', to: null },
  { name: 'privacy', to: '/privacy' },
  { name: 'everyone', to: '/accessibility' },
] as const;

export function LandingCare() {
  return (
    <div className="grid gap-6 md:grid-cols-3 md:gap-8">
      {items.map(({ name, to }) => {
        const texts = landingTexts.care[name];
        return (
          <div key={name} className="flex flex-col items-start gap-1.5 border-accent border-t-4 pt-4">
            <h3 className="text-lg">{texts.heading}</h3>
            <p className="text-ink-soft">{texts.text}</p>
            {to && 'link' in texts ? (
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {texts.link}
              </Link>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
