import { useEffect, useState } from 'react';

/** Longer than the pause between the two taps of somebody who taps twice. */
const LOOK_MS = 400;

/** Whether an explanation was on the screen for a moment: until then a tap on what leads past it is taken for a slip. */
export function useTold(isTold: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isTold) return;
    const timer = window.setTimeout(() => setSeen(true), LOOK_MS);
    return () => {
      window.clearTimeout(timer);
      setSeen(false);
    };
  }, [isTold]);
  return isTold && isSeen;
}
