import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, Copy, RefreshCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { commonTexts } from '../../texts/en/common.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { copyFrom } from '../sharing/copy-from.ts';
import { calendarQuery, removeCalendar, renewCalendar } from './api.ts';
import { remindersTexts } from './texts.ts';

const texts = remindersTexts.calendar;

/** The secret address under which a calendar program finds the learner's deadlines. */
export function CalendarCard() {
  const headingId = useId();
  const calendar = useQuery(calendarQuery);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async (wish: 'renew' | 'remove') => (wish === 'renew' ? renewCalendar() : removeCalendar()),
    onSuccess: (url) => queries.setQueryData(calendarQuery.queryKey, url),
    onError: () => toast.error(texts.failed, { id: 'calendar' }),
  });
  const isBusy = (wish: 'renew' | 'remove') => change.isPending && change.variables === wish;
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="text-lg">
        {texts.heading}
      </h2>
      <p className="text-ink-soft">{texts.text}</p>
      {calendar.isPending ? <Skeleton className="h-11 w-full" /> : null}
      {calendar.isError ? (
        <LoadFailure
          title={texts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={calendar.isFetching}
          onRetry={() => void calendar.refetch()}
        />
      ) : null}
      {calendar.data === null ? (
        <Button
          variant="secondary"
          className="self-start"
          busy={isBusy('renew')}
          busyLabel={texts.busy}
          onClick={() => change.mutate('renew')}
        >
          <CalendarDays aria-hidden />
          {texts.turnOn}
        </Button>
      ) : null}
      {calendar.data ? (
        <>
          <Address url={calendar.data} />
          <div className="flex flex-wrap gap-2.5">
            <Button
              variant="secondary"
              busy={isBusy('renew')}
              busyLabel={texts.busy}
              onClick={() => change.mutate('renew')}
            >
              <RefreshCw aria-hidden />
              {texts.renew}
            </Button>
            <Button
              variant="secondary"
              busy={isBusy('remove')}
              busyLabel={texts.busy}
              onClick={() => change.mutate('remove')}
            >
              {texts.turnOff}
            </Button>
          </div>
          <p className="text-ink-faint text-sm">{texts.renewHint}</p>
        </>
      ) : null}
    </Card>
  );
}

function Address({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Field
        ref={field}
        label={texts.address}
        hint={texts.addressHint}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button className="self-start" onClick={() => void copyFrom(field.current, texts)}>
        <Copy aria-hidden />
        {texts.copy}
      </Button>
    </>
  );
}
