import { Link } from 'react-router';
import { shellTexts } from '../../texts/en/shell.ts';
import { Logo } from '../../ui/art/logo.tsx';

export function HomeLink({ replace = false }) {
  return (
    <Link
      to="/"
      replace={replace}
      aria-label={shellTexts.logo}
      className="inline-flex min-h-11 min-w-0 items-center rounded-control"
    >
      <Logo className="h-8 w-auto max-w-full" />
    </Link>
  );
}
