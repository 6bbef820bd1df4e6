import { useCallback, useEffect, useReducer, useRef } from 'react';
import { storedSession } from '../../lib/storage/session.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { type Conversation, keepConversation, restoreConversation } from './conversation.ts';

export type Change = (now: Conversation) => Conversation;

/** The conversation, kept in this tab so that a reload loses nothing. */
export function useConversation() {
  const [conversation, apply] = useReducer(
    (now: Conversation, change: Change) => change(now),
    null,
    restoreConversation,
  );
  /** What is true this moment, for work that began earlier. */
  const latest = useRef(conversation);
  const change = useCallback((by: Change) => {
    latest.current = by(latest.current);
    apply(() => latest.current);
  }, []);

  const owner = useRef(storedSession.userId.get());
  const keep = useCallback(() => {
    // After a log-out nothing of the account may be written to this device again.
    if (storedSession.userId.get() === owner.current) keepConversation(latest.current);
  }, []);

  const settled = useSettled(conversation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever it has come to rest
  useEffect(keep, [settled]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return { conversation, latest, change };
}
