import type { LessonSource, LessonTerm } from '@akada/contract/client';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.lesson;

/** One line for each thing that was drawn on, with the places in it. */
function bySource(sources: readonly LessonSource[]) {
  const found = new Map<string, { source: LessonSource; places: Set<string> }>();
  for (const source of sources) {
    const entry = found.get(`${source.kind} ${source.title}`) ?? { source, places: new Set<string>() };
    found.set(`${source.kind} ${source.title}`, entry);
    const { page, slide, sheet } = source.place ?? {};
    const at = [
      page !== undefined && texts.page(page),
      slide !== undefined && texts.slide(slide),
      sheet !== undefined && texts.sheet(sheet),
    ].find(Boolean);
    const heading = source.heading_path.at(-1);
    const place = [heading, at].filter(Boolean).join(', ');
    if (place) entry.places.add(place);
  }
  return [...found.values()];
}

/** What the lesson rests on. */
export function LessonSources({ sources }: { sources: readonly LessonSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="max-w-(--measure) border-line border-t pt-4 text-ink-soft text-sm">
      <h2 className="text-base text-ink">{texts.sources}</h2>
      <ul className="mt-1 flex flex-col gap-1.5">
        {bySource(sources).map(({ source, places }) => (
          <li key={source.kind + source.title}>
            <span className="font-semibold text-ink">{source.title}</span>{' '}
            <span>({source.kind === 'document' ? texts.document : texts.notes})</span>
            {places.size > 0 ? <span className="block text-ink-faint">{[...places].join(' · ')}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every key term of the day at once, for looking over them again. */
export function TermList({ terms }: { terms: readonly LessonTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <details className="max-w-(--measure) rounded-control border border-line bg-surface">
      <summary className="flex min-h-11 items-center px-4 font-semibold">{texts.keyTerms(terms.length)}</summary>
      <dl className="flex flex-col gap-3 px-4 pt-1 pb-4">
        {terms.map(({ term, definition }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-soft">{definition}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
