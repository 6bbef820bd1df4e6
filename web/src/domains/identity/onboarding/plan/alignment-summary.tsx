import type { CurriculumAlignment, Standard } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { onboardingTexts } from '../texts.ts';

interface AlignmentSummaryProps {
  standard: Standard;
  program: string;
  level: string;
  /** What the comparison gave; without it only what was chosen is shown. */
  alignment?: CurriculumAlignment | null;
}

function CourseList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-body font-semibold text-sm">{title}</h3>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm">{children}</ul>
    </div>
  );
}

function CourseLine({ code, children }: { code: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="w-20 shrink-0 font-semibold tabular-nums">{code}</span>
      <span className="min-w-0 text-ink-soft">{children}</span>
    </li>
  );
}

/** The learner's courses against the standard, in words first and course by course below. */
export function AlignmentSummary({ standard, program, level, alignment }: AlignmentSummaryProps) {
  const texts = onboardingTexts.alignment;
  const facts = [
    [texts.standard, standard],
    [texts.program, program],
    [texts.level, level],
  ];
  // What was put off is not shown as an empty line.
  const told = facts.filter(([, value]) => value !== '');
  return (
    <Card as="section" aria-labelledby="alignment" className="flex flex-col gap-5">
      <h2 id="alignment" className="text-lg">
        {texts.heading}
      </h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {told.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {alignment ? (
        <>
          <p className="max-w-(--measure)">{alignment.summary}</p>
          <div className="grid gap-5 md:grid-cols-2">
            {alignment.taking.length > 0 ? (
              <CourseList title={texts.taking(alignment.taking.length)}>
                {alignment.taking.map(({ code, title, typed_as }) => (
                  <CourseLine key={code} code={code}>
                    {title}
                    {typed_as ? ` (${texts.typedAs(typed_as)})` : ''}
                  </CourseLine>
                ))}
              </CourseList>
            ) : null}
            {alignment.missing.length > 0 ? (
              <CourseList title={texts.missing(alignment.missing.length)}>
                {alignment.missing.map(({ code, title }) => (
                  <CourseLine key={code} code={code}>
                    {title}
                  </CourseLine>
                ))}
              </CourseList>
            ) : null}
            {alignment.local.length > 0 ? (
              <CourseList title={texts.local(alignment.local.length)}>
                {alignment.local.map(({ code, university }) => (
                  <li key={code} className="flex flex-wrap gap-x-3">
                    <span className="font-semibold">{code}</span>
                    <span className="text-ink-soft">{university}</span>
                  </li>
                ))}
              </CourseList>
            ) : null}
          </div>
        </>
      ) : null}
      <p className="text-ink-faint text-sm">
        {alignment && alignment.required.length > 0 ? `${texts.semesters} ` : ''}
        {texts.credit(alignment?.credit ?? texts.credits[standard])}
      </p>
    </Card>
  );
}
