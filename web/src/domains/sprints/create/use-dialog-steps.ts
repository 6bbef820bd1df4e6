import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

export interface DialogSteps {
  /** From 1; 0 while the dialog is closed. */
  step: number;
  open(): void;
  /** The state of an address that opens it. */
  firstStep: object;
  next(): void;
  back(): void;
  close(): void;
  /** Closes the dialog and goes on to another place, whose back button then leads to the page without the dialog. */
  leaveTo(to: string, options?: NavigateOptions): void;
}

interface StepState {
  dialog: string;
  step: number;
}

const isStepOf = (state: unknown, name: string): state is StepState =>
  typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === name && 'step' in state;

/** A dialog of several steps, each with an entry in the history: the phone's back button goes one step back. */
export function useDialogSteps(name: string): DialogSteps {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = isStepOf(state, name) ? state.step : 0;
  const leaving = useRef<[string, NavigateOptions | undefined] | null>(null);

  // Going back takes a moment; only then is the page's own entry the one to go on from.
  useEffect(() => {
    if (step > 0 || !leaving.current) return;
    const [to, options] = leaving.current;
    leaving.current = null;
    void navigate(to, options);
  }, [step, navigate]);

  const stateOf = (next: number): StepState => ({ dialog: name, step: next });
  const goTo = (next: number) => void navigate(pathname + search + hash, { state: stateOf(next) });
  return {
    step,
    firstStep: stateOf(1),
    open: () => goTo(1),
    next: () => goTo(step + 1),
    back: () => void navigate(-1),
    close: () => void navigate(-step),
    leaveTo(to, options) {
      leaving.current = [to, options];
      void navigate(-step);
    },
  };
}
