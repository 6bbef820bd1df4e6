import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../../../lib/log.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { type Answers, blankAnswers, type Place, toPreferences, WELCOME } from './answers.ts';
import { savePreferences } from './api.ts';
import { type Kept, keep, readKept } from './kept.ts';

const blank: Kept = { answers: blankAnswers, place: WELCOME, outcome: 'none' };
/** Each change is sent, but a word is not sent letter by letter. */
const SEND_AFTER_MS = 800;

/** The answers so far, kept in the browser at once and on the server a moment later. */
export function useKeptAnswers(isSignedIn: boolean) {
  const [kept, setKept] = useState(() => readKept() ?? blank);
  const isTouched = useRef(kept.answers.university !== '');
  /** The account's, or the device's while nobody is signed in; whoever comes after must not find them. */
  const owner = useRef(storedSession.userId.get());

  const replace = useCallback((next: (now: Kept) => Kept) => {
    if (storedSession.userId.get() !== owner.current) return;
    setKept((now) => {
      const changed = next(now);
      keep(changed);
      return changed;
    });
  }, []);

  const change = useCallback((changed: Partial<Kept>) => replace((now) => ({ ...now, ...changed })), [replace]);

  const answer = useCallback(
    (changed: Partial<Answers>) => {
      isTouched.current = true;
      replace((now) => ({ ...now, answers: { ...now.answers, ...changed } }));
    },
    [replace],
  );

  useSending(isSignedIn && isTouched.current, kept.answers, kept.place);
  return { ...kept, isTouched, change, answer };
}

function useSending(isWanted: boolean, answers: Answers, place: Place): void {
  const unsent = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    const owner = storedSession.userId.get();
    const send = () => {
      unsent.current = null;
      // The page is left because the session has expired: the answers are sealed, and there is nobody to send them for.
      if (storedSession.userId.get() !== owner) return;
      // The answers stay in the browser; the person is not bothered with it.
      savePreferences(toPreferences(answers, place)).catch((cause) => logError('Preferences were not saved', cause));
    };
    unsent.current = send;
    const timer = window.setTimeout(send, SEND_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isWanted, answers, place]);

  useEffect(() => {
    const flush = () => unsent.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}
