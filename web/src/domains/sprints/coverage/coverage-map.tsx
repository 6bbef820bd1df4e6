import type { Coverage, CoveragePassage } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { client } from '../../../lib/client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.ts';
import { AccreditationForm } from './accreditation-form.tsx';
import { coverageQuery } from './api.ts';
import { CoverageCloth } from './coverage-cloth.tsx';
import { CoverageRow, type RowActions } from './coverage-row.tsx';
import { usePlan } from './plan-button.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts;
/** Missing first: there an hour helps most. */
const groups = ['missing', 'thin', 'covered'] as const;

interface CoverageMapProps {
  coverage: Coverage;
  heading: (title: string) => ReactNode;
  isTeaching: boolean;
  onOpen: (passage: CoveragePassage) => void;
}

/** Counts of topics, no percentage: a thin topic is not half a topic. */
export function CoverageMap({ coverage, heading, isTeaching, onOpen }: CoverageMapProps) {
  const { course, sources, rows, meaning, official } = coverage;
  const say = useSay(coverage.id);
  const plan = usePlan(coverage);
  if (!rows) return null;
  const countOf = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  const pages = sources.reduce((sum, one) => sum + (one.pages ?? 0), 0);
  const against = `${course.code} (${course.standard})`;
  const actions: RowActions = { onOpen, onSay: (phrase, said) => say.mutate({ phrase, said }) };
  return (
    <>
      <div className="flex flex-col gap-5 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 leading-snug">
            <strong className="wrap-anywhere block">{sources.map(({ title }) => title).join(', ')}</strong>
            <span className="text-ink-soft text-sm">
              {pages > 0 ? texts.pages(pages, against) : texts.noPages(against)}
            </span>
          </p>
          <div className="flex gap-2 max-lg:hidden">
            <Button variant="secondary" size="lg" onClick={() => window.print()}>
              <Printer aria-hidden />
              {texts.print}
            </Button>
            {plan.button}
          </div>
        </div>
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2 lg:items-center">
          {heading(texts.heading(countOf('missing'), countOf('thin')))}
          <CoverageCloth rows={rows} />
        </div>
        {plan.outcome}
        {meaning === 'reading' ? <p className="text-ink-soft text-sm">{texts.byWords}</p> : null}
        {groups.map((group) => {
          const own = rows.filter((row) => row.verdict === group);
          const beside = group === 'missing' ? texts.beside.missing(pages) : texts.beside[group];
          return own.length > 0 ? (
            <section key={group}>
              <h2 className="mb-2 text-lg">
                {texts.groups[group]}
                {beside ? <span className="ml-2 font-normal text-ink-soft text-sm">{beside}</span> : null}
              </h2>
              <Card className="p-0!">
                <ul className="divide-y divide-line">
                  {own.map((row) => (
                    <CoverageRow key={row.phrase} row={row} place={rows.indexOf(row)} {...actions} />
                  ))}
                </ul>
              </Card>
            </section>
          ) : null;
        })}
        {isTeaching ? <AccreditationForm coverage={coverage} /> : null}
        {official ? null : <Banner tone="info">{texts.unofficial}</Banner>}
        <p className="text-ink-soft text-sm">
          {texts.credit(course.credit)} {texts.caution}
        </p>
        {plan.button ? (
          <div className="sticky bottom-[var(--foot,0px)] z-10 -mx-4 border-line border-t bg-surface px-4 py-3 lg:hidden">
            {plan.button}
          </div>
        ) : null}
      </div>
      {/* Last: its heading is hidden on the screen, and the page's own is to be found first. */}
      <PrintSheet coverage={coverage} />
    </>
  );
}

/** What the owner says is shown at once, and taken back where it was not saved. */
function useSay(id: string) {
  const queries = useQueryClient();
  const { queryKey } = coverageQuery(id);
  return useMutation({
    mutationFn: (body: { phrase: string; said: 'there' | 'not_there' | null }) =>
      client.coverage.correct({ params: { id }, body }),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    onError: () => toast.error(texts.notSaved),
  });
}
