import { Menu } from 'lucide-react';
import { storedSession } from '../../lib/storage/session.ts';
import { shellTexts } from '../../texts/en/shell.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PlaceBar } from '../../ui/places/place-bar.tsx';
import { menuLook, menuPlaces } from '../../ui/places/places.ts';

/** What surrounds a learner everywhere else: the library has a document of its own, and is still one of the five places. */

const HERE = '/library';
const currentOf = (to: string) => (to === HERE ? 'page' : undefined);

/** On a phone the bar at the foot. */
export function LearnerBar() {
  return (
    <div className="md:hidden">
      <PlaceBar
        link={({ to }, look, children) => (
          <a href={to} aria-current={currentOf(to)} className={look(to === HERE)}>
            {children}
          </a>
        )}
      />
    </div>
  );
}

/** The whole menu, as in the sidebar of every other page. */
export function LearnerMenu() {
  return (
    <nav aria-label={shellTexts.mainNavigation}>
      <ul className="flex flex-col gap-1">
        {menuPlaces.map(({ to, text, Icon }) => (
          <li key={to}>
            <a href={to} aria-current={currentOf(to)} className={menuLook(to === HERE)}>
              <Icon aria-hidden className="size-5 shrink-0" />
              {shellTexts[text]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same on a phone, behind its button; the browser itself opens and closes it, which costs no script. */
export function FoldedMenu() {
  return (
    <details
      className="relative md:hidden"
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.removeAttribute('open')}
    >
      <summary
        aria-label={shellTexts.openMenu}
        className="-ml-2 grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink-soft [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </summary>
      <div className="absolute top-full left-0 z-(--z-popover) mt-1 w-60 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 shadow-float">
        <LearnerMenu />
      </div>
    </details>
  );
}

/** The way to the settings, as in the head of every other page. */
export function LearnerAvatar() {
  const name = storedSession.userName.get() ?? '';
  return (
    <a
      href="/settings"
      aria-label={shellTexts.yourSettings(name)}
      className="ml-auto grid size-11 shrink-0 place-items-center rounded-pill"
    >
      <Avatar name={name} src={storedSession.userAvatar.get()} size={40} />
    </a>
  );
}
