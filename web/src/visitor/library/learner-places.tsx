import { PlaceBar } from '../../features/places/place-bar.tsx';
import { places } from '../../features/places/places.ts';
import { shellTexts } from '../../texts/en/shell.ts';
import { cx } from '../../ui/cx.ts';

const HERE = '/library';
const currentOf = (to: string) => (to === HERE ? 'page' : undefined);

/** On a phone the same bar as everywhere else: the library has a document of its own, and is still one of the five places. */
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

/** On a wide screen they stand in the head. */
export function LearnerPlaces() {
  return (
    <nav aria-label={shellTexts.places} className="max-md:hidden">
      <ul className="flex gap-5">
        {places.map(({ to, text }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={currentOf(to)}
              className={cx('link inline-flex min-h-11 items-center', to === HERE && 'font-bold')}
            >
              {shellTexts[text]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
