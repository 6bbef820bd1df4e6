import { FileClock } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { practiceLink } from '../links.ts';
import { tonightTexts as texts } from './texts.ts';
import type { Exam, Tonight } from './tonight.ts';

/** What to practise before an examination: from her own papers, by her own answers. */
export function TonightCard({ exam, tonight }: { exam: Exam; tonight: Tonight }) {
  const id = useId();
  const { course, daysLeft } = exam;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:p-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft [&>svg]:size-5"
      >
        <FileClock />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 id={id} className="text-base">
          {texts.title}
        </h2>
        <p className="font-semibold text-sm">{texts.exam(course, daysLeft)}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{texts.what(tonight.missed, tonight.topics)}</p>
      </div>
      <LinkButton
        to={practiceLink({ course, shaky: tonight.topics })}
        variant="secondary"
        aria-label={texts.practiseOf(course)}
        className="max-sm:w-full"
      >
        {texts.practise}
      </LinkButton>
    </Card>
  );
}
