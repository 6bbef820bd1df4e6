import type { ReactNode } from 'react';
import { shellTexts } from '../../texts/en/shell.ts';
import { cx } from '../cx.ts';
import { type Place, places } from './places.ts';
import './place-bar.css';

interface PlaceBarProps {
  /** The link to a place, which shows `children`. */
  link: (place: Place, look: (isHere: boolean) => string, children: ReactNode) => ReactNode;
  /** How many reviews are due, where it is known. */
  due?: number;
}

/** The five places under the thumb. The page keeps its height free, so that it covers nothing of the end. */
export function PlaceBar({ link, due = 0 }: PlaceBarProps) {
  return (
    <nav
      aria-label={shellTexts.places}
      data-phone-bar
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid grid-cols-5">
        {places.map((place) => (
          <li key={place.to} className="min-w-0">
            {link(place, look, <Face place={place} due={due} />)}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const look = (isHere: boolean) =>
  cx(
    'group -outline-offset-3 flex h-(--phone-bar) flex-col items-center justify-center gap-0.5 tracking-tight',
    isHere ? 'font-bold text-ink' : 'text-ink-soft',
  );

function Face({ place: { to, text, Icon }, due }: { place: Place; due: number }) {
  return (
    <>
      <span className="relative rounded-pill px-[min(1rem,4.4vw)] py-0.5 group-aria-[current=page]:bg-primary-soft group-aria-[current=page]:text-on-primary-soft">
        <Icon aria-hidden className="size-6" />
        {to === '/reviews' && due > 0 ? (
          <span className="phone-bar-due -top-1 absolute left-1/2 ml-1 rounded-pill bg-primary px-1 text-center font-bold text-on-primary">
            {due}
            <span className="sr-only"> {shellTexts.due}</span>
          </span>
        ) : null}
      </span>
      <span className="phone-bar-text">{shellTexts[text]}</span>
    </>
  );
}
