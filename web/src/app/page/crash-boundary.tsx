import { Component, type ReactNode } from 'react';
import { logError } from '../../lib/log.ts';
import { reportError } from '../../lib/report-error.ts';
import { appTexts } from '../../texts/en/app.ts';
import { ErrorArt } from '../../ui/art/empty-art.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface CrashBoundaryProps {
  /** Nothing else is on the page: what is shown is its main part. */
  isWholePage?: boolean;
  children: ReactNode;
}

/** Stands in for a page that broke or whose code did not arrive. React still has no hook for this. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    logError('A page crashed', error);
    reportError(error);
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    const texts = appTexts.crash;
    const Frame = this.props.isWholePage ? 'main' : 'div';
    return (
      <Frame>
        <EmptyState
          heading="h1"
          art={<ErrorArt />}
          title={texts.heading}
          action={<Button onClick={() => window.location.reload()}>{texts.retry}</Button>}
        >
          {texts.text}
        </EmptyState>
      </Frame>
    );
  }
}
