import { useLocation } from 'react-router';
import type { OriginState } from '../../domains/identity/sign-in/return-target.ts';
import { clearAttemptCounters } from '../../lib/storage/guards.ts';
import { appTexts } from '../../texts/en/app.ts';
import { ErrorArt } from '../../ui/art/empty-art.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

/** Breaks a loop of redirects: nothing moves any more until the person does. */
export function AuthenticationError() {
  const { heading, text, signIn } = appTexts.guard;
  const { pathname, search, hash } = useLocation();
  const origin: OriginState = { from: pathname + search + hash };
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-5 p-6 text-center">
      <ErrorArt className="h-auto w-full max-w-56" />
      <PageHeading title={heading} />
      <p className="text-balance text-ink-soft">{text}</p>
      <LinkButton to="/signin" state={origin} variant="accent" size="lg" onClick={clearAttemptCounters}>
        {signIn}
      </LinkButton>
    </main>
  );
}
