import { AlignmentDemo } from '../landing/alignment-demo.tsx';
import { LandingSection } from '../landing/landing-section.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ProseSection } from '../prose.tsx';
import { landingTexts } from '../texts/landing.ts';
import { resourcesTexts } from '../texts/resources.ts';

const link = 'link inline-flex min-h-11 items-center';

export default function ResourcesPage() {
  const { standards, holds, developers, ...texts } = resourcesTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      <LandingSection id="align" heading={landingTexts.align.heading} lead={landingTexts.align.lead}>
        <AlignmentDemo />
      </LandingSection>
      <ProseSection texts={{ heading: standards.heading, points: standards.points }}>
        <p>
          {standards.credit}{' '}
          <a href="https://www.nuc.edu.ng" rel="noreferrer" className={link}>
            {standards.nuc}
          </a>
        </p>
      </ProseSection>
      <ProseSection texts={holds} />
      <ProseSection texts={{ heading: developers.heading, paragraphs: { text: developers.text } }}>
        <p className="flex flex-wrap gap-x-6">
          <a href="/api/docs" className={link}>
            {developers.reference}
          </a>
          <a href="/api/v1/openapi.json" className={link}>
            {developers.openapi}
          </a>
        </p>
      </ProseSection>
    </div>
  );
}
