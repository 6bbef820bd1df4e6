import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storedCards } from '../stored.ts';
import type { CreateSprint } from './use-create-sprint.ts';

/** A link that somebody shared names a topic: the question for a new sprint opens with it, once. */
export function useInvitedTopic({ quick, openQuick }: Pick<CreateSprint, 'quick' | 'openQuick'>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = useRef(quick.place.step > 0);
  const topic = new URLSearchParams(search).get('topic');
  useEffect(() => {
    if (!topic || isAsked.current) return;
    isAsked.current = true;
    storedCards.sprintDraft.set({ course: topic });
    // Back from the dialog leads to the page without it.
    void navigate(pathname, { replace: true });
    openQuick();
  }, [topic, pathname, navigate, openQuick]);
}
