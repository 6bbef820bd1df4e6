import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDayState } from './day-link.tsx';
import type { CitedPlace } from './lesson/lesson-text.tsx';
import type { View } from './place.ts';
import type { OpenPlace } from './sprint-parts.ts';

interface OpenPlaceParts {
  day: number | null;
  setView: (view: View) => void;
  setCited: (place: CitedPlace) => void;
}

/** Shows a place; one of another day once that is open, since opening it leads to its top. */
export function useOpenPlace({ day, setView, setCited }: OpenPlaceParts): OpenPlace {
  const navigate = useNavigate();
  const state = useDayState();
  const [awaited, setAwaited] = useState<{ place: CitedPlace; day: number } | null>(null);
  useEffect(() => {
    if (awaited === null || awaited.day !== day) return;
    setCited({ ...awaited.place });
    setAwaited(null);
  }, [awaited, day, setCited]);
  return (place, of = day ?? 0) => {
    if (of === day) {
      setView('text');
      setCited({ ...place });
      return;
    }
    setAwaited({ place, day: of });
    void navigate({ search: `?day=${of}` }, { state });
  };
}
