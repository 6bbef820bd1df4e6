import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface LoadFailureProps {
  title: string;
  retryLabel: string;
  isRetrying: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/** In place of what could not be loaded, with the way to try again. */
export function LoadFailure({ title, retryLabel, isRetrying, onRetry, children }: LoadFailureProps) {
  return (
    <Banner
      tone="error"
      title={title}
      action={
        <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
