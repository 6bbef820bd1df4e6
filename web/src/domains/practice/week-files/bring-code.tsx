import { ApiError, kindOfCode } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { ScanDialog } from '../../sharing/scan/scan-dialog.tsx';
import type { Said } from '../../sharing/scan/scan-view.tsx';
import { scanTexts } from '../../sharing/scan/texts.ts';
import { bringCode, broughtQuery, type listBrought } from './api.ts';
import { weekFilesTexts } from './texts.ts';

const texts = weekFilesTexts.code;

type Brought = Awaited<ReturnType<typeof bringCode>>;

function saidOf({ added, right, known, waiting, skipped }: Brought): string {
  const nothing = waiting > 0 ? [] : [known > 0 ? texts.doubled : texts.empty];
  const counts = added > 0 ? [texts.added(added, right), ...(known > 0 ? [texts.known(known)] : [])] : nothing;
  return [
    ...counts,
    ...(waiting > 0 ? [texts.waiting(waiting)] : []),
    ...(skipped > 0 ? [texts.skipped(skipped)] : []),
  ].join(' ');
}

/** Why a code was not taken; where a sprint is missing, it is started from here. */
function Refusal({ error, onStart }: { error: Error; onStart: () => void }) {
  if (!(error instanceof ApiError) || error.status >= 500) return <Banner tone="error">{texts.failed}</Banner>;
  const course = error.code === 'file_code_without_sprint' ? error.about : undefined;
  if (course === undefined) return <Banner tone="error">{error.message}</Banner>;
  return (
    <Banner tone="warning" action={<Button onClick={onStart}>{texts.start(course)}</Button>}>
      {error.message}
    </Banner>
  );
}

/** Answers that were given in a file come back by its code. */
export function BringCode() {
  const queries = useQueryClient();
  const heading = useId();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const scan = useHistoryDialog('scan-code');
  // What waited has come in: that it waits is not said any longer.
  const isIn = useQuery(broughtQuery).data?.waiting.length === 0;
  const bring = useMutation({
    mutationFn: bringCode,
    onSuccess: async ({ added, waiting }) => {
      setCode('');
      await queries.invalidateQueries(added > 0 || waiting > 0 ? {} : broughtQuery);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) bring.mutate({ code });
  };
  const takeScanned = (text: string): Said => {
    const kind = kindOfCode(text);
    if (kind !== 'V' && kind !== 'W') return { isGood: false, text: kind ? texts.ofQuiz : scanTexts.other };
    scan.close();
    setMissing(false);
    setCode(text);
    bring.mutate({ code: text });
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
      {bring.error ? <Refusal error={bring.error} onStart={() => bring.mutate({ code, startSprint: true })} /> : null}
      {bring.data && !(bring.data.waiting > 0 && isIn) ? (
        <Banner tone={bring.data.added > 0 || bring.data.waiting > 0 ? 'success' : 'warning'}>
          {saidOf(bring.data)}
        </Banner>
      ) : null}
      <BroughtList onStart={(waited) => bring.mutate({ code: waited, startSprint: true })} />
    </Card>
  );
}

/** Says which codes wait, also after a reload, and shows everything anew when they are in. */
function Waiting({ codes }: { codes: readonly { course: string }[] }) {
  const queries = useQueryClient();
  const waited = useRef(0);
  useEffect(() => {
    if (codes.length < waited.current) void queries.invalidateQueries();
    waited.current = codes.length;
  }, [codes.length, queries]);
  return [...new Set(codes.map(({ course }) => course))].map((course) => (
    <p key={course} role="status" className="text-ink-soft text-sm">
      {weekFilesTexts.waiting.text(course)}
    </p>
  ));
}

type GivenUpCodes = Awaited<ReturnType<typeof listBrought>>['given_up'];

/** What waited and did not come in says why; where only a sprint is missing, it is started from here. */
function GivenUp({ codes, onStart }: { codes: GivenUpCodes; onStart: (code: string) => void }) {
  return codes.map(({ code, course, reason }) => (
    <Banner
      key={code}
      tone="warning"
      action={reason === 'without_sprint' && <Button onClick={() => onStart(code)}>{texts.start(course)}</Button>}
    >
      {weekFilesTexts.givenUp[reason](course)}
    </Banner>
  ));
}

function BroughtList({ onStart }: { onStart: (code: string) => void }) {
  const { data } = useQuery(broughtQuery);
  if (!data) return null;
  return (
    <>
      <Waiting codes={data.waiting} />
      <GivenUp codes={data.given_up} onStart={onStart} />
      {data.lessons.length > 0 ? <DoneOutside lessons={data.lessons} /> : null}
    </>
  );
}

function DoneOutside({ lessons }: Pick<Awaited<ReturnType<typeof listBrought>>, 'lessons'>) {
  const { brought } = weekFilesTexts;
  return (
    <div className="border-line border-t pt-3">
      <h3>{brought.heading}</h3>
      <p className="text-ink-soft text-sm">{brought.note}</p>
      <ul className="mt-2 flex flex-col">
        {lessons.map(({ title, course, answered, right, brought_at }) => (
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
