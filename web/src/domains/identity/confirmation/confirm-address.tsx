import { useQuery } from '@tanstack/react-query';
import { NetworkError } from '../../../lib/network.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { confirmAddress } from './api.ts';
import { confirmationTexts } from './texts.ts';

/** Does at once what the mailed link promises, and says how it went. */
export function ConfirmAddress({ token }: { token: string }) {
  const texts = confirmationTexts;
  const { isPending, isFetching, error, refetch } = useQuery(confirmAddress(token));
  if (isPending) return <Spinner>{texts.busy}</Spinner>;
  if (error instanceof NetworkError) {
    return (
      <LoadFailure
        title={texts.failed}
        retryLabel={commonTexts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {texts.unreachable}
      </LoadFailure>
    );
  }
  if (error) return <ConfirmationFailed text={wordsOf(error)} />;
  return (
    <>
      <Banner tone="success" title={texts.done}>
        {texts.doneText}
      </Banner>
      <LinkButton to="/dashboard" variant="accent" size="lg" full>
        {texts.toDashboard}
      </LinkButton>
    </>
  );
}

/** The link is of no use; another one can be asked for in the settings. */
export function ConfirmationFailed({ text }: { text: string }) {
  return (
    <>
      <Banner tone="error" title={confirmationTexts.failed}>
        {text}
      </Banner>
      <LinkButton to="/settings" variant="secondary" size="lg" full>
        {confirmationTexts.toSettings}
      </LinkButton>
    </>
  );
}
