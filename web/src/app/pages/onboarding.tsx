import { useAuth } from '../../features/auth/auth-context.ts';
import { onboardingTexts } from '../../texts/en/onboarding.ts';
import { NavigateArt } from '../../ui/art/tour-art.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export default function OnboardingPage() {
  const { user } = useAuth();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-5 py-6 text-center">
      <NavigateArt className="h-auto w-full max-w-72" />
      <PageHeading title={onboardingTexts.title}>{onboardingTexts.heading(user?.name ?? '')}</PageHeading>
      <p className="text-ink-soft text-lg">{user ? onboardingTexts.ready : onboardingTexts.needsAccount}</p>
      <LinkButton to={user ? '/dashboard' : '/signup'} variant="accent" size="lg">
        {user ? onboardingTexts.dashboard : onboardingTexts.signUp}
      </LinkButton>
    </div>
  );
}
