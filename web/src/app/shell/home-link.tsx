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
      {/* Where large text leaves no room for the word, it wraps out of sight and the mark stands alone. */}
      <Logo className="h-9 max-w-full flex-wrap overflow-hidden" />
    </Link>
  );
}
