import { useAuth } from '../../domains/identity/session/auth-context.ts';
import { appTexts } from '../../texts/en/app.ts';
import { NotFoundArt } from '../../ui/art/empty-art.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export default function NotFoundPage() {
  const texts = appTexts.notFound;
  const { isAuthenticated } = useAuth();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-5 py-8 text-center">
      <NotFoundArt className="h-auto w-full max-w-64" />
      <PageHeading title={texts.heading} />
      <p className="text-ink-soft">{texts.text}</p>
      <LinkButton to={isAuthenticated ? '/dashboard' : '/'} variant="accent" size="lg">
        {isAuthenticated ? texts.dashboard : texts.home}
      </LinkButton>
    </div>
  );
}
