import type { LearningPath } from '@akada/contract/client';
import { sprintPageTexts } from '../texts.ts';
import { AddDocument } from './add-document.tsx';

const texts = sprintPageTexts.coverage;

/** What the plan covers, what it only names and what it leaves out; said plainly, with the way to fill what is empty. */
export function Coverage({ path }: { path: LearningPath }) {
  const { coverage, course, note, documents } = path;
  const lists = coverage
    ? ([
        [texts.covered, coverage.covered],
        [texts.outlined, coverage.outlined],
        [texts.leftOut, coverage.left_out],
      ] as const)
    : [];
  const hasMore = lists.some(([, topics]) => topics.length > 0) || documents.length > 0;
  return (
    <div className="flex flex-col gap-3">
      {path.offer_document ? <AddDocument path={path} /> : null}
      {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
      {hasMore ? (
        <details className="rounded-control border border-line bg-surface text-sm">
          <summary className="flex min-h-11 items-center px-3 font-semibold">{texts.title}</summary>
          <div className="flex flex-col gap-3 px-3 pb-3">
            {course ? (
              <p className="text-ink-soft">
                {texts.standard(course.code, course.standard)}. <span className="text-ink-faint">{course.credit}</span>
              </p>
            ) : null}
            {lists.map(([label, topics]) =>
              topics.length > 0 ? (
                <div key={label}>
                  <p className="font-semibold">
                    {label} <span className="text-ink-faint tabular-nums">({topics.length})</span>
                  </p>
                  <ul className="list-disc pl-5 text-ink-soft">
                    {topics.map((topic) => (
                      <li key={topic}>{topic}</li>
                    ))}
                  </ul>
                </div>
              ) : null,
            )}
            {documents.length > 0 ? (
              <div>
                <p className="font-semibold">{texts.documents}</p>
                <ul className="list-disc pl-5 text-ink-soft">
                  {documents.map(({ id, title }) => (
                    <li key={id}>{title}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
        </details>
      ) : null}
    </div>
  );
}
