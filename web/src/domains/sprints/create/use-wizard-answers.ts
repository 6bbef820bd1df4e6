import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../../../lib/log.ts';
import { savePreferences } from '../api.ts';
import { storedCards } from '../stored.ts';
import { fromDraft, type WizardAnswers } from './wizard-answers.ts';

/** Each change is sent, but a word is not sent letter by letter. */
const SEND_AFTER_MS = 800;

function send(answers: WizardAnswers): void {
  const answered = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));
  // A wish for later, not the sprint itself: the learner is not bothered with it.
  savePreferences(answered).catch((cause: unknown) => logError('Preferences were not saved', cause));
}

/** The answers of one opening: kept through a reload, forgotten when the wizard closes. */
export function useWizardAnswers() {
  const [answers, setAnswers] = useState(() => fromDraft(storedCards.sprintDraft.get()));
  const unsent = useRef<WizardAnswers | null>(null);

  const answer = useCallback((changed: Partial<WizardAnswers>) => {
    setAnswers((now) => {
      const next = { ...now, ...changed };
      storedCards.sprintDraft.set({ ...next });
      unsent.current = next;
      return next;
    });
  }, []);

  const flush = useCallback(() => {
    if (unsent.current) send(unsent.current);
    unsent.current = null;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    const timer = window.setTimeout(flush, SEND_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [answers, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      storedCards.sprintDraft.remove();
    };
  }, [flush]);

  return { answers, answer };
}
