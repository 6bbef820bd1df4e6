import { useEffect, useRef } from 'react';
import { type StudyPlace, startCounting } from './counter.ts';

/** Counts study time while it is mounted; shows nothing. */
export function StudyTimeCounter(place: StudyPlace) {
  const now = useRef(place);
  now.current = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sprint is another session
  useEffect(() => startCounting(() => now.current), [place.sprintId]);
  return null;
}
