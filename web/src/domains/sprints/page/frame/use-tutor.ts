import { useEffect, useRef, useState } from 'react';
import { useHistoryDialog } from '../../../../lib/history-dialog.ts';
import { useMedia } from '../../../../lib/media.ts';
import { keepPlace, readPlace } from '../place.ts';

/** From here on contents, text and tutor have room side by side. Also by the size of the text: larger needs more room. */
const BESIDE_TEXT = '(min-width: 1180px) and (min-width: 73.75em)';

interface Tutor {
  isOpen: boolean;
  /** Beside the text; otherwise a sheet of half the height, which the phone's back button closes. */
  isBeside: boolean;
  open(): void;
  close(): void;
}

/** Whether the tutor is open. Beside the text it stays so; a sheet is opened anew. */
export function useTutor(sprintId: string, day: number | null): Tutor {
  const isBeside = useMedia(BESIDE_TEXT);
  const sheet = useHistoryDialog('tutor');
  const [isWanted, setWanted] = useState(() => readPlace(sprintId)?.tutor ?? false);
  const isOpen = isBeside ? isWanted : sheet.isOpen;
  useFocusWith(isOpen);
  // The text goes on being read beside the sheet: going back must not bring back where it was when that opened.
  useEffect(() => {
    history.scrollRestoration = isBeside ? 'auto' : 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [isBeside]);

  const want = (wanted: boolean) => {
    setWanted(wanted);
    if (day !== null) keepPlace(sprintId, { day, tutor: wanted });
  };
  return {
    isOpen,
    isBeside,
    open: () => {
      if (isOpen) return;
      if (isBeside) want(true);
      else sheet.open();
    },
    close: () => (isBeside ? want(false) : sheet.close()),
  };
}

export const TUTOR_BUTTON = 'tutor-button';

/** To the question; on a phone to the tutor itself, since the keyboard would come and cover the text. */
export function focusTutor(): void {
  const frame = document.querySelector<HTMLElement>('[data-tutor]');
  const box = window.matchMedia('(pointer: coarse)').matches ? null : frame?.querySelector('textarea');
  (box ?? frame)?.focus({ preventScroll: true });
}

/** Whoever opens the tutor is in it, and whoever closes it is where it was opened. */
function useFocusWith(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const [before, now] = [wasOpen.current, isOpen];
    wasOpen.current = isOpen;
    if (!before && now) focusTutor();
    // Only where the focus went with the tutor: a place in the text that was opened keeps it.
    if (before && !now && document.activeElement === document.body) {
      document.getElementById(TUTOR_BUTTON)?.focus({ preventScroll: true });
    }
  }, [isOpen]);
}
