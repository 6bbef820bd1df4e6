import { Link } from 'react-router';
import { TERMS_VERSION } from '../../../domains/identity/session/terms-version.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageIntro } from '../page-intro.tsx';
import { Points, ProseSection } from '../prose.tsx';
import { StoredData } from '../stored-data.tsx';
import { privacyTexts } from '../texts/privacy.ts';
import { useSignedIn } from '../use-signed-in.ts';

export default function PrivacyPage() {
  const { use, ...texts } = privacyTexts;
  const isSignedIn = useSignedIn();
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <PageIntro title={texts.title} heading={texts.heading}>
        <p className="text-ink-soft">{texts.version(TERMS_VERSION)}</p>
        <section
          aria-labelledby="short"
          className="w-full rounded-card bg-primary-soft p-5 text-on-primary-soft md:p-6"
        >
          <h2 id="short" className="mb-3 text-lg">
            {texts.shortTitle}
          </h2>
          <Points of={texts.short} />
        </section>
      </PageIntro>
      <ProseSection texts={texts.who} />
      <ProseSection texts={{ heading: use.heading, lead: use.lead }}>
        <StoredData />
        <p className="max-w-(--measure)">{use.basis}</p>
        <p className="max-w-(--measure)">{use.models}</p>
        <p className="max-w-(--measure)">{use.videos}</p>
        <p className="max-w-(--measure)">{use.browser}</p>
      </ProseSection>
      <ProseSection texts={texts.security} />
      <ProseSection texts={texts.email} />
      <ProseSection texts={texts.rights}>
        {isSignedIn ? (
          <Link to="/settings" className="link inline-flex min-h-11 items-center self-start">
            {texts.settings}
          </Link>
        ) : null}
      </ProseSection>
      <ProseSection texts={texts.changes} />
      <LinkButton to="/contact" variant="secondary" size="lg" className="self-start">
        {texts.contact}
      </LinkButton>
    </div>
  );
}
