import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { placeIn } from '../../lib/lesson-place.ts';
import type { OpenPlace } from './sprint-parts.ts';

/** Whoever follows a link to a place of a lesson is shown it, once for each link. */
export function useLinkedPlace(openPlace: OpenPlace): void {
  const { key, state } = useLocation();
  const open = useEffectEvent(() => {
    const place = placeIn(state);
    if (place) openPlace(place);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the link that was followed
  useEffect(() => open(), [key]);
}
