import { PlanArt } from '../../../ui/art/login-art.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ProseSection } from '../prose.tsx';
import { howItWorksTexts } from '../texts/how-it-works.ts';

export default function HowItWorksPage() {
  const texts = howItWorksTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <NumberedSteps steps={texts.steps} />
        <PlanArt className="h-auto w-full max-w-sm rounded-card md:sticky md:top-8 md:max-w-none" />
      </div>
      <ProseSection texts={texts.behind} />
      <LinkButton to="/get-started" variant="accent" size="lg" className="self-start">
        {texts.action}
      </LinkButton>
    </div>
  );
}
