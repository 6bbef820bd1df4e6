import type { ChatFigures } from './chat.ts';
import type { QuizFigures } from './quiz.ts';

export interface Result extends QuizFigures {
  id: string;
  chat: ChatFigures | null;
}

type Kept = Omit<Result, 'milliseconds'>;

/** Where a result falls behind the baseline: fewer questions, more that fail a check, more wrong answers. */
export function compareWithBaseline(results: readonly Result[], baseline: readonly Kept[]): string[] {
  const worse: string[] = [];
  for (const before of baseline) {
    const now = results.find((result) => result.id === before.id);
    if (!now) continue;
    if (now.made < before.made * 0.8) worse.push(`${now.id}: ${now.made} questions, before ${before.made}`);
    if (now.passing < before.passing)
      worse.push(`${now.id}: ${now.passing.toFixed(2)} pass the checks, before ${before.passing.toFixed(2)}`);
    if (now.duplicates > before.duplicates)
      worse.push(`${now.id}: ${now.duplicates} duplicates, before ${before.duplicates}`);
    if (now.chat && before.chat) {
      if (now.chat.found < before.chat.found - 0.05) worse.push(`${now.id}: fewer answers found`);
      if (now.chat.shown < before.chat.shown - 0.05) worse.push(`${now.id}: fewer right passages shown`);
      if (now.chat.wrong > before.chat.wrong + 0.05) worse.push(`${now.id}: more wrong answers`);
      if (now.chat.declined < before.chat.declined - 0.05) worse.push(`${now.id}: fewer off-topic questions declined`);
    }
  }
  return worse;
}
