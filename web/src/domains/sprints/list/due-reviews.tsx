import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { c, Tile } from '../../../ui/art/motifs.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { dueReviewsQuery } from '../api.ts';
import { sprintsTexts } from '../texts.ts';
import { minutesFor } from './due-time.ts';

const texts = sprintsTexts.now;

/** "Nothing due" is said only where that is known. */
function told(due: number | undefined, isError: boolean): { title: string; text: string } {
  if (due === undefined) return { title: texts.reviews, text: isError ? texts.dueUnknown : texts.dueAsked };
  if (due === 0) return { title: texts.noneDue, text: texts.noneDueText };
  return { title: texts.due(due), text: texts.minutes(minutesFor(due)) };
}

/** What would be forgotten: how much, and how long it takes, because minutes decide. */
export function DueReviews() {
  const { data: due, isError } = useQuery(dueReviewsQuery);
  const { title, text } = told(due, isError);
  return (
    <Link
      to="/reviews"
      className="group flex flex-wrap items-center gap-x-3 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card transition-shadow hover:shadow-float lg:content-center lg:p-6"
    >
      <svg aria-hidden="true" viewBox="0 0 48 48" className="size-11 shrink-0">
        <Tile x={0} y={0} size={48} kind="water" ground={c.ground} fill={c.indigo} />
      </svg>
      <span className="min-w-0 flex-1 basis-28">
        <span className="block font-bold font-heading leading-snug">{title}</span>
        <span className="block text-ink-soft text-sm">{text}</span>
      </span>
      {due ? (
        <span className={buttonClass('secondary', 'md', false, 'group-hover:bg-sunken')}>{texts.review}</span>
      ) : null}
    </Link>
  );
}
