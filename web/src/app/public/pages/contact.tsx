import { Link } from 'react-router';
import { ContactForm } from '../../../domains/letters/contact/contact-form.tsx';
import { PageIntro } from '../page-intro.tsx';
import { contactPageTexts } from '../texts/contact-page.ts';

export default function ContactPage() {
  const texts = contactPageTexts;
  return (
    <div className="flex flex-col gap-10">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      <ContactForm />
      <section aria-labelledby="handling" className="max-w-(--measure) text-ink-soft text-sm">
        <h2 id="handling" className="font-semibold text-base text-ink">
          {texts.privacy}
        </h2>
        <p className="mt-1">
          {texts.privacyText}{' '}
          <Link to="/privacy" className="link">
            {texts.privacyLink}
          </Link>
        </p>
      </section>
    </div>
  );
}
