const DAY_MS = 86_400_000;

interface PaceFigures {
  /** Days until the exam; 0 on its day, below that it is over. */
  left: number;
  /** Days of the sprint that are not complete. */
  toRead: number;
  /** Days of the sprint that each day until then has to take. */
  aDay: number;
}

/** What a date asks for. Both are calendar days (YYYY-MM-DD), which have no time and no zone. */
export function paceFor(examDate: string, today: string, toRead: number): PaceFigures {
  const left = Math.round((Date.parse(examDate) - Date.parse(today)) / DAY_MS);
  return { left, toRead, aDay: left > 0 ? Math.ceil(toRead / left) : toRead };
}
