import type { Scan } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Images } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { isBeingRead, scansQuery } from './api.ts';
import { countQueued, hasDrafts, type KeptScan, orderOf } from './here/kept-scan.ts';
import { listScans } from './here/scan-store.ts';
import { scanLink } from './offer-photos.tsx';
import { scansTexts } from './texts.ts';

const texts = scansTexts.shelf;

/** Photographs that are no document yet, on this phone or on the server: nobody has to take them twice. */
export function UnusedScans() {
  const heading = useId();
  const { data: there } = useQuery(scansQuery);
  const { data: here } = useQuery({ queryKey: ['scans', 'here'], queryFn: listScans, staleTime: 0 });
  const rows = rowsOf(there?.scans ?? [], here ?? []);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-lg">
        {texts.heading}
      </h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {rows.map(({ id, title, facts }) => (
            <li key={id}>
              <Link to={scanLink(id)} className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken">
                <Images aria-hidden className="size-5 shrink-0 text-link" />
                <span className="min-w-0 flex-1">
                  <b className="wrap-anywhere block">{title}</b>
                  <span className="text-ink-soft text-sm">{facts}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface Row {
  id: string;
  title: string;
  facts: string;
}

function rowsOf(there: readonly Scan[], here: readonly KeptScan[]): Row[] {
  const byId = new Map(here.map((kept) => [kept.id, kept]));
  const known = new Set(there.map(({ id }) => id));
  const onlyHere = here.filter(({ id, pages }) => !known.has(id) && pages.some(({ step }) => step !== 'sent'));
  return [...onlyHere.map((kept) => rowOf(kept, null)), ...there.map((scan) => rowOf(byId.get(scan.id) ?? null, scan))];
}

function rowOf(kept: KeptScan | null, scan: Scan | null): Row {
  const id = scan?.id ?? kept?.id ?? '';
  const title = scan?.title || kept?.title || scansTexts.untitled(formatDate(scan?.created_at ?? new Date()));
  const count = kept ? orderOf(kept, scan?.pages ?? []).length : (scan?.pages.length ?? 0);
  const toSend = kept ? countQueued(kept) : 0;
  const state =
    toSend > 0
      ? texts.toSend(toSend)
      : kept && hasDrafts(kept)
        ? texts.notSent
        : scan && isBeingRead(scan)
          ? texts.reading
          : texts.ready;
  return { id, title, facts: `${texts.pages(count)} · ${state}` };
}
