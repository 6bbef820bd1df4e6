import { ApiError, type LearningPath, type NewPath } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomId } from '../../../lib/random-id.ts';
import { keepOfAccount } from '../../../lib/storage/session.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { createSprint } from '../api.ts';
import { keepPlan } from '../cards-cache.ts';
import { sprintsTexts } from '../texts.ts';

const texts = sprintsTexts.wizard;

const faultOf = (error: Error) => (error.message ? texts.failed(wordsOf(error)) : texts.failedPlainly);
const isLimit = (error: Error) => error instanceof ApiError && error.code === 'sprint_limit_reached';

export interface CreationEvents {
  onCreated: (sprint: LearningPath) => void;
  /** The plan allows no further sprint. */
  onLimit: () => void;
}

/** Orders a sprint, once for each press. */
export function useTopicCreation({ onCreated, onLimit }: CreationEvents) {
  // The same answers are the same sprint, however often they are sent: the first answer may have been lost on its way.
  const sent = useRef({ path: '', key: '' });
  const keyOf = (path: NewPath) => {
    const text = JSON.stringify(path);
    if (sent.current.path !== text) sent.current = { path: text, key: randomId() };
    return sent.current.key;
  };
  // At the press: a second one comes before the button is drawn as busy.
  const isPressed = useRef(false);
  const creating = useMutation({
    mutationFn: (path: NewPath) => createSprint(path, keyOf(path)),
    onSuccess(sprint) {
      keepOfAccount(() => keepPlan(sprint));
      onCreated(sprint);
    },
    onError: (error) => isLimit(error) && onLimit(),
    onSettled: () => {
      isPressed.current = false;
    },
  });
  return {
    isCreating: creating.isPending,
    fault: creating.error && !isLimit(creating.error) ? faultOf(creating.error) : null,
    create(path: NewPath) {
      if (isPressed.current) return;
      isPressed.current = true;
      creating.mutate(path);
    },
  };
}
