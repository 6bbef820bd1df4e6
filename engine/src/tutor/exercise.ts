import { searchStems } from '../answer/search-stems.ts';
import { askedKind } from '../written/asked-kind.ts';

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

const SUM_WORDS = 6;
const HOW_MUCH = /\bhow (?:much|many|far|high|long|fast|deep|heavy|big|large|old)\b/i;
/** Asked about a sum, not for its result. */
const NO_RESULT = new Set(['why', 'true', 'difference', 'examined', 'use', 'simpler']);

/** Whether a message is a sum of the learner's own, with its figures. */
export function isOwnSum(message: string): boolean {
  const text = message.trim();
  if (!/\d/.test(text) || OPTIONS.test(text)) return false;
  if (ORDERS.test(text)) return true;
  const kind = askedKind(text);
  if (kind && NO_RESULT.has(kind)) return false;
  if (kind === 'sum' || EQUATION.test(text) || HOW_MUCH.test(text)) return true;
  return (text.match(NUMBERS)?.length ?? 0) >= 2 && text.split(/\s+/).length >= SUM_WORDS;
}

/** Whether a message sets a task to work out, or repeats a question that the learner is asked: these get a hint first. */
export function isExercise(message: string, asked: readonly string[] = []): boolean {
  const text = message.trim();
  if (ORDERS.test(text) || EQUATION.test(text)) return true;
  if ((text.match(NUMBERS)?.length ?? 0) >= 2 && text.split(/\s+/).length >= STORY_WORDS) return true;
  return isAsked(text, asked);
}

/** Whether a message is copied from a paper, or repeats one of the questions that the learner is asked. */
export function isAsked(message: string, asked: readonly string[] = []): boolean {
  const text = message.trim();
  if (NUMBERED.test(text) || OPTIONS.test(text)) return true;
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
