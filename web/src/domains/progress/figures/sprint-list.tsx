import type { ProgressOverview } from '@akada/contract/client';
import { Link } from 'react-router';
import { Progress } from '../../../ui/progress.tsx';
import { progressTexts } from '../texts.ts';

const texts = progressTexts.sprints;

export function SprintList({ sprints }: { sprints: ProgressOverview['learning_sprints'] }) {
  return (
    <ul className="flex flex-col gap-4">
      {sprints.map(({ id, title, progress, completed_days, total_days, quiz_data }) => (
        <li key={id} className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Link
              to={`/sprints/${encodeURIComponent(id)}`}
              className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
            >
              {title}
            </Link>
            <span className="text-ink-soft text-sm tabular-nums">
              {texts.days(completed_days, total_days)}
              {quiz_data ? ` · ${texts.best(quiz_data.score)}` : ''}
            </span>
          </div>
          <Link
            to={`/sprint/${encodeURIComponent(id)}/topics`}
            aria-label={texts.topicsOf(title)}
            className="link order-last inline-flex min-h-11 items-center self-start text-sm"
          >
            {texts.topics}
          </Link>
          <Progress label={texts.label(title, progress)} labelHidden value={progress} />
        </li>
      ))}
    </ul>
  );
}
