import type { ListedQuiz } from '@akada/contract/client';
import { ChartNoAxesColumn, Presentation } from 'lucide-react';
import { useId } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { Pattern } from '../../../ui/art/pattern.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ownQuizzesTexts } from './texts.ts';

const texts = ownQuizzesTexts.live;

/** The quiz that runs now owns the page: the hall is waiting. */
export function LiveQuiz({ quiz: { quiz_id, title, live, closes_at, class_list } }: { quiz: ListedQuiz }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="relative overflow-hidden rounded-card bg-brand p-5 text-on-brand shadow-card md:p-6"
    >
      <Pattern className="opacity-8" />
      <div className="relative flex flex-col gap-4 xl:flex-row xl:items-center">
        <div className="min-w-0 xl:flex-1">
          <p className="font-semibold text-sm">{texts.now}</p>
          <h2 id={id} className="wrap-anywhere mt-1 text-lg">
            {title}
          </h2>
          {closes_at ? <p className="mt-1 text-sm">{texts.closes(formatMoment(closes_at))}</p> : null}
          {class_list ? (
            <p className="mt-1 text-sm">{ownQuizzesTexts.card.handedIn(class_list.handed_in, class_list.size)}</p>
          ) : null}
        </div>
        <dl aria-live="polite" className="flex gap-8">
          <Figure label={texts.began} value={live?.began ?? 0} />
          <Figure label={texts.handedIn} value={live?.handed_in ?? 0} />
        </dl>
        <div className="flex flex-col gap-2.5 sm:flex-row">
          <LinkButton to={`/quizzes/${quiz_id}/projector`} variant="accent" size="lg">
            <Presentation aria-hidden />
            {texts.projector}
          </LinkButton>
          <LinkButton to={`/quizzes/${quiz_id}/stats`} variant="secondary" size="lg">
            <ChartNoAxesColumn aria-hidden />
            {ownQuizzesTexts.card.stats}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd className="font-bold font-heading text-lg tabular-nums">{value}</dd>
    </div>
  );
}
