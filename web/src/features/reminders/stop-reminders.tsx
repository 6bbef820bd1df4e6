import { useMutation } from '@tanstack/react-query';
import { NetworkError } from '../../lib/network.ts';
import { remindersTexts } from '../../texts/en/reminders.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { stopReminders } from './api.ts';

const texts = remindersTexts.stop;

/** Asks before it does what the letter's link promises: programs that look into mail open every link. */
export function StopReminders({ token }: { token: string }) {
  const stop = useMutation({ mutationFn: () => stopReminders(token) });
  if (stop.isSuccess) {
    return (
      <>
        <Banner tone="success" title={texts.done}>
          {texts.doneText}
        </Banner>
        <ToSettings />
      </>
    );
  }
  return (
    <>
      {stop.isError ? (
        <Banner tone="error" title={texts.failed}>
          {stop.error instanceof NetworkError ? texts.unreachable : stop.error.message}
        </Banner>
      ) : null}
      <p className="text-ink-soft">{texts.text}</p>
      <Button size="lg" full busy={stop.isPending} busyLabel={texts.busy} onClick={() => stop.mutate()}>
        {texts.button}
      </Button>
      <ToSettings />
    </>
  );
}

/** The link lacks its token. */
export function StopIncomplete() {
  return (
    <>
      <Banner tone="error" title={texts.failed}>
        {texts.incomplete}
      </Banner>
      <ToSettings />
    </>
  );
}

const ToSettings = () => (
  <LinkButton to="/settings" variant="secondary" size="lg" full>
    {texts.toSettings}
  </LinkButton>
);
