import { searchStems } from '../answer/search-stems.ts';

const ORDERS =
  /^(?:please |can you |could you |help me )?(?:to )?(?:solve|calculate|compute|evaluate|simplify|factori[sz]e|expand|differentiate|integrate|rationali[sz]e|prove|derive|deduce|determine|convert|express|show that|work out|find)\b/i;
const NUMBERED = /^(?:question|exercise|problem|no\.?|q)\s*\d+\b/i;
const EQUATION = /[\p{L}\p{N})]\s*[=<>≤≥]\s*[-−+(√\p{L}\p{N}]/u;
const OPTIONS = /(?:^|\s)\(?a[.)]\s.+\s\(?b[.)]\s.+\s\(?c[.)]\s/is;
/** A story with figures, then what is asked for. */
const NUMBERS = /\d[\d.,]*/g;
const STORY_WORDS = 20;
/** A question of fewer words is what anybody would ask, whether or not a quiz asks it too. */
const LEAST_STEMS = 4;
const ALIKE = 0.8;

/** Whether a message sets a task to work out, or repeats a question that the learner is asked: these get a hint first. */
export function isExercise(message: string, asked: readonly string[] = []): boolean {
  const text = message.trim();
  if (ORDERS.test(text) || NUMBERED.test(text) || EQUATION.test(text) || OPTIONS.test(text)) return true;
  if ((text.match(NUMBERS)?.length ?? 0) >= 2 && text.split(/\s+/).length >= STORY_WORDS) return true;
  const stems = new Set(searchStems(text));
  if (stems.size < LEAST_STEMS) return false;
  return asked.some((question) => {
    const other = new Set(searchStems(question));
    if (other.size < LEAST_STEMS || Math.min(stems.size, other.size) < ALIKE * Math.max(stems.size, other.size))
      return false;
    let shared = 0;
    for (const stem of stems) if (other.has(stem)) shared++;
    return shared >= ALIKE * Math.max(stems.size, other.size);
  });
}
