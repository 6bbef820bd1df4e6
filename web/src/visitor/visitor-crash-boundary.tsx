import { Component, type ReactNode } from 'react';
import { logError } from '../lib/log.ts';
import { reportError } from '../lib/report-error.ts';
import { appTexts } from '../texts/en/app.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Stands in for a page that broke. React still has no hook for this. */
export class VisitorCrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
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
    const { heading, text, retry } = appTexts.crash;
    return (
      <main>
        <EmptyState
          heading="h1"
          title={heading}
          action={<Button onClick={() => window.location.reload()}>{retry}</Button>}
        >
          {text}
        </EmptyState>
      </main>
    );
  }
}
