import { ApiError, type Scan } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { documentsQuery } from '../../../../lib/documents/documents-list.ts';
import { useOnline } from '../../../../lib/online.ts';
import { wordsOf } from '../../../../lib/words-of.ts';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { makeDocument, removeScan, scansQuery } from '../api.ts';
import { forgetScan, type Traffic } from '../here/scan-store.ts';
import { scansTexts } from '../texts.ts';
import { CheckWords } from './check-words.tsx';
import { PageTile } from './page-tile.tsx';
import { isBad, isOnItsWay, isRead, isUnderWay, pageToCheck, type ShownPage } from './pages.ts';

const texts = scansTexts.read;

interface ReadViewProps {
  id: string;
  /** Null until the first page has arrived. */
  scan: Scan | null;
  pages: readonly ShownPage[];
  traffic: Traffic;
  heading: (title: string) => ReactNode;
  useLabel: string;
  wanted: string | null;
  onOpen: (key: string) => void;
  onArrange: () => void;
  onUsed: (documentId: string) => void;
  onRemoved: () => void;
}

/** How far each page is; those that are read can be checked while others are read. */
export function ReadView(props: ReadViewProps) {
  const { id, scan, pages, traffic, heading, useLabel, wanted, onOpen, onArrange, onUsed, onRemoved } = props;
  const cache = useQueryClient();
  const read = pages.filter(isRead).length;
  const bad = pages.filter(isBad);
  const isBusy = pages.some(isUnderWay);
  const current = pageToCheck(pages, wanted);
  const documentId = scan?.document_id ?? null;
  const using = useMutation({
    mutationFn: () => makeDocument(id),
    onSuccess: async ({ document_id }) => {
      await Promise.all([forgetScan(id), cache.invalidateQueries({ queryKey: documentsQuery.queryKey })]);
      void cache.invalidateQueries({ queryKey: scansQuery.queryKey });
      onUsed(document_id);
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : texts.useFailed, { id: 'scan' }),
  });
  return (
    <>
      {heading(titleOf(pages, read))}
      <Notices scan={scan} traffic={traffic} bad={bad} isBusy={isBusy} hasRead={read > 0} />
      <ol aria-label={texts.pages} className="grid grid-cols-3 gap-x-2 gap-y-2.5 sm:grid-cols-4 lg:grid-cols-6">
        {pages.map((page) => (
          <PageTile key={page.key} scanId={id} page={page} isOpen={page === current} onOpen={() => onOpen(page.key)} />
        ))}
      </ol>
      {current ? <CheckWords key={current.key} scanId={id} page={current} /> : null}
      {documentId ? null : <RemoveAll id={id} isThere={scan !== null} onRemoved={onRemoved} />}
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) mt-auto flex gap-2 bg-paper px-2 py-3">
        {documentId ? (
          <Button variant="accent" size="lg" full onClick={() => onUsed(documentId)}>
            {texts.open}
          </Button>
        ) : (
          <>
            <Button variant="secondary" size="lg" className="px-4!" onClick={onArrange}>
              <Camera aria-hidden />
              {scansTexts.arrange.add}
            </Button>
            <Button
              variant="accent"
              size="lg"
              className="flex-1 px-2!"
              disabled={isBusy || read === 0}
              busy={using.isPending}
              busyLabel={texts.using}
              onClick={() => using.mutate()}
            >
              {useLabel}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function titleOf(pages: readonly ShownPage[], read: number): string {
  const onTheirWay = pages.filter(isOnItsWay).length;
  if (read === 0 && onTheirWay > 0) return texts.sending(onTheirWay);
  return read === pages.length ? texts.all(read) : texts.progress(read, pages.length);
}

interface NoticesProps {
  scan: Scan | null;
  traffic: Traffic;
  bad: readonly ShownPage[];
  isBusy: boolean;
  hasRead: boolean;
}

function Notices({ scan, traffic, bad, isBusy, hasRead }: NoticesProps) {
  const isOnline = useOnline();
  if (traffic.state === 'off' || scan?.can_read === false)
    return (
      <Banner tone="warning" title={texts.off}>
        {texts.offText}
      </Banner>
    );
  if (!isOnline && isBusy) return <Banner tone="warning">{texts.offline}</Banner>;
  if (traffic.state === 'waiting') return <Banner tone="warning">{texts.waiting}</Banner>;
  if (isBusy && hasRead) return <p className="text-ink-soft">{texts.notYet}</p>;
  if (!isBusy && bad.length > 0 && hasRead) return <p className="text-ink-soft">{texts.without(bad.length)}</p>;
  return null;
}

function RemoveAll({ id, isThere, onRemoved }: { id: string; isThere: boolean; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const cache = useQueryClient();
  const removing = useMutation({
    mutationFn: async () => {
      if (isThere) await removeScan(id);
      await forgetScan(id);
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: scansQuery.queryKey });
      onRemoved();
    },
    onError: (error) => toast.error(wordsOf(error), { id: 'scan' }),
  });
  return (
    <>
      <Button variant="ghost" className="-mx-2 self-start px-2!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {texts.remove}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.removeAsk}
        description={texts.removeText}
        cancelLabel={texts.keep}
        confirmLabel={texts.remove}
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
