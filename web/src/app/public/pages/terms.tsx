import { Link } from 'react-router';
import { TERMS_VERSION } from '../../../domains/identity/session/terms-version.ts';
import { PageIntro } from '../page-intro.tsx';
import { ProseSections } from '../prose.tsx';
import { termsTexts } from '../texts/terms.ts';

export default function TermsPage() {
  const { sections, ...texts } = termsTexts;
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead}>
        <p className="flex flex-wrap items-center gap-x-6 text-ink-soft">
          {texts.version(TERMS_VERSION)}
          <Link to="/privacy" className="link inline-flex min-h-11 items-center">
            {texts.privacy}
          </Link>
        </p>
      </PageIntro>
      <ProseSections sections={sections} only={{ money: 'sale', vat: 'vat' }} />
      <Link to="/contact" className="link inline-flex min-h-11 items-center self-start">
        {texts.contact}
      </Link>
    </div>
  );
}
