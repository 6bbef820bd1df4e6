import { commonTexts } from '../../texts/en/common.ts';
import { settingsTexts } from '../../texts/en/settings.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

interface LoadFailureProps {
  text?: string;
  isRetrying: boolean;
  onRetry: () => void;
}

export function LoadFailure({ text = settingsTexts.loadFailed, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <Banner
      tone="error"
      title={text}
      action={
        <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      }
    />
  );
}
