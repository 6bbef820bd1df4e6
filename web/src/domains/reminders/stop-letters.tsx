import { useMutation } from '@tanstack/react-query';
import { NetworkError } from '../../lib/network.ts';
import { wordsOf } from '../../lib/words-of.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { stopLetters } from './api.ts';
import { remindersTexts } from './texts.ts';

/** The token says at its end which letters it stops; without a word there, reminders. */
export const stopTexts = (token: string | null) =>
  token?.endsWith('.digest') ? { ...remindersTexts.stop, ...remindersTexts.stopDigest } : remindersTexts.stop;

/** Asks before it does what the letter's link promises: programs that look into mail open every link. */
export function StopLetters({ token }: { token: string }) {
  const texts = stopTexts(token);
  const stop = useMutation({ mutationFn: () => stopLetters(token) });
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
          {stop.error instanceof NetworkError ? texts.unreachable : wordsOf(stop.error)}
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
  const texts = remindersTexts.stop;
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
    {remindersTexts.stop.toSettings}
  </LinkButton>
);
