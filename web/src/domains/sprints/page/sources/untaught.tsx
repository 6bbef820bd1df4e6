import type { LearningPath } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { LibraryBig } from 'lucide-react';
import { Link } from 'react-router';
import { lessonsTexts } from '../../../../texts/en/lessons.ts';
import { buttonClass } from '../../../../ui/button-style.ts';
import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { nearQuery } from '../api.ts';
import { daysOf } from '../place.ts';
import { sprintPageTexts } from '../texts.ts';
import { AddDocument } from './add-document.tsx';

const texts = sprintPageTexts.untaught;

/** A sprint on something that nobody has written lessons about: a mere frame, and none of its days filled yet. */
export const isUntaught = ({ planned_from, weeks }: LearningPath): boolean =>
  planned_from === 'skeleton' && weeks.every(({ days }) => days.every(({ lesson_ready }) => !lesson_ready));

/** Says once that there is nothing to read, and everything that can be done about it; the frame for who wants it. */
export function Untaught({ path }: { path: LearningPath }) {
  const { data: near = [] } = useQuery(nearQuery(path.topic));
  return (
    <Card as="section" className="mx-auto flex w-full max-w-(--measure) flex-col gap-6">
      <div>
        <h2 className="wrap-anywhere text-xl">{texts.title(path.topic)}</h2>
        <p className="mt-1 text-ink-soft">{texts.text}</p>
      </div>
      <AddDocument path={path} />
      <div className="flex flex-col items-start gap-2">
        <h3 className="text-base">{near.length > 0 ? texts.near : texts.ready}</h3>
        {near.map(({ code, title }) => (
          <LinkButton
            key={code}
            to={`/sprint?topic=${encodeURIComponent(code)}`}
            variant="secondary"
            className="text-left"
          >
            {lessonsTexts.outlineOnly.take(`${code}: ${title}`)}
          </LinkButton>
        ))}
        {/* The library has a document of its own. */}
        <a href="/library" className={buttonClass('ghost', 'md', false, '-ml-4')}>
          <LibraryBig aria-hidden />
          {lessonsTexts.outlineOnly.library}
        </a>
      </div>
      <div>
        <h3 className="text-base">{texts.model}</h3>
        <p className="text-ink-soft">{texts.modelText}</p>
      </div>
      <details className="rounded-control border border-line">
        <summary className="flex min-h-11 items-center px-4 font-semibold">{texts.frame}</summary>
        <ol className="flex flex-col gap-3 px-4 pb-4">
          {daysOf(path)
            .filter(({ kind }) => kind === 'study')
            .map(({ day, title, objective }) => (
              <li key={day} className="wrap-anywhere">
                <p className="font-semibold">{title}</p>
                <p className="text-ink-soft text-sm">{objective}</p>
                <Link to={`?day=${day}&write=1`} className="link inline-flex min-h-11 items-center text-sm">
                  {texts.write(day)}
                </Link>
              </li>
            ))}
        </ol>
      </details>
    </Card>
  );
}
