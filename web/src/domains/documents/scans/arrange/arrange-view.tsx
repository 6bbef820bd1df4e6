import type { Scan } from '@akada/contract/client';
import { type ReactNode, useEffect, useState } from 'react';
import { formatNaira, formatSize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { addPhotos } from '../add-photos.ts';
import { bringBack, changePage, type KeptScan, moved, orderOf, releasePages, removePage } from '../here/kept-scan.ts';
import { prepareScan } from '../here/prepare.ts';
import { changeScan } from '../here/scan-store.ts';
import { closeDarkroom } from '../picture/darkroom.ts';
import { TakePhotos } from '../take-photos.tsx';
import { scansTexts } from '../texts.ts';
import { ArrangeTile } from './arrange-tile.tsx';
import { CutDialog } from './cut-dialog.tsx';
import { useDragOrder } from './use-drag-order.ts';

const texts = scansTexts.arrange;
const MEGABYTE = 1_000_000;

interface ArrangeViewProps {
  kept: KeptScan;
  /** Null until the server knows of it. */
  scan: Scan | null;
  heading: (title: string) => ReactNode;
  onDone: () => void;
}

/** All pages of a scan before they are sent: cut, turned, put in order, taken out, and more of them. */
export function ArrangeView({ kept, scan, heading, onDone }: ArrangeViewProps) {
  const { id } = kept;
  const arrived = scan?.pages ?? [];
  const order = orderOf(kept, arrived);
  const [cutting, setCutting] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const here = new Map(kept.pages.map((page) => [page.key, page]));
  const toSend = order.flatMap((key) => {
    const page = here.get(key);
    return page && (page.step === 'new' || page.step === 'ready') ? [page] : [];
  });
  const bytes = toSend.reduce((sum, page) => sum + page.bytes, 0);
  const isPreparing = toSend.some(({ step }) => step === 'new');

  useEffect(() => closeDarkroom, []);
  const untouched = toSend.filter(({ step }) => step === 'new').length;
  useEffect(() => {
    if (untouched > 0) void prepareScan(id);
  }, [id, untouched]);

  const put = (next: string[]) => void changeScan(id, (now) => ({ ...now, order: next }));
  const { list, dragged, grip } = useDragOrder(order, put);
  const move = (key: string, to: number) => {
    put(moved(order, key, to));
    setTold(texts.movedTo(to + 1, order.length));
  };
  const remove = (key: string, number: number) => {
    void changeScan(id, (now) => removePage(now, key));
    const undo = () => void changeScan(id, (now) => bringBack(now, key));
    toast.info(texts.removed(number), { id: 'removed-page', action: { label: texts.undo, onClick: undo } });
  };
  const release = async () => {
    await changeScan(id, (now) => ({ ...releasePages(now, order), isBegun: now.isBegun || scan !== null }));
    onDone();
  };
  const add = (photos: File[]) => void addPhotos(id, photos, arrived);
  const cut = cutting === null ? undefined : here.get(cutting);
  return (
    <>
      <div>
        {heading(texts.title)}
        <p className="mt-1 text-ink-soft">{order.length > 0 ? texts.lead : texts.emptyText}</p>
      </div>
      <ol ref={list} aria-label={texts.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {order.map((key, at) => (
          <ArrangeTile
            key={key}
            scanId={id}
            pageKey={key}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === order.length - 1}
            page={here.get(key)}
            isThere={arrived.some((page) => page.key === key)}
            isDragged={dragged === key}
            grip={grip(key)}
            onEdit={() => setCutting(key)}
            onMove={(by) => move(key, at + by)}
            onRemove={() => remove(key, at + 1)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {scan === null && !kept.isBegun && order.length > 0 ? <Facts kept={kept} /> : null}
      <div
        data-foot-bar
        className="-mx-2 sticky bottom-0 z-(--z-sticky) mt-auto flex flex-col gap-2 bg-paper px-2 py-3"
      >
        {toSend.length > 0 && !isPreparing ? (
          <p className="text-ink-soft text-sm tabular-nums">{costOf(bytes)}</p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <TakePhotos size="lg" onPhotos={add} />
          {order.length > 0 || kept.removed.length > 0 ? (
            <Button
              variant="accent"
              size="lg"
              className="grow-[2] basis-48"
              busy={isPreparing}
              busyLabel={texts.preparing}
              onClick={() => void release()}
            >
              {toSend.length > 0 ? texts.send(toSend.length) : texts.done}
            </Button>
          ) : null}
        </div>
      </div>
      {cut?.corners ? (
        <CutDialog
          scanId={id}
          pageKey={cut.key}
          number={order.indexOf(cut.key) + 1}
          corners={cut.corners}
          turns={cut.turns}
          onClose={() => setCutting(null)}
          onSave={(facts) => {
            setCutting(null);
            void changeScan(id, (now) => changePage(now, cut.key, { ...facts, step: 'new' }));
          }}
        />
      ) : null}
    </>
  );
}

/** `0.4 MB to send, about ₦1`: what it costs is said where the server knows the price of a megabyte. */
function costOf(bytes: number): string {
  const price = Number(document.documentElement.dataset.megabyte);
  if (!(price > 0)) return texts.size(formatSize(bytes));
  const naira = (bytes / MEGABYTE) * price;
  return naira < 1 ? texts.costLess(formatSize(bytes)) : texts.cost(formatSize(bytes), formatNaira(naira));
}

/** What the notes are called and about: asked once, before the first page leaves. */
function Facts({ kept }: { kept: KeptScan }) {
  const set = (facts: Partial<KeptScan>) => void changeScan(kept.id, (now) => ({ ...now, ...facts }));
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <Field
        label={texts.name}
        hint={texts.nameHint}
        maxLength={120}
        value={kept.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <Field
        label={texts.course}
        hint={texts.courseHint}
        placeholder="BIO 101"
        maxLength={40}
        value={kept.course}
        onChange={({ target }) => set({ course: target.value })}
      />
    </div>
  );
}
