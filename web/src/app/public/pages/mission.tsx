import { ReadArt } from '../../../ui/art/login-art.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ProseSection } from '../prose.tsx';
import { missionTexts } from '../texts/mission.ts';

export default function MissionPage() {
  const { why, values, ...texts } = missionTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      <div className="grid items-center gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12">
        <ProseSection texts={why} />
        <ReadArt className="h-auto w-full max-w-sm rounded-card md:max-w-none" />
      </div>
      <ProseSection texts={{ heading: values.heading }}>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
          {Object.entries(values.items).map(([name, { heading, text }]) => (
            <li key={name} className="border-accent border-t-4 pt-3">
              <h3 className="text-lg">{heading}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </ProseSection>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/get-started" variant="accent" size="lg">
          {texts.action}
        </LinkButton>
        <LinkButton to="/contact" variant="secondary" size="lg">
          {texts.contact}
        </LinkButton>
      </div>
    </div>
  );
}
