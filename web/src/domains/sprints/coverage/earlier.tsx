import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { coveragesQuery } from './api.ts';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts;

/** What was compared before; nothing where that is nothing. */
export function EarlierComparisons() {
  const { data } = useQuery(coveragesQuery);
  if (!data || data.coverages.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{texts.earlier}</h2>
      <Card className="p-0!">
        <ul className="divide-y divide-line">
          {data.coverages.map(({ id, course, sources, updated_at }) => {
            const [first] = sources;
            const what = sources.length > 1 ? texts.several(sources.length) : (first?.title ?? '');
            return (
              <li key={id} className="px-4 py-2">
                <Link to={`/coverage/${id}`} className="link flex min-h-11 items-center font-semibold">
                  <span className="wrap-anywhere">{texts.against(what, course.code)}</span>
                </Link>
                <p className="text-ink-soft text-sm">{texts.updated(formatDate(updated_at))}</p>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
