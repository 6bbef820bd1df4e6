import { createContext } from 'react';

/** A document of hers about a course, and where it is asked. */
interface Notes {
  title: string;
  to: string;
}

/** Finds her newest notes on a course; the page says how. Null where she has none. */
export const FindNotes = createContext<(course: string) => Promise<Notes | null>>(async () => null);
