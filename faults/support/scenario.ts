/** One thing that breaks, done for real. */
export interface Scenario {
  name: string;
  /** What was seen, in a few words, and every fault: an empty list is a success. */
  run(): Promise<Outcome>;
}

export interface Outcome {
  seen: string;
  faults: string[];
}

/** Sums up what a hall was told while things broke. */
export function countsOf(answers: ReadonlyMap<number, number>): string {
  const sorted = [...answers].sort(([a], [b]) => a - b);
  return sorted.map(([status, count]) => `${count}×${status === 0 ? 'no answer' : status}`).join(', ');
}

/** Answers that nobody may get, whatever breaks: the product says 503 when it cannot, and never 500. */
export function wrongAnswers(answers: ReadonlyMap<number, number>): string[] {
  const wrong = [...answers].filter(([status]) => status === 500 || status === 502 || status === 504);
  return wrong.map(([status, count]) => `${count} answers ${status}`);
}
