import { LinkButton } from '../../../ui/link-button.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ProseSections } from '../prose.tsx';
import { accessibilityTexts } from '../texts/accessibility.ts';

export default function AccessibilityPage() {
  const { sections, ...texts } = accessibilityTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      <ProseSections sections={sections} />
      <LinkButton to="/contact" variant="secondary" size="lg" className="self-start">
        {texts.contact}
      </LinkButton>
    </div>
  );
}
