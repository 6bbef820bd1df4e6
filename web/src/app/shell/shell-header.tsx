import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '../../domains/identity/session/auth-context.ts';
import { shellTexts } from '../../texts/en/shell.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { HomeLink } from './home-link.tsx';

interface ShellHeaderProps {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

export function ShellHeader({ isMenuOpen, onOpenMenu }: ShellHeaderProps) {
  const { user } = useAuth();
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-(--z-sticky) flex items-center gap-2 border-line border-b bg-paper px-3 py-1.5 md:border-0 md:px-8 md:py-3 group-has-[[data-whole-screen]]/shell:hidden"
    >
      <div className="flex min-w-0 items-center gap-1 md:hidden">
        <IconButton label={shellTexts.openMenu} aria-expanded={isMenuOpen} aria-haspopup="dialog" onClick={onOpenMenu}>
          <Menu aria-hidden />
        </IconButton>
        <HomeLink />
      </div>
      <Link
        to="/settings"
        aria-label={shellTexts.yourSettings(user?.name ?? '')}
        className="ml-auto grid size-11 shrink-0 place-items-center rounded-pill"
      >
        <Avatar name={user?.name} src={user?.avatar_url} size={40} />
      </Link>
    </header>
  );
}
