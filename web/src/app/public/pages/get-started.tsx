import { LinkButton } from '../../../ui/link-button.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ProseSection } from '../prose.tsx';
import { getStartedTexts } from '../texts/get-started.ts';

export default function GetStartedPage() {
  const { steps, questions, ...texts } = getStartedTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      <NumberedSteps steps={steps} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signup" variant="accent" size="lg">
          {texts.signUp}
        </LinkButton>
        <LinkButton to="/onboarding" variant="secondary" size="lg">
          {texts.first}
        </LinkButton>
      </div>
      <ProseSection texts={{ heading: questions.heading }}>
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {Object.entries(questions.items).map(([name, { heading, text }]) => (
            <div key={name} data-only={name === 'cost' ? 'sale' : undefined}>
              <dt className="font-semibold">{heading}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </ProseSection>
    </div>
  );
}
