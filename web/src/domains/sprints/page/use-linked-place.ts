import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { placeIn } from '../../../lib/lessons/place.ts';
import type { OpenPlace } from './sprint-parts.ts';

/** Whoever follows a link to a place of a lesson is shown it, once for each link. */
export function useLinkedPlace(openPlace: OpenPlace): void {
  const { key, state } = useLocation();
  const followed = useRef(new Set<string>());
  const open = useEffectEvent(() => {
    const place = placeIn(state);
    // What is opened over the lesson has an entry of its own in the history, and leads back to this one: no new link.
    const isOver = typeof state === 'object' && state !== null && 'dialog' in state;
    if (place && !isOver && !followed.current.has(key)) openPlace(place);
    followed.current.add(key);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the link that was followed
  useEffect(() => open(), [key]);
}
