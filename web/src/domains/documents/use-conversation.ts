import { useCallback, useEffect, useReducer, useRef } from 'react';
import { storedSession } from '../../lib/storage/session.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { type Conversation, keepConversation, restoreConversation } from './conversation.ts';

/** The conversation as it is this moment: the next part of the page begins before the last one has put it away. */
let open: { owner: string | null; conversation: Conversation } | null = null;

const begin = (): Conversation =>
  open && open.owner === storedSession.userId.get() ? open.conversation : restoreConversation();

export type Change = (now: Conversation) => Conversation;

/** The conversation, kept in this tab so that a reload loses nothing. */
export function useConversation() {
  const [conversation, apply] = useReducer((now: Conversation, change: Change) => change(now), null, begin);
  const owner = useRef(storedSession.userId.get());
  /** What is true this moment, for work that began earlier. */
  const latest = useRef(conversation);
  const change = useCallback((by: Change) => {
    latest.current = by(latest.current);
    open = { owner: owner.current, conversation: latest.current };
    apply(() => latest.current);
  }, []);

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
