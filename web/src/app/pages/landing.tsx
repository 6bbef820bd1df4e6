import { useAuth } from '../../features/auth/auth-context.ts';
import { landingTexts } from '../../texts/en/landing.ts';
import { PlanArt } from '../../ui/art/login-art.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export default function LandingPage() {
  const { isAuthenticated } = useAuth();
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
      <div className="flex flex-col gap-5">
        <PageHeading title={landingTexts.title} className="text-3xl leading-tight">
          {landingTexts.heading}
        </PageHeading>
        <p className="text-ink-soft text-lg">{landingTexts.lead}</p>
        <div className="flex flex-wrap gap-3">
          {isAuthenticated ? (
            <LinkButton to="/dashboard" variant="accent" size="lg">
              {landingTexts.dashboard}
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/signup" variant="accent" size="lg">
                {landingTexts.signUp}
              </LinkButton>
              <LinkButton to="/signin" variant="secondary" size="lg">
                {landingTexts.signIn}
              </LinkButton>
            </>
          )}
        </div>
      </div>
      <PlanArt className="h-auto w-full" />
    </div>
  );
}
