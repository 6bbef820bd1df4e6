import type { LibraryCourse, LibraryCoverage } from '@akada/contract/client';
import { libraryTexts } from '../../domains/library/texts.ts';

const texts = libraryTexts.coverage;

interface CoverageProps {
  coverage: LibraryCoverage;
  lessons: LibraryCourse['lessons'];
  standard: string;
}

/** What the standard asks for, point by point: the section that teaches it, or why none does. */
export function Coverage({ coverage, lessons, standard }: CoverageProps) {
  const { phrases, is_sure: isSure, sources } = coverage;
  const taught = phrases.filter(({ lesson }) => lesson !== null).length;
  const places = new Map(lessons.map((lesson) => [lesson.name, lesson]));
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {texts.title}
      </summary>
      <p className="text-ink-soft">
        {taught === phrases.length && isSure ? texts.all(taught) : texts.some(taught, phrases.length)}
      </p>
      {isSure ? null : <p className="mt-2 text-ink-soft">{texts.unsure}</p>}
      <ul className="flex flex-col gap-2 py-3">
        {phrases.map(({ phrase, lesson, section, why }) => {
          const place = places.get(lesson ?? '');
          return (
            <li key={phrase}>
              <span className="font-semibold">{phrase}</span>
              <br />
              <span className="text-ink-soft text-sm">
                {place && section
                  ? texts.taught(place.week, place.day, place.title, section)
                  : texts.leftOut(why ?? '')}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-ink-faint text-sm">{texts.credit(standard)}</p>
      {isSure ? null : <p className="mt-1 pb-2 text-ink-faint text-sm">{texts.sources(sources)}</p>}
    </details>
  );
}
