import { featuresTexts } from '../../../texts/en/features.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ProseSection } from '../prose.tsx';

export default function FeaturesPage() {
  const { items, later, ...texts } = featuresTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
        {Object.entries(items).map(([name, { heading, text }]) => (
          <Card as="li" key={name} className="flex flex-col gap-2">
            <h2 className="text-lg">{heading}</h2>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
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
