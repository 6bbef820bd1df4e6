import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ProseSection } from '../prose.tsx';
import { featuresTexts } from '../texts/features.ts';

export default function FeaturesPage() {
  const { groups, later, ...texts } = featuresTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      {Object.entries(groups).map(([group, { heading, items }]) => (
        <section key={group} aria-labelledby={group} className="flex flex-col gap-4 md:gap-6">
          <h2 id={group} className="text-xl">
            {heading}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {Object.entries(items).map(([name, item]) => (
              <Card as="li" key={name} className="flex flex-col gap-2">
                <h3 className="text-lg">{item.heading}</h3>
                <p className="text-ink-soft">{item.text}</p>
              </Card>
            ))}
          </ul>
        </section>
      ))}
      <ProseSection texts={{ heading: later.heading, paragraphs: { text: later.text } }} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signup" variant="accent" size="lg">
          {texts.action}
        </LinkButton>
        <LinkButton to="/resources" variant="secondary" size="lg">
          {texts.look}
        </LinkButton>
      </div>
    </div>
  );
}
