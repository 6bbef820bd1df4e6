import type { TutorState } from '@akada/engine/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../../lib/log.ts';
import { NetworkError } from '../../lib/network.ts';
import { randomId } from '../../lib/random-id.ts';
import { askTutor, historyQuery, type LessonPlace, loadIndex } from './api.ts';
import { keepChat } from './chat-store.ts';
import { fromReply, type Message, plainMessage } from './message.ts';
import { answerOffline } from './offline-tutor.ts';
import { assistantTexts } from './texts.ts';

export interface Conversation {
  messages: readonly Message[];
  isLoading: boolean;
  /** What has come of the answer so far; null while nothing is asked. */
  pending: string | null;
  ask: (prompt: string) => Promise<void>;
  forget: () => void;
}

/** What was said about a sprint, and what is being said. One question at a time. */
export function useConversation(place: LessonPlace, hasLesson: boolean): Conversation {
  const queries = useQueryClient();
  const query = historyQuery(place.sprintId);
  const { data: messages = [], isPending } = useQuery(query);
  const [pending, setPending] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  const offlineState = useRef<TutorState | undefined>(undefined);

  const add = useCallback(
    (message: Message) => queries.setQueryData(query.queryKey, (now) => [...(now ?? []), message]),
    [queries, query.queryKey],
  );

  useEffect(() => () => control.current?.abort(), []);
  // Quietly: so that the tutor of this lesson is there without a network as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place by its parts
  useEffect(() => {
    if (!hasLesson) return;
    void Promise.all([loadIndex(place), import('@akada/engine/browser')]).catch(() => {});
  }, [place.sprintId, place.day, hasLesson]);

  const ask = async (prompt: string) => {
    if (pending !== null || prompt.trim() === '') return;
    const leaving = new AbortController();
    control.current = leaving;
    let shown = '';
    const show = (text: string) => {
      shown = text;
      setPending(text);
    };
    show('');
    // What was said before stands above; asked sooner, the question would be lost under it. A failed load is silent.
    await queries.ensureQueryData(query).catch(() => {});
    add(plainMessage(randomId(), 'user', prompt.trim()));
    try {
      const pieces = { onText: (text: string) => show(shown + text), onRestart: () => show('') };
      add(fromReply(await askTutor(place, prompt.trim(), leaving.signal, pieces)));
      keepChat(place.sprintId, queries.getQueryData(query.queryKey) ?? []);
      offlineState.current = undefined;
    } catch (error) {
      if (leaving.signal.aborted) return;
      add(await otherwise(error, prompt));
    } finally {
      setPending(null);
    }
  };

  const otherwise = async (error: unknown, prompt: string): Promise<Message> => {
    try {
      if (!(error instanceof NetworkError)) throw error;
      const { message, state } = await answerOffline(place, prompt, offlineState.current);
      offlineState.current = state;
      return message;
    } catch (cause) {
      logError('The tutor did not answer', cause);
      return plainMessage(randomId(), 'akada', assistantTexts.error);
    }
  };

  const forget = useCallback(() => {
    queries.setQueryData(query.queryKey, []);
    keepChat(place.sprintId, []);
  }, [queries, query.queryKey, place.sprintId]);
  return { messages, isLoading: isPending, pending, ask, forget };
}
