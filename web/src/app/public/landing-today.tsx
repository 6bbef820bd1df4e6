import { landingTexts } from '../../texts/en/landing.ts';
import { NavigateArt } from '../../ui/art/tour-art.tsx';
import { Banner } from '../../ui/banner.tsx';

const items = ['plan', 'profile', 'settings'] as const;

export function LandingToday() {
  const { today } = landingTexts;
  return (
    <div className="flex flex-col gap-10">
      <NavigateArt className="hidden" />
      {items.map((name) => (
        <div key={name}>
          <h3 className="text-lg">{today[name].heading}</h3>
          <p className="text-ink-soft">{today[name].text}</p>
        </div>
      ))}
      <Banner title={today.laterTitle}>{today.later}</Banner>
    </div>
  );
}
