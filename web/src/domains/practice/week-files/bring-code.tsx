import { ApiError, kindOfCode } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { ScanDialog } from '../../sharing/scan/scan-dialog.tsx';
import type { Said } from '../../sharing/scan/scan-view.tsx';
import { scanTexts } from '../../sharing/scan/texts.ts';
import { bringCode, broughtQuery } from './api.ts';
import { weekFilesTexts } from './texts.ts';

const texts = weekFilesTexts.code;

type Brought = Awaited<ReturnType<typeof bringCode>>;

function saidOf({ added, known, skipped }: Brought): string {
  const counts =
    added > 0
      ? [texts.added(added), ...(known > 0 ? [texts.known(known)] : [])]
      : [known > 0 ? texts.doubled : texts.empty];
  return [...counts, ...(skipped > 0 ? [texts.skipped(skipped)] : [])].join(' ');
}

/** Answers that were given in a file come back by its code. */
export function BringCode() {
  const queries = useQueryClient();
  const heading = useId();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const scan = useHistoryDialog('scan-code');
  const bring = useMutation({
    mutationFn: bringCode,
    onSuccess: async ({ added }) => {
      setCode('');
      if (added > 0) await queries.invalidateQueries();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) bring.mutate(code);
  };
  const takeScanned = (text: string): Said => {
    const kind = kindOfCode(text);
    if (kind !== 'W') return { isGood: false, text: kind ? texts.ofQuiz : scanTexts.other };
    scan.close();
    setMissing(false);
    setCode(text);
    bring.mutate(text);
    return { isGood: true, text: texts.scanned };
  };
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="text-lg">
          {texts.heading}
        </h2>
        <p className="text-ink-soft text-sm">{texts.lead}</p>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field
          label={texts.label}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? texts.missing : undefined}
          onChange={({ target }) => setCode(target.value)}
          className="min-w-0 flex-1 basis-64 [&_input]:font-mono"
        />
        <Button type="submit" busy={bring.isPending} busyLabel={texts.busy}>
          {texts.send}
        </Button>
        <Button variant="secondary" onClick={scan.open}>
          <ScanLine aria-hidden />
          {scanTexts.open}
        </Button>
      </form>
      {scan.isOpen ? <ScanDialog onCode={takeScanned} onClose={scan.close} /> : null}
      {bring.isError ? (
        <Banner tone="error">
          {bring.error instanceof ApiError && bring.error.status < 500 ? bring.error.message : texts.failed}
        </Banner>
      ) : null}
      {bring.data ? <Banner tone={bring.data.added > 0 ? 'success' : 'warning'}>{saidOf(bring.data)}</Banner> : null}
      <BroughtList />
    </Card>
  );
}

function BroughtList() {
  const { data } = useQuery(broughtQuery);
  if (!data || data.lessons.length === 0) return null;
  const { brought } = weekFilesTexts;
  return (
    <div className="border-line border-t pt-3">
      <h3>{brought.heading}</h3>
      <p className="text-ink-soft text-sm">{brought.note}</p>
      <ul className="mt-2 flex flex-col">
        {data.lessons.map(({ title, course, answered, right, brought_at }) => (
          <li
            key={`${course} ${title}`}
            className="flex flex-wrap justify-between gap-x-4 border-line py-2 not-last:border-b"
          >
            <span className="min-w-0">
              {title} <span className="text-ink-soft text-sm">{course}</span>
            </span>
            <span className="text-ink-soft text-sm tabular-nums">
              {brought.score(right, answered)}, {formatDate(brought_at)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
